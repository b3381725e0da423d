-- What of the base game is left out or changed (X-B-9, X-B-11, X-B-32, X-B-65, X-B-69).
for _, card in ipairs {
    "knight", "road_building", "invention", "monopoly", "chapel", "governors_house", "library",
    "market", "university",
} do
    hex.remove("card", card)
end
hex.remove("deck", "development")
hex.remove("award", "largest_army")
hex.remove("counter", "knights")
hex.remove("pawn", "robber")

hex.patch("on_roll") {
    total = 7,
    effect = {
        { discard = hex.option "discard_threshold" == "7" and 7 or 8 }, { steal_from_any = true },
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
