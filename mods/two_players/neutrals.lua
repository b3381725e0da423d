-- Two colours that nobody plays (X-2-1 to X-2-19), and two rolls that differ (X-2-7, X-2-8).
hex.neutral "ash" { title = "Ash", color = "#8a8f94" }
hex.neutral "birch" { title = "Birch", color = "#e9dcc4" }
hex.rules { rolls_each_turn = 2, rolls_differ = true }

-- X-2-3, X-2-4: a settlement each, on two sides of the middle.
local slanted = hex.option "two_neutral_spots" == "slanted"
hex.patch("setup") { add = { before = { function(game)
    local middle, first = game:tile(0, 0), game:players() + 1
    game:put(first, "settlement", game:corner(middle, slanted and 2 or 1))
    game:put(first + 1, "settlement", game:corner(middle, slanted and 5 or 4))
end } } }

-- A colour goes on from this corner: with a building of its own there, or a road and nobody else's
-- building (X-2-15).
local function goes_on(game, colour, corner)
    local _, owner = game:at_corner(corner)
    if owner then return owner == colour end
    for _, edge in ipairs(game:edges_of(corner)) do
        local _, whose = game:at_edge(edge)
        if whose == colour then return true end
    end
    return false
end
local function is_free(game, corner)
    if game:at_corner(corner) then return false end
    for _, edge in ipairs(game:edges_of(corner)) do
        for _, near in ipairs(game:ends_of(edge)) do
            if game:at_corner(near) then return false end
        end
    end
    return true
end
local function has_road_place(game, colour)
    for _, tile in ipairs(game:tiles()) do
        for _, corner in ipairs(game:corners(tile)) do
            if goes_on(game, colour, corner) then
                for _, edge in ipairs(game:edges_of(corner)) do
                    if not game:at_edge(edge) then return true end
                end
            end
        end
    end
    return false
end
local function has_settlement_place(game, colour)
    for _, tile in ipairs(game:tiles()) do
        for _, corner in ipairs(game:corners(tile)) do
            if goes_on(game, colour, corner) and is_free(game, corner) then return true end
        end
    end
    return false
end

hex.pick "road_colour" {
    title = "Which colour gets a road?", what = "player", neutral = true,
    test = function(game, _, colour)
        return game:supply(colour, "road") > 0 and has_road_place(game, colour)
    end,
}
hex.pick "settlement_colour" {
    title = "Which colour gets a settlement?", what = "player", neutral = true,
    test = function(game, _, colour)
        return game:supply(colour, "settlement") > 0 and has_settlement_place(game, colour)
    end,
}
-- X-2-10, X-2-15; nothing where no colour has a place (X-2-12).
hex.effect "answer_road" { { pick = "road_colour" }, { place = "road", owner = "picked" } }
hex.effect "answer_settlement" {
    { pick = "settlement_colour" },
    function(game, me, colour)
        if colour then return end
        game:start("answer_road", me)                                     -- X-2-11
        return false
    end,
    { place = "settlement", owner = "picked" },
}
-- X-2-9, X-2-14; cities and cards place nothing (X-2-13).
hex.on("placed", function(game, me)
    if not game:is_setup() then game:start("answer_road", me) end
end, { "road" })
hex.on("placed", function(game, me)
    if not game:is_setup() then game:start("answer_settlement", me) end
end, { "settlement" })
