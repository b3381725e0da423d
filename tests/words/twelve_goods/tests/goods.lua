-- Twelve goods, and pieces that are paid with the last of them.
local function begin(t)
    t:game { players = 3, scenario = "base", mods = { "twelve_goods" } }
    t:roll(2)
end

hex.test("a city brings a good of the land and one of its own", function(t)
    t:game { players = 3, scenario = "base", mods = { "twelve_goods" } }
    t:tile(0, 0, "hills", 8)
    t:piece(1, "city", 0, 0, "N")
    t:roll(8)
    t:equal(t:goods(1, "brick"), 1)
    t:equal(t:goods(1, "glass"), 1)
    t:equal(t:goods(1), 2)
end)

hex.test("a palace takes the place of a city, and is paid with new goods", function(t)
    begin(t)
    t:piece(1, "city", 0, 0, "N")
    t:give(1, { glass = 1, cloth = 1 })
    t:refused(1, "build_palace", { 0, 0, "N" }, "cannot_pay")
    t:give(1, { honey = 1 })
    t:act(1, "build_palace", { 0, 0, "N" })
    t:equal(t:goods(1), 0)
    t:equal(t:points(1), 3)
end)

hex.test("a canal goes on with the roads", function(t)
    begin(t)
    t:piece(1, "road", 0, 0, "NE")
    t:give(1, { wine = 1, silver = 1 })
    t:act(1, "build_canal", { 0, 0, "E" })
    t:equal(t:goods(1), 0)
end)

hex.test("the bank trades the last good like the first", function(t)
    begin(t)
    t:give(1, { wine = 4 })
    t:act(1, "trade_bank", "wine", "amber")
    t:equal(t:goods(1, "amber"), 1)
    t:equal(t:goods(1, "wine"), 0)
end)
