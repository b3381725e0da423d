-- Run it with: hexholm-cli test my_mod
hex.test "the oasis yields grain" (function(t)
    t:game { players = 3, seed = 1 }
    t:tile(0, 0, "my_mod_oasis", 8)
    t:tile(0, -1, "desert")
    t:tile(1, -1, "desert")
    t:piece(1, "settlement", 0, 0, "N")
    t:roll(8)
    t:equal(t:goods(1, "grain"), 1)
end)
