-- The same as gold_a sees it, from the other side.
hex.test("the other mod means its own things by the same names", function(t)
    t:game { players = 3, mods = { "gold_a" }, seed = 1 }
    t:equal({ t:get("gold", 1), t:get("gold_a:gold", 1) }, { 7, 3 })
    t:roll(12)
    t:tile(0, -2, "mountains", 5)
    t:act(1, "do_mine", { 0, -2 })
    t:equal({ t:goods(1, "gem"), t:goods(1, "gold_a:gem") }, { 1, 0 })
end)
