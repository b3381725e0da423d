-- Where the volcano lies, its number, the set-up, the robber's start.
local function terrains(t)
    local found = {}
    for _, name in ipairs { "volcano", "desert", "fields" } do
        found[name] = t:ask(function(game) return #game:tiles(name) end)
    end
    return found
end
local function token(game) return game:token(game:tiles "volcano"[1]) end
local function robber_terrain(game)
    local tile = game:pawn "robber"
    return tile and game:terrain(tile)
end

hex.test("T-17 it takes the place of the desert", function(t)
    t:game { players = 4, seed = 3 }
    local found = terrains(t)
    t:equal(found.volcano, 1)
    t:equal(found.desert, 0)
    t:equal(found.fields, 4)
end)

hex.test("T-17 T-5 extra: it takes other land and the robber starts on the desert", function(t)
    t:game { players = 4, seed = 3, options = { volcano_replaces = "extra" } }
    local found = terrains(t)
    t:equal(found.volcano, 1)
    t:equal(found.desert, 1)
    t:equal(found.fields, 3)
    t:equal(t:ask(robber_terrain), "desert")
end)

hex.test("T-17 the printed island has a volcano, too", function(t)
    t:game { players = 4, options = { map_setup = "beginner" } }
    t:equal(terrains(t).volcano, 1)
    t:game { players = 4, options = { map_setup = "beginner", volcano_replaces = "extra" } }
    t:equal(terrains(t).volcano, 1)
end)

hex.test("T-5 T-37 the robber starts on the volcano and nobody has lost a card", function(t)
    t:game { players = 3, seed = 5 }
    t:equal(t:ask(robber_terrain), "volcano")
    for seat = 1, 3 do t:equal(t:goods(seat), 0) end
end)

hex.test("T-5 with a second desert the robber starts on the desert", function(t)
    t:game { players = 5, seed = 5 }
    t:equal(terrains(t).desert, 1)
    t:equal(t:ask(robber_terrain), "desert")
end)

hex.test("T-3 T-6 T-18 its number is one of 4, 5, 9 and 10", function(t)
    local allowed = { [4] = true, [5] = true, [9] = true, [10] = true }
    for seed = 1, 12 do
        t:game { players = 3, seed = seed }
        t:equal(allowed[t:ask(token)] or false, true)
    end
end)

hex.test("T-18 or the number that the option names", function(t)
    for _, number in ipairs { 2, 3, 4, 5, 6, 8, 9, 10, 11, 12 } do
        t:game { players = 3, options = { volcano_token = "" .. number } }
        t:equal(t:ask(token), number)
    end
end)

hex.test("T-4 the robber may be moved onto the volcano", function(t)
    t:game { players = 3 }
    t:tile(0, 0, "volcano", 9)
    t:pawn("robber", 2, 0)
    local seat = t:ask(function(game) return game:active() end)
    t:roll(7)
    t:act(seat, "move_robber", { 0, 0 })
    t:equal(t:ask(robber_terrain), "volcano")
end)

hex.test("T-2 after the set-up everybody may build there", function(t)
    t:game { players = 3 }
    t:tile(0, 0, "volcano", 9)
    t:pawn("robber", 2, 0)
    local seat = t:ask(function(game) return game:active() end)
    t:piece(seat, "road", 0, 0, "NE")
    t:give(seat, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:roll(12)
    t:act(seat, "build_settlement", { 0, 0, "N" })
    t:equal(t:at(0, 0, "N"), "settlement")
end)

hex.test("T-38 the cape has three volcanoes with the numbers 4, 5 and 6", function(t)
    for players = 3, 6 do
        t:game { players = players, scenario = "volcano:cape" }
        for number, place in ipairs { { 4, 0 }, { 4, -1 }, { 5, -1 } } do
            t:equal(t:at(place[1], place[2]), "volcano")
            t:equal(t:ask(function(game)
                return game:token(game:tile(place[1], place[2]))
            end), number + 3)
        end
    end
end)

hex.test("the ring has its volcano in the middle", function(t)
    for players = 3, 6 do
        for _, replaces in ipairs { "desert", "extra" } do
            t:game { players = players, scenario = "volcano:ring",
                options = { volcano_replaces = replaces } }
            t:equal(t:at(0, 0), "volcano")
            t:equal(terrains(t).volcano, 1)
            t:equal(t:ask(robber_terrain), "volcano", "T-5: no desert is there")
        end
    end
end)

-- How many pieces of the set-up touch the volcano, over some games.
local function at_the_volcano(t, options)
    local count = 0
    for seed = 1, 8 do
        t:game { players = 4, seed = seed, setup = true, options = options }
        count = count + t:ask(function(game)
            local touching = 0
            for _, corner in ipairs(game:corners(game:tiles "volcano"[1])) do
                if game:at_corner(corner) then touching = touching + 1 end
            end
            return touching
        end)
    end
    return count
end

hex.test("T-1 no piece of the set-up touches the volcano", function(t)
    t:equal(at_the_volcano(t, {}), 0)
    t:equal(at_the_volcano(t, { setup_mode = "mass" }), 0)
end)

hex.test("T-1 unless the option allows it", function(t)
    t:equal(at_the_volcano(t, { setup_forbidden_terrains = "none" }) > 0, true)
end)
