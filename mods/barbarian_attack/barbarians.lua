-- Barbarians land (X-B-6, X-B-7, X-B-12 to X-B-18) and conquer the coast (X-B-19 to X-B-31).
hex.include "island.lua"

hex.figure "barbarian" {
    title = "Barbarian", model = "barbarian.glb", icon = "barbarian.glb", color = "#5b4a42",
    models = { wooden = "wooden_barbarian.glb" },
    help = "Three barbarians conquer a coastal tile.",
    owned = false, on = "tile", crowd = 3,
    supply = tonumber(hex.option "tb.baBarbarians") + (hex.players > 4 and 12 or 0),      -- X-G-19
}
local cities = hex.has_mod "cities_knights"
-- Trade places lie where the 2 and the 12 are (X-T-85).
local trades = hex.has_mod "traders"

hex.counter "barbarians_here" { title = "", per = "tile", most = 3, figures = { "barbarian" } }

-- What a conquered tile takes away. Functions keep these counters up to date; the rest is native.
hex.counter "conquered" {
    title = "Conquered", icon = "number_back.glb", color = "#8a6b47", per = "tile", most = 1,
    marker = true,
    help = "Three barbarians hold this land. Its number is face down: it yields nothing, and "
        .. "nobody can build there.",
}
-- How much land around is conquered, and 1 more where nobody ever builds (X-T-16 to X-T-19).
hex.counter "beside_conquered" { title = "", per = "corner", most = 4 }
hex.counter "conquered_path" { title = "", per = "edge", most = 3 }
hex.counter "conquered_building" { title = "", per = "corner", most = 1 }

-- Its number lies face down, so that it yields nothing (X-B-19, X-B-20); two numbers in one tile
-- are remembered together.
hex.counter "turned_down" { title = "", per = "tile", most = 999 }
local function turn_down(game, tile)
    local number, second = game:token(tile)
    game:set("turned_down", tile, number + 20 * (second or 0))
    game:set_token(tile, 0)
end
local function turn_up(game, tile)
    local both = game:get("turned_down", tile)
    game:set_token(tile, both % 20, both >= 20 and both // 20 or nil)
end

local no_road = "conquered_path"                                                -- X-B-21
if hex.has_mod "rivers" then
    hex.patch("piece", "bridge") { forbidden = no_road }                        -- X-B-86
    -- Nor does a road cross a river (X-R-16).
    no_road = "no_road"
    hex.counter(no_road) {
        title = "", per = "edge", most = 4, adds = { "conquered_path", "bridge_site" },
    }
end
hex.patch("piece", "road") { forbidden = no_road }
hex.patch("piece", "settlement") {
    forbidden = "beside_conquered",                                             -- X-B-22
    off = "conquered_building",                                 -- X-B-26 to X-B-28
}
hex.patch("piece", "city") {                                                    -- X-B-23
    forbidden = hex.option "tb.baUpgradeAtConquered" and "conquered_building" or "beside_conquered",
    off = "conquered_building",
}

-- X-B-25, X-B-31: all land there is conquered.
local function is_surrounded(game, corner)
    local tiles = game:tiles_of(corner)
    for at = 1, #tiles do
        if game:get("conquered", tiles[at]) == 0 and game:is_land(tiles[at]) then return false end
    end
    return true
end
local function is_metropolis(game, corner)                                      -- X-B-80
    return cities and #game:figures_at("corner", corner, "metropolis") > 0
end
-- Nobody ever builds there (X-T-16, X-T-19).
local function is_closed(game, corner)
    return trades and game:get("no_building", corner) > 0
end
local function falls(game, corner)
    return is_surrounded(game, corner) and not is_metropolis(game, corner)
        or is_closed(game, corner)
end
local function judge_corner(game, corner)
    game:set("conquered_building", corner, falls(game, corner) and 1 or 0)
end

-- A tile is conquered, or set free.
local function count_around(game, tile, by)
    local corners = game:corners(tile)
    for which = 1, #corners do
        game:count("conquered_path", game:edge(tile, which), by)
        game:count("beside_conquered", corners[which], by)
    end
    return corners
end
local function conquer(game, tile)
    game:set("conquered", tile, 1)
    turn_down(game, tile)
    local corners = count_around(game, tile, 1)
    for at = 1, #corners do
        if falls(game, corners[at]) then game:set("conquered_building", corners[at], 1) end
    end
end
-- From now on there is free land at its corners.
local function set_free(game, tile)
    game:set("conquered", tile, 0)
    turn_up(game, tile)
    local corners = count_around(game, tile, -1)
    for at = 1, #corners do
        local corner = corners[at]
        if game:get("conquered_building", corner) > 0 and not is_closed(game, corner) then
            game:set("conquered_building", corner, 0)
        end
    end
end

hex.counter "overrun" {
    title = "", per = "tile", most = 1, more = "barbarians_here", above = 2,
}
hex.on("counter_changed", function(game, overrun, _, tile)
    if overrun > 0 then conquer(game, tile) else set_free(game, tile) end
end, { "overrun" })

local function barbarians_at(game, tile) return game:figures_at("tile", tile, "barbarian") end

-- The tiles of the coast with this number, in their order.
local function shores(game, number)
    local numbered, tiles = game:tiles_numbered(number), {}
    for at = 1, #numbered do
        if game:get("coast", numbered[at]) > 0 then tiles[#tiles + 1] = numbered[at] end
    end
    if #tiles > 1 then
        table.sort(tiles, function(one, other)
            return game:get("coast", one) < game:get("coast", other)
        end)
    end
    return tiles
end
-- A barbarian on each of them while some are left; on a conquered one none (X-B-16). Gives back how
-- many are left then.
local function land_some(game, player, number, left)
    local tiles = shores(game, number)
    for at = 1, #tiles do
        if left > 0 and game:get("barbarians_here", tiles[at]) < 3 then
            game:put_figure(player, "barbarian", tiles[at])
            left = left - 1
        end
    end
    return left
end
local function land(game, player, number)
    land_some(game, player, number, game:figures_left "barbarian")
end

-- Where the 2 lies with the 12 one of the two comes to the 11 (X-B-96).
local second = hex.has_mod "rivers" and hex.players < 5 and 11 or 2
hex.on("game_began", function(game)                                             -- X-B-6
    land(game, game:first(), second)
    land(game, game:first(), 12)
end)

-- X-B-13 to X-B-15, X-B-17: three different numbers, no 7. Who has won with the building, or with
-- the improvement, is not interrupted any more (X-G-4).
local function landing(game, player, count)
    if game:is_won() then return end
    local known, rolls = { [7] = true }, 0
    local left = game:figures_left "barbarian"
    while rolls < count and left > 0 do
        local number = game:roll(6) + game:roll(6)
        if not known[number] then
            known[number], rolls = true, rolls + 1
            left = land_some(game, player, number, left)
        end
    end
end
hex.on("placed", function(game, player)
    if not game:is_setup() then landing(game, player, 3) end                    -- X-B-12
end, { "settlement", "city" })
if hex.has_mod "two_players" then                           -- for neutral settlements (X-2-53)
    hex.effect "landing" { function(game, player) landing(game, player, 3) end }
end

return hex.frozen {
    at = barbarians_at, land = land, landing = landing, judge_corner = judge_corner,
    is_surrounded = is_surrounded,
}
