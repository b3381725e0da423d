-- What of the base game is left out or changed (X-T-5, X-T-7, X-T-13, X-T-52, X-T-65).
hex.remove("award", "longest_road")
hex.remove("pawn", "robber")

hex.patch("on_roll") {
    total = 7,
    effect = {
        { discard = hex.option "discard_threshold" == "7" and 7 or 8 },
        { start = "move_barbarian" },
    },
}
hex.patch("setup") {
    before = {},
    rounds = {
        { effect = {
            { place = "settlement", setup = true }, { place = "road", touching = true },
        } },
        { backward = true, effect = {
            { place = "city", setup = true, unbought = true, income = true },
            { place = "road", touching = true },
        } },
    },
}
hex.patch("rules") {
    rerolls = not hex.has_mod "caravans" and { { totals = { 2, 12 } } } or nil,
}
