-- The two colours have their settlements north and south of the middle.
local function begin(t)
    t:game { players = 2, scenario = "neutrals", seed = 3 }
    t:piece(3, "settlement", 0, 0, "N")
    t:piece(4, "settlement", 0, 0, "S")
    t:tile(0, 0, "forest", 5)
end

local function roll_twice(t) t:roll(12) t:roll(11) end

hex.test("X-2-16 X-2-18 neutral colours receive nothing and keep their distance", function(t)
    begin(t)
    t:piece(1, "settlement", 1, 0, "S")
    t:piece(1, "road", 0, 0, "NE")
    t:roll(5)
    t:equal(t:ask(function(game) return game:bank "lumber" end), 19)
    t:roll(11)
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:refused(1, "build_settlement", { 0, 0, "NE" }, "too_close")
end)

hex.test("X-2-7 X-2-8 there are two rolls that differ", function(t)
    begin(t)
    t:roll(5)
    t:equal(t:ask(function(game) return game:phase() end), "roll")
    t:act(1, "roll")
    t:equal(t:ask(function(game) return game:total() == 5 end), false)
end)

hex.test("X-2-9 X-2-10 X-2-15 whoever builds a road places one of a neutral colour", function(t)
    begin(t)
    t:piece(1, "settlement", 2, 0, "N")
    t:give(1, { brick = 1, lumber = 1 })
    roll_twice(t)
    t:act(1, "build_road", { 2, 0, "NE" })
    t:refused(1, "choose_colour", 2)
    t:act(1, "choose_colour", 3)
    t:equal(t:legal(1, "place_road"), 3)
    t:act(1, "place_road", { 0, 0, "NE" })
    local piece, owner = t:at(0, 0, "NE")
    t:equal({ piece, owner }, { "road", 3 })
    t:equal(t:ask(function(game) return game:pieces(3, "road") end), 1)
end)

hex.test("X-2-17 a neutral colour can hold the longest road, and nobody scores it", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(4, "road", 0, 0, side) end
    t:equal(t:ask(function(game) return game:holder "longest_road" end), 4)
    t:equal(t:points(1) + t:points(2), 0)
end)

hex.test("X-2-19 nothing is stolen from a neutral colour", function(t)
    begin(t)
    t:roll(7)
    t:act(1, "move_robber", { 0, 0 })
    t:equal(t:legal(1, "roll"), 1)
end)

hex.test("a figure of a neutral colour interrupts all routes but those of its colour", function(t)
    for player, goes_on in ipairs { false, false, true, false } do
        begin(t)
        for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do
            t:piece(player, "road", 2, 0, side)
        end
        t:figure(1, "ash_watch", 2, 0, "SE")
        t:equal(t:ask(function(game) return game:holder "longest_road" ~= nil end), goes_on)
    end
end)

hex.test("whole games are played beside neutral colours", function(t)
    for seed = 1, 5 do
        t:game { players = 2, scenario = "neutrals", setup = true, seed = seed }
        t:finish()
    end
end)
