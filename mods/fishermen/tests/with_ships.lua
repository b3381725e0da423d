-- Fish and ships together, on the map of New Shores for three.
local function begin(t)
    t:game { players = 3, scenario = "seafarers:new_shores", mods = { "fishermen" } }
    t:piece(1, "settlement", 3, 3, "S")
end

hex.test("X-F-40 five fish build a road or a ship", function(t)
    begin(t)
    t:card(1, "fish_3", 2)
    t:roll(2)
    t:act(1, "do_fish_road")
    t:act(1, "place_ship", { 3, 3, "SE" })
    t:equal(t:at(3, 3, "SE"), "ship")
    t:equal(t:ask(function(game) return game:supply(1, "ship") end), 14)
end)

hex.test("X-F-41 no ship is built on the paths of a lake", function(t)
    for _, lake in ipairs { "lake", "small_lake" } do
        begin(t)
        t:give(1, { lumber = 2, wool = 2 })
        t:roll(2)
        t:equal(t:legal(1, "build_ship"), 3)
        t:tile(2, 4, lake)
        t:equal(t:legal(1, "build_ship"), 1)
        t:refused(1, "build_ship", { 2, 4, "E" }, "not_allowed")
    end
end)

hex.test("X-F-3 ships and the pirate pass over fishing grounds as over the sea", function(t)
    begin(t)
    t:give(1, { lumber = 2, wool = 2 })
    t:tile(2, 4, "fishing_ground")
    t:roll(7)
    t:act(1, "move_pirate", { 2, 4 })
    t:equal(t:legal(1, "build_ship"), 1)
    t:pawn "pirate"
    t:equal(t:legal(1, "build_ship"), 3)
end)

-- The map of Through the Desert has a ground in its rim at 3, 0, and rim on both sides of it.
local function begin_at_rim(t)
    t:game { players = 3, scenario = "seafarers:through_the_desert", mods = { "fishermen" } }
    t:equal(t:at(3, 0), "fishing_ground")
end

hex.test("S-8 S-11 no ship sails beyond a fishing ground in the rim of the map", function(t)
    begin_at_rim(t)
    t:piece(1, "settlement", 3, 0, "SE")
    t:give(1, { lumber = 2, wool = 2 })
    t:roll(12)
    t:refused(1, "build_ship", { 3, 0, "E" }, "not_allowed")
    t:act(1, "build_ship", { 3, 0, "SE" })
end)

hex.test("S-61 the pirate does not come to a fishing ground in the rim", function(t)
    begin_at_rim(t)
    t:roll(7)
    t:refused(1, "move_pirate", { 3, 0 }, "not_allowed")
    t:equal(t:legal(1, "move_pirate"), t:ask(function(game) return #game:tiles "sea" end))
end)

hex.test("X-F-6 at sea, too, the robber begins beside the board", function(t)
    for _, map in ipairs { "new_shores", "four_islands", "fog_island", "through_the_desert",
        "forgotten_tribe", "cloth", "wonders" } do
        for _, deal in ipairs { "printed", "shuffled" } do
            t:game { players = 3, scenario = "seafarers:" .. map, mods = { "fishermen" },
                options = { map_deal = deal }, setup = true }
            t:equal(t:ask(function(game) return game:pawn "robber" end), nil, map)
        end
    end
end)
