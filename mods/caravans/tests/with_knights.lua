-- The vote with Cities & Knights (X-C-31).
hex.test("X-C-31 brick and lumber are bid", function(t)
    t:game { players = 3, scenario = "caravans", mods = { "cities_knights" } }
    t:piece(1, "road", 2, -1, "NE")
    t:give(1, { brick = 2, lumber = 1, wool = 2, grain = 2 })
    t:roll(12)
    t:act(1, "build_settlement", { 2, -1, "NE" })
    t:act(1, "end_turn")
    t:refused(1, "choose_camel_bid", 2)
    t:act(1, "choose_camel_bid", 1)
    t:act(1, "give", { brick = 1 })
    t:equal({ t:goods(1, "brick"), t:goods(1, "wool") }, { 0, 1 })
end)
