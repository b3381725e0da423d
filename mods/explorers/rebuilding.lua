-- A player with all ships on the board may build one of them anew elsewhere (P-66 to P-68).
local phases = hex.include "phases.lua"
local holds = hex.include "holds.lua"
local one_alone = hex.option "ep_new_ship_needs_empty_route"

local function is_route(game, edge)
    local tiles = game:tiles_beside(edge)
    local is_open = #tiles == 1
    for _, tile in ipairs(tiles) do
        if game:is_face_down(tile) then return false end
        is_open = is_open or not game:is_land(tile)
    end
    return is_open
end
local function has_room(game, edge, without)
    local others = 0
    for _, ship in ipairs(game:figures_at("edge", edge, "ship")) do
        if ship ~= without then others = others + 1 end
    end
    return others < (one_alone and 1 or 2)
end

hex.pick "ship_taken_off" {
    title = "Which ship is taken off?", what = "figure", figure = "ship", whose = "own",
}
hex.pick "new_ship_route" {
    title = "Where is the new ship?", what = "edge",
    list = function(game, me, ship)
        local edges = {}
        for _, corner in ipairs(game:places(me, "harbour_settlement")) do
            for _, edge in ipairs(game:edges_of(corner)) do
                if is_route(game, edge) and has_room(game, edge, ship) then
                    table.insert(edges, edge)
                end
            end
        end
        return edges
    end,
}
hex.action "rebuild_ship" {
    title = "Build a ship anew", icon = "ship.glb", phases = phases.building,
    help = "When all your ships are at sea, one of them is taken off the board, its cargo is lost, "
        .. "and it is built again beside a harbour settlement.",
    cost = { lumber = 1, wool = 1 }, picks = { "ship_taken_off", "new_ship_route" },
    test = function(game, me) return game:figures_left("ship", me) == 0 end,            -- P-68
    effect = { function(game, me, ship, edge)
        for _, figure in ipairs(game:cargo(ship)) do holds.drop(game, figure) end       -- P-67
        game:remove_figure(ship)
        game:put_figure(me, "ship", edge)
    end },
}
