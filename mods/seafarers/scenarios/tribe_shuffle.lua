-- The main island of the tribe's map, shuffled: the three tiles in the east get three pips or
-- fewer, and no two red numbers touch (S-74).
if hex.option "map_deal" ~= "shuffled" then return end
local shuffle = hex.include "scenarios/shuffle.lua"
local east = hex.frozen { { 5, 3 }, { 5, 4 }, { 4, 5 } }
local most_tries = 30

local function is_red(token) return token == 6 or token == 8 end

-- The list, shuffled; the first three are poor.
local function mixed(chance, tokens)
    local poor, rest = {}, {}
    for _, token in ipairs(tokens) do
        table.insert(math.abs(7 - token) >= 3 and poor or rest, token)
    end
    local list = {}
    for _ = 1, 3 do
        table.insert(list, table.remove(poor, shuffle.next_number(chance, #poor)))
    end
    for _, token in ipairs(poor) do table.insert(rest, token) end
    return shuffle.draw_all(chance, rest, list)
end

local function reds_apart(game, tiles, tokens)
    local red = {}
    for at, tile in ipairs(tiles) do
        if is_red(tokens[at]) then red[tile] = true end
    end
    for tile in pairs(red) do
        for _, near in ipairs(game:neighbours(tile)) do
            if red[near] then return false end
        end
    end
    return true
end

-- The east first, then the rest of the island.
local function ordered(game)
    local list, seen = {}, {}
    for _, place in ipairs(east) do table.insert(list, game:tile(place[1], place[2])) end
    for _, tile in ipairs(list) do seen[tile] = true end
    for _, tile in ipairs(shuffle.home(game)) do
        if not seen[tile] then table.insert(list, tile) end
    end
    return list
end

hex.setup { before = { shuffle.lands, function(game)
    local tiles, tokens, chance = ordered(game), {}, shuffle.chance(game)
    for _, tile in ipairs(tiles) do table.insert(tokens, game:token(tile)) end
    for _ = 1, most_tries do
        local list = mixed(chance, tokens)
        if reds_apart(game, tiles, list) then
            for at, tile in ipairs(tiles) do game:set_token(tile, list[at]) end
            return
        end
    end
end } }
