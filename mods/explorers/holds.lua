-- What lies in holds and basins, and how much room it takes (P-76 to P-80).
local sizes = hex.frozen { settler = 2, haul = 2, crew = 1, sack = 1 }      -- P-77

local function taken(game, cargo)
    local places = 0
    for _, figure in ipairs(cargo) do places = places + sizes[game:kind_of(figure)] end
    return places
end
-- All that lies in the basin at the corner.
local function basin(game, corner) return game:figures_at("corner", corner) end

-- The own harbour settlements that the ship touches (P-80).
local function harbours_at(game, me, ship)
    local harbours = {}
    for _, corner in ipairs(game:ends_of(game:place_of(ship))) do
        local piece, owner = game:at_corner(corner)
        if piece == "harbour_settlement" and owner == me then table.insert(harbours, corner) end
    end
    return harbours
end
-- What is lost: sacks leave the game (P-227), all else goes back to its supply.
local function drop(game, figure) game:remove_figure(figure, game:kind_of(figure) == "sack") end

return hex.frozen {
    sizes = sizes, taken = taken, basin = basin, harbours_at = harbours_at, drop = drop,
}
