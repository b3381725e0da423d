-- Land Ho! (P-258): the start is laid out; each player has a ship with settlers (P-245 to P-249).
local missions = hex.include "missions.lua"
if missions.count > 0 then return end
local lines = hex.include "maps/lines.lua"
local corners = hex.frozen { N = 1, NE = 2, SE = 3, S = 4, SW = 5, NW = 6 }
local sides = hex.frozen { NE = 1, E = 2, SE = 3, SW = 4, W = 5, NW = 6 }

-- With two players two colours that nobody plays hold the other lines (P-247).
local neighbours = hex.players == 2
if neighbours then
    hex.neutral "orange_neighbours" { title = "Orange neighbours", color = "#ff8d1e" }
    hex.neutral "white_neighbours" { title = "White neighbours", color = "#f6f3ee" }
end

local function corner_of(game, place)
    return game:corner(game:tile(place[1], place[2]), corners[place[3]])
end
local function edge_of(game, place)
    return game:edge(game:tile(place[1], place[2]), sides[place[3]])
end

-- REQUIRES: the harbour settlement of the line stands there.
local function launch(game, seat)
    local ship = game:put_figure(seat, "ship", edge_of(game, lines[seat].ship))
    game:put_figure(seat, "settler", ship, "aboard")
end
local function settle(game, owner)
    game:put(owner, "settlement", corner_of(game, lines[owner].settlement))
    game:put(owner, "harbour_settlement", corner_of(game, lines[owner].harbour))
    game:put(owner, "road", edge_of(game, lines[owner].road))
end

hex.on("game_began", function(game)
    for seat = 1, game:players() do
        if game:at_corner(corner_of(game, lines[seat].harbour)) then launch(game, seat) end
    end
    for owner = game:players() + 1, game:players() + game:neutrals() do settle(game, owner) end
end)
