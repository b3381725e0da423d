hex.test("all tests of a piece must allow it", function(t)
    t:game { players = 3, scenario = "guards" }
    t:piece(1, "settlement", 0, 0, "N")
    t:piece(1, "road", 0, 0, "NE")
    t:give(1, { ore = 3, grain = 2 })
    t:roll(12)
    t:refused(1, "build_city", { 0, 0, "N" }, "not_allowed")
    t:piece(1, "road", 0, 0, "NW")
    t:equal(t:legal(1, "build_city"), 1)
    t:give(1, { wool = 7 })
    t:refused(1, "build_city", { 0, 0, "N" }, "not_allowed")
end)

hex.test("a guard refuses to end the turn", function(t)
    t:game { players = 3, scenario = "guards" }
    t:roll(12)
    for _ = 1, 2 do
        t:act(1, "do_borrow")
        t:act(1, "choose_goods", { ore = 1 })
    end
    t:equal(t:legal(1, "end_turn"), 0)
    t:refused(1, "end_turn", "not_allowed")
    t:act(1, "do_repay")
    t:act(1, "end_turn")
end)

hex.test("a guard sees what the action is about", function(t)
    t:game { players = 3, scenario = "guards" }
    t:piece(1, "settlement", 0, 0, "N")
    t:give(1, { brick = 1, lumber = 1 })
    t:roll(12)
    local free = t:legal(1, "build_road")
    t:set("debt", 1, 1)
    local left = t:legal(1, "build_road")
    t:equal(left < free, true)
    t:set("debt", 1, 0)
    t:equal(t:legal(1, "build_road"), free)
end)

hex.test("whole games are played under guards", function(t)
    t:game { players = 4, scenario = "guards", setup = true }
    t:finish()
end)
