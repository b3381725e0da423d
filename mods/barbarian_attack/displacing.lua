-- Beside Cities & Knights: a knight who was active when the turn began drives a weaker one away
-- that stands up to three paths off (X-B-98). Included where those knights are.
local phases = hex.include "phases.lua"

-- The paths to which the knight can come in so many steps and whose land is no castle's.
local function within(game, knight, steps)
    local start = game:place_of(knight)
    local known, ring, found = { [start] = true }, { start }, {}
    for _ = 1, steps do
        local next_ring = {}
        for _, edge in ipairs(ring) do
            for _, corner in ipairs(game:ends_of(edge)) do
                for _, near in ipairs(game:edges_of(corner)) do
                    if not known[near] then
                        known[near] = true
                        table.insert(next_ring, near)
                        if game:get("castle_path", near) == 0 then table.insert(found, near) end
                    end
                end
            end
        end
        ring = next_ring
    end
    return found
end
-- A knight marches up to five paths in a turn, and may displace over the first three of them:
-- `march` counts those that it has left.
local function weaker_within(game, me, knight)
    local found = {}
    for _, edge in ipairs(within(game, knight, game:get("march", knight) - 2)) do
        for _, other in ipairs(game:figures_at("edge", edge, "knight")) do
            local is_weaker = game:get("rank", other) < game:get("rank", knight)
            if is_weaker and game:owner_of(other) ~= me then
                table.insert(found, other)
            end
        end
    end
    return found
end

hex.pick "displacer" {
    title = "Which knight displaces another?", what = "figure", figure = "knight", whose = "own",
    with_counter = "ready",
    test = function(game, me, knight)
        return game:get("rank", knight) > 1 and #weaker_within(game, me, knight) > 0
    end,
}
hex.pick "displaced" {
    title = "Which knight do you displace?", what = "figure", figure = "knight", whose = "others",
    list = function(game, me, knight) return knight and weaker_within(game, me, knight) or {} end,
}
hex.counter "path_to_take" { title = "", per = "game", most = 1000 }
hex.action "displace" {
    title = "Displace a knight", icon = "knight_2.glb", phases = phases.hasten,
    help = "A knight that was active when your turn began takes the place of a weaker one up to 3 "
        .. "paths away. Both are then inactive.",
    picks = { "displacer", "displaced" },
    reason = "You need a knight that was active when your turn began, and another player's weaker "
        .. "knight up to 3 paths away.",
    effect = {
        function(game, _, knight, other)
            game:set("path_to_take", (game:place_of(other)))
            game:set("active", other, 0)
            game:set("active", knight, 0)
            game:set("march", knight, 0)
            game:drive_away(other)
        end,
        function(game, _, knight) game:move_figure(knight, game:get "path_to_take") end,
    },
}
