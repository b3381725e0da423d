-- Each player has one line of ships to the own fortress (S-142 to S-146). The counter `lane_` of a
-- seat says of a path how many ships are needed from there on; it falls by one with each ship.
local seats = hex.include "maps/pirate_islands.lua"
local lanes = hex.frozen { "lane_1", "lane_2", "lane_3", "lane_4" }
local longest = 9

hex.piece "warship" {
    title = "Warship", model = "warship.glb", color = "#5a2d2d",
    help = "Defends you against the fleet and attacks your fortress. A knight makes one of a ship.",
    on = "edge", route = "ships", supply = 15, beside = { "sea", "frame" },
}
local own_lanes = {}
for seat = 1, hex.players do
    hex.counter(lanes[seat]) {
        title = "", per = "edge", most = longest, marked_only = true,
    }
    table.insert(own_lanes, lanes[seat])
end

hex.counter "line" {
    title = "Ships of the line", per = "player", most = longest, worth = 500, color = "#c9b48a",
    icon = "ship.glb",
    help = "So many ships are on the way to the own fortress.",
}
hex.counter "warships" {
    title = "Warships", per = "player", most = longest, worth = 500, color = "#5a2d2d",
    icon = "warship.glb",
    help = "So strong is the player against the fleet and the own fortress.",
}
local function count_ships(game, who, piece)
    if piece ~= "ship" and piece ~= "warship" then return end
    local warships = game:pieces(who, "warship")
    game:set("warships", who, warships)
    game:set("line", who, game:pieces(who, "ship") + warships)
end
hex.on("placed", count_ships)
hex.on("removed", count_ships)

local function own_ship(game, me, edge)
    local piece, owner = game:at_edge(edge)
    return owner == me and (piece == "ship" or piece == "warship") and piece
end

-- The own ship at this corner from which so many are needed.
local function ship_at(game, me, corner, left)
    for _, edge in ipairs(game:edges_of(corner)) do
        if game:get(lanes[me], edge) == left and own_ship(game, me, edge) then return edge end
    end
end

local function touches_line(game, me, edge, left)
    if left == longest then return true end
    for _, corner in ipairs(game:ends_of(edge)) do
        if ship_at(game, me, corner, left + 1) then return true end
    end
    return false
end

-- The next ship of the line, or another place for the last one (S-143, S-144, S-146).
local function continues(game, me, edge, from)
    if game:is_setup() then return false end                                -- S-139
    local left = game:get(lanes[me], edge)
    return left == (from and game:get(lanes[me], from) or longest - game:get("line", me))
        and touches_line(game, me, edge, left)
end
hex.patch("piece", "ship") {
    help = "Sails to your fortress: each ship brings the line nearer. The last one can be moved "
        .. "once a turn.",
    lanes = own_lanes, test = continues,
}
hex.patch("piece", "warship") { moves = true, lanes = own_lanes, test = continues }

-- A road begins at an own road, settlement or city, not at the fortress of the pirates: `walls` is
-- marked on the paths beside it.
hex.counter "walls" { title = "", per = "edge", most = 1, marked_only = true }
hex.patch("piece", "road") {
    test = function(game, me, edge)
        if game:get("walls", edge) == 0 then return true end
        for _, corner in ipairs(game:ends_of(edge)) do
            local piece, owner = game:at_corner(corner)
            if owner == me and piece ~= "fortress" then return true end
            for _, other in ipairs(not piece and game:edges_of(corner) or {}) do
                local road, whose = game:at_edge(other)
                if road == "road" and whose == me then return true end
            end
        end
        return false
    end,
}

-- Calls visit(edge, piece) for each ship of the line from `first` on, until that returns true. It
-- begins at the start of the line, or at the fortress with `back`.
local function walk(game, me, back, visit)
    local place = back and seats[me].fortress or seats[me].start
    local corner = game:corner(game:tile(place[1], place[2]), place[3])
    for step = 1, longest do
        local edge = ship_at(game, me, corner, back and step or longest + 1 - step)
        if not edge or visit(edge, own_ship(game, me, edge)) then return end
        local ends = game:ends_of(edge)
        corner = ends[1] == corner and ends[2] or ends[1]
    end
end

-- Takes off the ships nearest to the fortress (S-155).
local function lose_ships(game, me, count)
    local lost = {}
    walk(game, me, true, function(edge)
        table.insert(lost, edge)
        return #lost == count
    end)
    for _, edge in ipairs(lost) do game:remove_at_edge(edge) end
end

-- The rearmost normal ship becomes a warship (S-142).
local function arm(game, me)
    walk(game, me, false, function(edge, piece)
        if piece == "ship" then game:replace_at_edge(edge, "warship") end
        return piece == "ship"
    end)
end
local help = "Your rearmost ship becomes a warship."
hex.patch("card", "knight") { help = help, effect = { arm }, played = "removed" }
for _, card in ipairs { "chapel", "governors_house", "library", "market", "university" } do
    if hex.players == 3 then
        hex.patch("card", card) { copies = 0 }                              -- S-141
    else
        hex.patch("card", card) {
            help = "Used as a knight: " .. help, effect = { arm }, played = "removed",
            limited = true, points = 0,
        }
    end
end

return hex.frozen { lose_ships = lose_ships, ship_at = ship_at }
