-- Land Ho! (P-258): the start is laid out; each player has a ship with settlers (P-245 to P-249).
local missions = hex.include "missions.lua"
if missions.count > 0 then return end
local drawn = hex.option "ep_drawn_lines"
local lines = hex.include "maps/lines.lua"
local corners = hex.frozen { N = 1, NE = 2, SE = 3, S = 4, SW = 5, NW = 6 }
local sides = hex.frozen { NE = 1, E = 2, SE = 3, SW = 4, W = 5, NW = 6 }

-- With two players two colours that nobody plays hold the other lines (P-247).
local neighbours = hex.players == 2
if neighbours then
    hex.neutral "orange_neighbours" { title = "Orange neighbour", color = "#ff8d1e" }
    hex.neutral "white_neighbours" { title = "White neighbour", color = "#f6f3ee" }
end

local function corner_of(game, place)
    return game:corner(game:tile(place[1], place[2]), corners[place[3]])
end
local function edge_of(game, place)
    return game:edge(game:tile(place[1], place[2]), sides[place[3]])
end

-- REQUIRES: the harbour settlement of the line stands there.
local function launch(game, seat, line)
    local ship = game:put_figure(seat, "ship", edge_of(game, lines[line].ship))
    game:put_figure(seat, "settler", ship, "aboard")
end
local function settle(game, owner, line)
    game:put(owner, "settlement", corner_of(game, lines[line].settlement))
    game:put(owner, "harbour_settlement", corner_of(game, lines[line].harbour))
    game:put(owner, "road", edge_of(game, lines[line].road))
end

-- One resource for each land at the settlement (P-246).
local yields = hex.frozen { hills = "brick", fields = "grain", forest = "lumber", mountains = "ore",
    pasture = "wool" }
local function pay_for(game, seat, line)
    for _, tile in ipairs(game:tiles_of(corner_of(game, lines[line].settlement))) do
        local good = yields[game:terrain(tile) or ""]
        if good then game:give(seat, good, 1) end
    end
end

-- From the lines the ships set out at different distances to land, so it is drawn who has which.
if drawn then
    hex.patch("setup") { before = {}, rounds = { { effect = { function(game, me)
        local free = {}
        for line = 1, game:players() do
            if not game:at_corner(corner_of(game, lines[line].harbour)) then
                table.insert(free, line)
            end
        end
        local line = free[game:random(#free)]
        settle(game, me, line)
        pay_for(game, me, line)
        launch(game, me, line)
    end } } } }
end

hex.on("game_began", function(game)
    for seat = 1, drawn and 0 or game:players() do
        if game:at_corner(corner_of(game, lines[seat].harbour)) then launch(game, seat, seat) end
    end
    for owner = game:players() + 1, game:players() + game:neutrals() do
        settle(game, owner, owner)
    end
end)
