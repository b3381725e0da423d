local function begin(t)
    t:game { players = 3, scenario = "together" }
    t:roll(12)
    t:give(1, { lumber = 1 })
end

hex.test("several win together, and the others do not", function(t)
    begin(t)
    t:set("beacons", 3, 2)
    t:equal({ t:winner() }, {})
    t:act(1, "do_light")
    t:equal({ t:winner() }, { 1, 3 })
    t:refused(1, "end_turn", "game_over")
end)

hex.test("who has done all of it wins alone", function(t)
    begin(t)
    t:set("beacons", 1, 2)
    t:act(1, "do_light")
    t:equal({ t:winner() }, { 1 })
end)
