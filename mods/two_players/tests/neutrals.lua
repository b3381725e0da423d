-- The neutral colours and the two rolls (X-2-1 to X-2-19).
local function begin(t, options)
    t:game { players = 2, scenario = "two_players", seed = 3, options = options }
end
-- After the pieces of the players, for these would be answered.
local function add_neutrals(t)
    t:piece(3, "settlement", 0, 0, "N")
    t:piece(4, "settlement", 0, 0, "S")
end
local function roll_twice(t) t:roll(12) t:roll(11) end
local function owners_at_middle(game)
    local found, middle = {}, game:tile(0, 0)
    for which = 1, 6 do
        local _, owner = game:at_corner(game:corner(middle, which))
        if owner and owner > 2 then table.insert(found, which * 10 + owner) end
    end
    return found
end

hex.test("X-2-1 X-2-3 X-2-4 each neutral colour begins with a settlement", function(t)
    t:game { players = 2, scenario = "two_players", setup = true, seed = 5 }
    t:equal(t:ask(owners_at_middle), { 13, 44 })
    t:equal(t:ask(function(game) return { game:neutrals(), game:players() } end), { 2, 2 })
    t:game { players = 2, scenario = "two_players", setup = true, seed = 5,
        options = { ["tb.twoNeutralSpots"] = "slanted" } }
    t:equal(t:ask(owners_at_middle), { 23, 54 })
end)

hex.test("X-2-3 T-1 a neutral settlement begins beside no volcano either", function(t)
    local beside = { ["volcano+gold"] = 0, none = 0 }
    for terrains in pairs(beside) do
        for seed = 1, 12 do
            t:game { players = 2, scenario = "two_players", mods = { "volcano" }, setup = true,
                seed = seed, options = { setup_forbidden_terrains = terrains } }
            beside[terrains] = beside[terrains] + t:ask(function(game)
                local count = 0
                for _, corner in ipairs(game:corners(game:tiles "volcano"[1])) do
                    local _, owner = game:at_corner(corner)
                    if owner and owner > 2 then count = count + 1 end
                end
                return count
            end)
        end
    end
    t:equal({ beside["volcano+gold"], beside.none > 0 }, { 0, true })
end)

hex.test("X-2-5 X-2-14 the set-up is the usual one and is not answered", function(t)
    t:game { players = 2, scenario = "two_players", setup = true, seed = 7 }
    t:equal(t:ask(function(game)
        return { game:pieces(1, "settlement"), game:pieces(2, "road"),
            game:pieces(3, "settlement"), game:pieces(3, "road"), game:pieces(4, "road") }
    end), { 2, 2, 1, 0, 0 })
end)

hex.test("X-2-6 ten points win", function(t)
    begin(t)
    for _, place in ipairs { { 0, -2, "N" }, { 1, -2, "N" }, { 2, -2, "N" }, { -1, 2, "S" } } do
        t:piece(1, "city", place[1], place[2], place[3])
    end
    t:card(1, "chapel")
    t:card(1, "library")
    t:roll(12)
    t:equal(t:winner(), 1)
end)

hex.test("X-2-7 X-2-8 two rolls that differ, both of which bring something", function(t)
    begin(t)
    t:tile(0, 0, "mountains", 5)
    t:tile(1, 0, "forest", 9)
    t:tile(1, -1, "desert")
    t:piece(2, "settlement", 0, 0, "NE")
    t:roll(5)
    t:equal(t:goods(2, "ore"), 1)
    t:refused(1, "end_turn")
    t:roll(9)
    t:equal(t:goods(2, "lumber"), 1)
    t:act(1, "end_turn")
    t:roll(5)
    t:act(2, "roll")
    t:equal(t:ask(function(game) return game:total() == 5 end), false)
end)

hex.test("X-2-16 what stands at a tile in a neutral colour takes nothing from the bank", function(t)
    begin(t)
    t:tile(0, 0, "mountains", 5)
    t:piece(2, "settlement", 0, 0, "NE")
    t:piece(3, "city", 0, 0, "S")
    t:give(1, { ore = 18 })
    t:roll(5)
    t:equal(t:goods(2, "ore"), 1, "the last one is nobody else's")
end)

hex.test("X-2-9 X-2-10 X-2-13 X-2-15 a road is answered by a road, a city by nothing", function(t)
    begin(t)
    t:piece(1, "settlement", 2, 0, "N")
    add_neutrals(t)
    t:give(1, { brick = 1, lumber = 1, ore = 4, grain = 3, wool = 1 })
    roll_twice(t)
    t:act(1, "build_road", { 2, 0, "NE" })
    t:act(1, "choose_road_colour", 3)
    t:refused(1, "place_road", { 0, 1, "E" }, "not_connected")
    t:act(1, "place_road", { 0, 0, "NE" })
    local piece, owner = t:at(0, 0, "NE")
    t:equal({ piece, owner }, { "road", 3 })
    t:act(1, "build_city", { 2, 0, "N" })
    t:act(1, "buy_development")
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-2-9 X-2-10 a settlement is answered by a neutral settlement", function(t)
    begin(t)
    t:piece(1, "road", 2, 0, "NE")
    t:piece(3, "road", 0, 0, "NE")
    t:piece(3, "road", 1, -1, "SE")
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    roll_twice(t)
    t:act(1, "build_settlement", { 2, 0, "N" })
    t:refused(1, "choose_settlement_colour", 4)
    t:act(1, "choose_settlement_colour", 3)
    t:act(1, "place_settlement", { 0, 0, "N" })
    local piece, owner = t:at(0, 0, "N")
    t:equal({ piece, owner }, { "settlement", 3 })
end)

hex.test("X-2-11 where no neutral settlement is possible a road is placed", function(t)
    begin(t)
    t:piece(1, "road", 2, 0, "NE")
    add_neutrals(t)
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    roll_twice(t)
    t:act(1, "build_settlement", { 2, 0, "N" })
    t:act(1, "choose_road_colour", 4)
    t:equal(t:legal(1, "place_road"), 3)
end)

hex.test("X-2-12 where no neutral road is possible either nothing is placed", function(t)
    begin(t)
    t:piece(1, "settlement", 2, 0, "N")
    t:give(1, { brick = 1, lumber = 1 })
    roll_twice(t)
    t:act(1, "build_road", { 2, 0, "NE" })
    t:equal(t:legal(1, "end_turn"), 1)
end)

hex.test("X-2-14 both roads of Road Building are answered", function(t)
    begin(t)
    t:piece(1, "settlement", 2, 0, "N")
    add_neutrals(t)
    t:card(1, "road_building")
    t:act(1, "play_road_building")
    t:act(1, "place_road", { 2, 0, "NE" })
    t:act(1, "choose_road_colour", 3)
    t:act(1, "place_road", { 0, 0, "NE" })
    t:act(1, "place_road", { 2, 0, "NW" })
    t:act(1, "choose_road_colour", 4)
    t:act(1, "place_road", { 0, 0, "SE" })
    t:equal(t:ask(function(game) return game:pieces(3, "road") + game:pieces(4, "road") end), 2)
end)

hex.test("X-2-16 neutral colours receive nothing", function(t)
    begin(t)
    t:tile(0, 0, "mountains", 8)
    t:piece(1, "settlement", 0, 0, "SE")
    t:piece(3, "settlement", 0, 0, "N")
    t:roll(8)
    t:equal(t:goods(1, "ore"), 1)
    t:equal(t:ask(function(game) return game:bank "ore" end), 18)
end)

hex.test("X-2-16 what neutral colours do not receive is there for the players", function(t)
    begin(t)
    t:tile(0, 0, "mountains", 8)
    t:piece(1, "settlement", 0, 0, "SE")
    t:piece(2, "settlement", 0, 0, "SW")
    t:piece(3, "settlement", 0, 0, "N")
    t:give(1, { ore = 17 })
    t:roll(8)
    t:equal(t:goods(1, "ore"), 18)
    t:equal(t:goods(2, "ore"), 1)
end)

hex.test("X-2-17 a neutral colour can hold the Longest Road without points", function(t)
    begin(t)
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(3, "road", 0, 0, side) end
    t:equal(t:ask(function(game) return game:holder "longest_road" end), 3)
    for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(1, "road", 2, -2, side) end
    t:equal({ t:points(1), t:points(2) }, { 0, 0 })
    t:piece(1, "road", 2, -2, "NW")
    t:equal(t:points(1), 2)
end)

hex.test("X-H-4 X-2-1 a neutral colour is no player, and no Harbormaster", function(t)
    t:game { players = 2, scenario = "two_players",
        options = { map_setup = "beginner", harbormaster = "on" } }
    local function holder() return t:ask(function(game) return game:holder "harbormaster" end) end
    t:piece(3, "settlement", 0, -2, "NW")
    t:piece(3, "settlement", 2, -1, "NE")
    t:piece(3, "settlement", 1, 1, "SE")
    t:piece(3, "settlement", -2, 2, "SW")
    t:equal(holder(), nil)
    t:piece(1, "city", 2, 0, "NE")
    t:piece(1, "settlement", 1, -2, "NE")
    t:equal({ holder(), t:points(1) }, { 1, 5 })
end)

hex.test("X-2-18 neutral pieces block and interrupt", function(t)
    begin(t)
    for _, side in ipairs { "NW", "NE", "E", "SE" } do t:piece(1, "road", 0, 0, side) end
    t:equal(t:ask(function(game) return game:measure(1, "longest_road") end), 4)
    t:piece(3, "settlement", 0, 0, "NE")
    t:equal(t:ask(function(game) return game:measure(1, "longest_road") end), 2)
    t:give(1, { brick = 2, lumber = 2, wool = 1, grain = 1 })
    roll_twice(t)
    t:refused(1, "build_settlement", { 0, 0, "N" }, "too_close")
    t:piece(4, "road", 0, 0, "SW")
    t:refused(1, "build_road", { 0, 0, "SW" }, "occupied")
end)

hex.test("X-2-19 the robber may go to neutral buildings, of whom nothing is stolen", function(t)
    begin(t)
    t:pawn("robber", 2, -2)
    add_neutrals(t)
    t:give(2, { ore = 3 })
    t:roll(7)
    t:act(1, "move_robber", { 0, 0 })
    t:equal({ t:goods(1), t:goods(2) }, { 0, 3 })
end)

hex.test("X-2-62 whole games, with other colours of the first settlements too", function(t)
    for seed = 1, 4 do
        t:game { players = 2, scenario = "two_players", setup = true, seed = seed,
            options = { ["tb.twoNeutralSpots"] = seed > 2 and "slanted" or "upright",
                harbormaster = seed == 4 and "on" or "off", friendly_robber = 2 } }
        t:finish()
    end
end)
