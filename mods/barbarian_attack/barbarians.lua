-- Barbarians land (X-B-6, X-B-7, X-B-12 to X-B-18) and conquer the coast (X-B-19 to X-B-31).
hex.include "island.lua"

hex.figure "barbarian" {
    title = "Barbarian", model = "barbarian.glb", icon = "barbarian.glb", color = "#5b4a42",
    help = "Three of them conquer a tile of the coast.",
    owned = false, on = "tile", crowd = 3,
    supply = tonumber(hex.option "ba_barbarians") + (hex.players > 4 and 12 or 0),      -- X-G-19
}

hex.counter "barbarians_here" { title = "", per = "tile", most = 3, figures = { "barbarian" } }

-- What a conquered tile takes away. Functions keep these counters up to date; the rest is native.
hex.counter "conquered" { title = "", per = "tile", most = 1 }
hex.counter "beside_conquered" { title = "", per = "corner", most = 1 }
hex.counter "conquered_path" { title = "", per = "edge", most = 1 }
hex.counter "conquered_building" { title = "", per = "corner", most = 1 }

hex.bonus "conquest" { counter = "conquered", times = 0 }                       -- X-B-20
hex.patch("piece", "road") { forbidden = "conquered_path" }                     -- X-B-21
hex.patch("piece", "settlement") {
    forbidden = "beside_conquered",                                             -- X-B-22
    off = "conquered_building",                                 -- X-B-26 to X-B-28
}
hex.patch("piece", "city") {                                                    -- X-B-23
    forbidden = hex.option "ba_upgrade_at_conquered" and "conquered_building" or "beside_conquered",
    off = "conquered_building",
}

local function is_any(game, tiles)
    for _, tile in ipairs(tiles) do
        if game:get("conquered", tile) > 0 then return 1 end
    end
    return 0
end
-- X-B-25, X-B-31: all land there is conquered.
local function is_all(game, tiles)
    for _, tile in ipairs(tiles) do
        if game:get("conquered", tile) == 0 and game:is_land(tile) then return 0 end
    end
    return 1
end

local function conquer(game, tile, conquered)
    game:set("conquered", tile, conquered)
    for which, corner in ipairs(game:corners(tile)) do
        local edge = game:edge(tile, which)
        game:set("conquered_path", edge, is_any(game, game:tiles_beside(edge)))
        game:set("beside_conquered", corner, is_any(game, game:tiles_of(corner)))
        game:set("conquered_building", corner, is_all(game, game:tiles_of(corner)))
    end
end

local function look_at(game, tile)
    local conquered = game:get("barbarians_here", tile) >= 3 and 1 or 0
    if game:get("conquered", tile) ~= conquered then conquer(game, tile, conquered) end
end
hex.on("figure_placed", function(game, _, _, tile) look_at(game, tile) end, { "barbarian" })
hex.on("figure_removed", function(game, _, _, tile) look_at(game, tile) end, { "barbarian" })
hex.on("figure_moved", function(game, _, _, from, to)
    look_at(game, from)
    look_at(game, to)
end, { "barbarian" })

local function barbarians_at(game, tile) return game:figures_at("tile", tile, "barbarian") end

local function land(game, player, number)
    for _, tile in ipairs(game:places_with "coast") do
        if game:token(tile) == number and game:get("barbarians_here", tile) < 3 then     -- X-B-16
            game:put_figure(player, "barbarian", tile)
        end
    end
end

hex.on("game_began", function(game)                                             -- X-B-6
    land(game, game:first(), 2)
    land(game, game:first(), 12)
end)

-- X-B-13 to X-B-15, X-B-17: three different numbers, no 7.
hex.on("placed", function(game, player)
    if game:is_setup() then return end                                          -- X-B-12
    local known, rolls = { [7] = true }, 0
    while rolls < 3 and game:figures_left "barbarian" > 0 do
        local number = game:roll(6) + game:roll(6)
        if not known[number] then
            known[number], rolls = true, rolls + 1
            land(game, player, number)
        end
    end
end, { "settlement", "city" })

return hex.frozen { at = barbarians_at }
