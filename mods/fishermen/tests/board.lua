local parts = hex.include "tests/parts/table.lua"
local begin, tokens, left = parts.begin, parts.tokens, parts.left

local function of_terrain(t, terrain)
    return t:ask(function(game) return game:tiles(terrain) end)
end

local function on_coast(t, tile)
    return t:ask(function(game)
        local around = game:neighbours(tile)
        for _, next in ipairs(around) do
            if game:terrain(next) == "fishing_ground" then return true end
        end
        return #around < 6
    end)
end

hex.test("X-F-1 the lake lies where the desert was", function(t)
    t:game { players = 3, scenario = "fishermen:first_catch" }
    t:equal(t:at(0, 0), "lake")
    t:equal(#of_terrain(t, "desert"), 0)
end)

hex.test("X-F-2 the lake is never dealt to the coast, unless the option allows it", function(t)
    local at_coast = 0
    for seed = 1, 8 do
        t:game { players = 3, scenario = "fishermen", seed = seed }
        t:equal(on_coast(t, of_terrain(t, "lake")[1]), false, seed)
        t:game { players = 3, scenario = "fishermen", seed = seed,
            options = { ["tb.lakeInlandOnly"] = false } }
        if on_coast(t, of_terrain(t, "lake")[1]) then at_coast = at_coast + 1 end
    end
    t:equal(at_coast > 0, true)
end)

hex.test("X-F-3 X-G-14 six grounds lie where no harbour is and the sea touches three corners",
    function(t)
        t:game { players = 3, scenario = "fishermen" }
        for _, at in ipairs { { 1, -3 }, { -1, -2 }, { 3, -1 }, { 2, 1 }, { -3, 2 }, { -2, 3 } } do
            t:equal(t:at(at[1], at[2]), "fishing_ground")
        end
        t:equal(#of_terrain(t, "fishing_ground"), 6)
    end)

hex.test("X-F-3 X-F-4 the six numbers are shuffled onto the grounds", function(t)
    local seen, orders = {}, 0
    for seed = 1, 6 do
        t:game { players = 3, scenario = "fishermen", seed = seed }
        local numbers, order = {}, ""
        for _, tile in ipairs(of_terrain(t, "fishing_ground")) do
            local token = t:ask(function(game) return game:token(tile) end)
            table.insert(numbers, token)
            order = order .. " " .. token
        end
        table.sort(numbers)
        t:equal(numbers, { 4, 5, 6, 8, 9, 10 })
        if not seen[order] then orders = orders + 1 end
        seen[order] = true
    end
    t:equal(orders > 1, true)
end)

hex.test("X-F-6 the robber begins beside the board, and a 7 brings it in", function(t)
    begin(t)
    t:equal(t:ask(function(game) return game:pawn "robber" end), nil)
    t:roll(7)
    t:act(1, "move_robber", { 0, -2 })
    t:equal(t:ask(function(game) return game:pawn "robber" == game:tile(0, -2) end), true)
end)

hex.test("X-F-6 the robber begins beside the board where two deserts are, too", function(t)
    t:game { players = 3, scenario = "fishermen", options = { map_setup = "custom",
        custom_map = "printed_large" } }
    t:equal(#of_terrain(t, "desert"), 1)
    t:equal(t:ask(function(game) return game:pawn "robber" end), nil)
end)

hex.test("X-F-14 the robber stops a lake and never reaches a ground", function(t)
    begin(t)
    t:piece(2, "settlement", 0, 0, "N")
    t:roll(7)
    t:refused(1, "move_robber", { 1, -3 }, "wrong_place")
    t:act(1, "move_robber", { 0, 0 })
    t:act(1, "end_turn")
    t:roll(3)
    t:equal(tokens(t, 2), 0)
end)

hex.test("X-F-14 the lake is open to a robber who may not enter deserts", function(t)
    begin(t, 3, false)
    t:roll(7)
    t:act(1, "move_robber", { 0, 0 })
end)

hex.test("X-F-15 a building has its harbour and its ground", function(t)
    begin(t)
    t:piece(1, "settlement", 0, -2, "N")
    t:equal(t:ask(function(game) return #game:harbours(1) end), 1)
    t:roll(5)
    t:equal(tokens(t, 1), 1)
end)

hex.test("X-G-19 five and six players have a second lake, eight grounds and more tokens",
    function(t)
        for players = 5, 6 do
            t:game { players = players, scenario = "fishermen" }
            t:equal(#of_terrain(t, "lake"), 1)
            t:equal(#of_terrain(t, "small_lake"), 1)
            t:equal(left(t), 44)
            local numbers = {}
            for _, tile in ipairs(of_terrain(t, "fishing_ground")) do
                table.insert(numbers, t:ask(function(game) return game:token(tile) end))
            end
            table.sort(numbers)
            t:equal(numbers, { 4, 5, 5, 6, 8, 9, 9, 10 })
        end
    end)

hex.test("X-G-19 the second lake answers to 4 and 10", function(t)
    t:game { players = 5, scenario = "fishermen" }
    t:tile(0, 0, "small_lake")
    t:piece(1, "settlement", 0, 0, "N")
    t:roll(4)
    t:equal(tokens(t, 1), 1)
end)
