-- Exploring (P-98 to P-109): what lies face down where a ship comes is turned up at once, it brings
-- a reward, and the ship goes no further in this turn.
hex.cue "discovery" { title = "Land in sight", color = "#f4f7fa", particles = 60, spread = 2 }

local resources = hex.frozen {
    forest = "lumber", hills = "brick", pasture = "wool", fields = "grain", mountains = "ore",
}

local function turn_up(game, me, tile)
    game:reveal(tile)                                                       -- P-100, P-101
    game:cue("discovery", tile)
    local good = resources[game:terrain(tile)]
    if good then game:give(me, good) else game:give(me, "gold", 2) end      -- P-102 to P-104
    game:tell("discovered", me, tile)
end

hex.moment "discovered" {}

local function discover(game, me, edge, ship)
    local found = game:face_down_at("edge", edge)
    if #found == 0 then return false end
    for _, tile in ipairs(found) do turn_up(game, me, tile) end
    game:set("ship_points", ship, 0)
    return true
end

-- A new ship discovers, too, and stays where it is then. It has not moved all the same (P-63,
-- P-149).
hex.on("figure_placed", function(game, me, ship, edge)
    if discover(game, me, edge, ship) then game:set("no_wool", ship, 1) end
end, { "ship", face_down = true })

-- A ship that arrives.
return function(game, me, edge, ship)
    if not discover(game, me, edge, ship) then return end
    game:stop_travel()                                                      -- P-105
    game:set("sailed", ship, 2)
end
