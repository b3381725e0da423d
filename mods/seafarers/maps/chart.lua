-- Reads maps that are drawn with letters (S-77): F forest, H hills, P pasture, G fields,
-- M mountains, D desert, $ gold, ~ sea, ? unexplored, each with its number. The outermost ring is
-- the frame.
local terrains = {
    F = "forest", H = "hills", P = "pasture", G = "fields", M = "mountains", D = "desert",
    ["$"] = "gold", ["~"] = "sea",
}
local shuffled = hex.option "map_deal" == "shuffled"

local function words(text)
    local list = {}
    for _, word in ipairs(text:split(" ")) do
        if #word > 0 then table.insert(list, word) end
    end
    return list
end

-- "2,-1" -> 2, -1
local function place(text)
    local parts = text:split(",")
    return tonumber(parts[1]), tonumber(parts[2])
end

local function tiles_of(rows)
    local tiles = {}
    for number, row in ipairs(rows) do
        local list = words(row[2])
        for at, word in ipairs(list) do
            local letter, tile = word:sub(1, 1), { q = row[1] + at - 1, r = number - 1 }
            local rim = number == 1 or number == #rows or at == 1 or at == #list
            if letter == "?" then
                tile.face_down = true
            else
                tile.terrain = letter == "~" and rim and "frame" or terrains[letter]
                tile.token = #word > 1 and tonumber(word:sub(2, #word)) or nil
            end
            table.insert(tiles, tile)
        end
    end
    return tiles
end

-- Takes terrain and number from the tiles and puts them into a stack (S-74).
local function deal(tiles, area, numbers_too)
    local made = { terrains = {}, tokens = {}, token_rule = numbers_too and "random" or "fixed" }
    for _, tile in ipairs(tiles) do
        made.terrains[tile.terrain] = (made.terrains[tile.terrain] or 0) + 1
        if tile.token and numbers_too then table.insert(made.tokens, tile.token) end
        tile.terrain, tile.area = nil, area
        if numbers_too then tile.token = nil end
    end
    return made
end

-- Declares the map `name`. Fields of `map`: title, help, rows, each { first q, drawing };
-- harbours, a list of "q,r SIDE kind" or "q,r SIDE" (dealt from harbour_stock); regions by name, each
-- a text "q,r q,r ..."; shuffle, a list of such texts: the parts that map_deal shuffles; pawns by
-- name: "q,r"; stack, the area of unexplored tiles; and what hex.map knows.
return function(name, map)
    local tiles, at = tiles_of(map.rows), {}
    for _, tile in ipairs(tiles) do at[tile.q .. "," .. tile.r] = tile end
    local areas = { { token_rule = "fixed" } }
    for _, part in ipairs(shuffled and map.shuffle or {}) do
        local list = {}
        for _, where in ipairs(words(part)) do table.insert(list, at[where]) end
        table.insert(areas, deal(list, #areas, true))
    end
    if map.stack then
        for _, tile in ipairs(tiles) do
            if tile.face_down then tile.area = #areas end
        end
        table.insert(areas, map.stack)
    end
    local harbours = {}
    for _, text in ipairs(map.harbours or {}) do
        local list = words(text)
        local q, r = place(list[1])
        table.insert(harbours, { q = q, r = r, side = list[2], harbour = list[3] })
    end
    local regions = {}
    for region, text in pairs(map.regions or {}) do
        local list = {}
        for _, where in ipairs(words(text)) do
            local q, r = place(where)
            table.insert(list, { q = q, r = r })
        end
        table.insert(regions, { name = region, tiles = list })
    end
    local pawns = {}
    for pawn, text in pairs(map.pawns or {}) do
        local q, r = place(text)
        if pawn ~= "pirate" or hex.option "pirate_mode" ~= "none" then
            table.insert(pawns, { pawn = pawn, q = q, r = r })
        end
    end
    hex.map(name) {
        title = map.title, help = map.help, players_least = map.players_least or 3,
        players_most = map.players_most or 4, tiles = tiles, areas = areas, harbours = harbours,
        harbour_stock = map.harbour_stock, regions = regions, setup_on = map.setup_on,
        closed = map.closed, pawns = pawns, marks = map.marks, start = map.start,
        setup_follows = map.setup_follows, red_tokens = { 6, 8 },
    }
end
