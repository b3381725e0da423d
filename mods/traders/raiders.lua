-- Beside Barbarian Attack with an option: each barbarian of the coast also stands at one of the
-- paths of its tile, at most one at each, for as long as it is there (X-T-95).
hex.counter "raider_of" { title = "", per = "figure", of = "raider", most = 200 }   -- and 1 more

-- Which path it is chance decides; the sides of trade places at sea are none (X-T-54).
local function comes(game, player, tile)
    local free = {}
    for side = 1, 6 do
        local edge = game:edge(tile, side)
        if game:get("hindrance", edge) < 2 then table.insert(free, edge) end
    end
    if #free == 0 then return end
    local raider = game:put_figure(player, "raider", free[game:random(#free)])
    if raider then game:set("raider_of", raider, tile + 1) end
end
-- Of several of a tile the one that came first goes, wherever it was driven to.
local function goes(game, tile)
    for _, raider in ipairs(game:figures "raider") do
        if game:get("raider_of", raider) == tile + 1 then return game:remove_figure(raider) end
    end
end
hex.on("figure_placed", function(game, player, _, tile) comes(game, player, tile) end,
    { "barbarian" })
hex.on("figure_removed", function(game, _, _, tile) goes(game, tile) end, { "barbarian" })
hex.on("figure_moved", function(game, player, _, from, to)
    goes(game, from)
    comes(game, player, to)
end, { "barbarian" })
