-- Two colours that nobody plays (X-2-1 to X-2-19), and two rolls that differ (X-2-7, X-2-8).
hex.neutral "ash" { title = "Ash", color = "#8a8f94" }
hex.neutral "birch" { title = "Birch", color = "#e9dcc4" }
hex.rules { rolls_each_turn = 2, rolls_differ = true }

local lands = hex.has_mod "barbarian_attack"

-- X-2-3, X-2-4: a settlement each, on two sides of the middle, or near it where no land is there
-- or nobody may begin (T-1).
local slanted = hex.option "tb.twoNeutralSpots" == "slanted"
local forbidden = {}
for _, terrain in ipairs(hex.option "setup_forbidden_terrains") do forbidden[terrain] = true end
forbidden = hex.frozen(forbidden)

local function is_free(game, corner)
    if game:at_corner(corner) then return false end
    for _, edge in ipairs(game:edges_of(corner)) do
        for _, near in ipairs(game:ends_of(edge)) do
            if game:at_corner(near) then return false end
        end
    end
    local on_land = false
    for _, tile in ipairs(game:tiles_of(corner)) do
        if forbidden[game:terrain(tile)] then return false end
        on_land = on_land or game:is_land(tile)
    end
    return on_land
end
-- From corner to corner, as far as it takes.
local function settle(game, colour, wanted)
    local queue, seen, at = { wanted }, { [wanted] = true }, 1
    while queue[at] do
        if is_free(game, queue[at]) then
            game:put(colour, "settlement", queue[at])
            return
        end
        for _, edge in ipairs(game:edges_of(queue[at])) do
            for _, near in ipairs(game:ends_of(edge)) do
                if not seen[near] then table.insert(queue, near) end
                seen[near] = true
            end
        end
        at = at + 1
    end
end
hex.patch("setup") { add = { before = { function(game)
    local tiles, first = game:tiles(), game:players() + 1
    local middle = game:tile(0, 0) or tiles[#tiles // 2 + 1]
    settle(game, first, game:corner(middle, slanted and 2 or 1))
    settle(game, first + 1, game:corner(middle, slanted and 5 or 4))
end } } }

-- X-2-15: a colour that has such a piece left and a place for it.
hex.pick "road_colour" {
    title = "Which colour gets a road?", what = "player", neutral = true, free_for = "road",
}
hex.pick "settlement_colour" {
    title = "Which colour gets a settlement?", what = "player", neutral = true,
    free_for = "settlement",
}
-- X-2-10; nothing where no colour has a place (X-2-12).
hex.effect "answer_road" { { pick = "road_colour" }, { place = "road", owner = "picked" } }

-- Where none is possible a road is placed (X-2-11).
local function or_road(game, me, colour)
    if colour then return end
    game:start("answer_road", me)
    return false
end
hex.effect "answer_settlement" {
    { pick = "settlement_colour" }, or_road, { place = "settlement", owner = "picked" },
    function(game, me) if lands then game:start("landing", me) end end,         -- X-2-53
}
-- X-2-9, X-2-14; cities and cards place nothing (X-2-13), nor does what is left of a city.
-- What the Diplomat moves has not been built (X-2-68): then there are no more pieces than before.
local moves = hex.has_mod "cities_knights"
local function answered_by(effect, piece)
    local known = "known_" .. piece .. "s"
    if moves then
        hex.counter(known) { title = "", per = "player", most = 40 }
        hex.on("removed", function(game, me)
            if me <= game:players() then game:set(known, me, game:pieces(me, piece)) end
        end, { piece })
    end
    hex.on("placed", function(game, me, _, _, before)
        local is_moved = moves and game:pieces(me, piece) == game:get(known, me)
        if moves then game:set(known, me, game:pieces(me, piece)) end
        if not before and not is_moved and not game:is_setup() then game:start(effect, me) end
    end, { piece })
end
answered_by("answer_road", "road")
answered_by("answer_settlement", "settlement")

-- X-2-45: so are bridges.
if hex.has_mod "rivers" then
    hex.pick "bridge_colour" {
        title = "Which colour gets a bridge?", what = "player", neutral = true,
        free_for = "bridge",
    }
    hex.effect "answer_bridge" {
        { pick = "bridge_colour" }, or_road, { place = "bridge", owner = "picked" },
    }
    answered_by("answer_bridge", "bridge")
end
