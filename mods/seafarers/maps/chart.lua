-- Reads maps that are drawn with letters (S-77): F forest, H hills, P pasture, G fields,
-- M mountains, D desert, $ gold, ~ sea, each with its number; ? unexplored; a to f dealt from the
-- pool of that letter; "$a" is gold with a number from pool a. The outermost ring is the frame.
local terrains = {
    F = "forest", H = "hills", P = "pasture", G = "fields", M = "mountains", D = "desert",
    ["$"] = "gold", ["~"] = "sea",
}
local pool_letters = { "a", "b", "c", "d", "e", "f" }
local shuffled = hex.option "map_deal" == "shuffled"
local pirate_mode = hex.option "pirate_mode"

local function words(text)
    local list = {}
    for _, word in ipairs(text:split(" ")) do
        if #word > 0 then table.insert(list, word) end
    end
    return list
end

-- "2,-1" -> { q = 2, r = -1 }
local function place(text)
    local parts = text:split(",")
    return { q = tonumber(parts[1]), r = tonumber(parts[2]) }
end

local function tile_of(word, is_rim)
    local letter = word:sub(1, 1)
    if letter == "?" then return { face_down = true, pool = letter } end
    if not terrains[letter] then return { pool = letter } end
    local rest = word:sub(2, #word)
    return {
        terrain = letter == "~" and is_rim and "frame" or terrains[letter],
        token = tonumber(rest), pool = tonumber(rest) == nil and #rest > 0 and rest or nil,
    }
end

local function tiles_of(rows)
    local tiles = {}
    for number, row in ipairs(rows) do
        local list = words(row[2])
        for at, word in ipairs(list) do
            local tile = tile_of(word, number == 1 or number == #rows or at == 1 or at == #list)
            tile.q, tile.r = row[1] + at - 1, number - 1
            table.insert(tiles, tile)
        end
    end
    return tiles
end

-- Takes terrain and number from the tiles and puts them into a stack (S-74).
local function gather(tiles)
    local stack = { terrains = {}, tokens = {}, token_rule = "random" }
    for _, tile in ipairs(tiles) do
        stack.terrains[tile.terrain] = (stack.terrains[tile.terrain] or 0) + 1
        if tile.token then table.insert(stack.tokens, tile.token) end
        tile.terrain, tile.token = nil, nil
    end
    return stack
end

local function areas_of(map, tiles)
    local areas, at = { { token_rule = "fixed" } }, {}
    for _, tile in ipairs(tiles) do at[tile.q .. "," .. tile.r] = tile end
    local function add(area, list)
        for _, tile in ipairs(list) do tile.area = #areas end
        table.insert(areas, area)
    end
    for _, part in ipairs(shuffled and map.shuffle or {}) do
        local list = {}
        for _, where in ipairs(words(part)) do table.insert(list, at[where]) end
        add(gather(list), list)
    end
    local function add_pool(letter, pool)
        local list = {}
        for _, tile in ipairs(tiles) do
            if tile.pool == letter then
                tile.pool = nil
                table.insert(list, tile)
            end
        end
        pool.token_rule = "random"
        add(pool, list)
    end
    for _, letter in ipairs(pool_letters) do
        if map.pools and map.pools[letter] then add_pool(letter, map.pools[letter]) end
    end
    if map.stack then add_pool("?", map.stack) end
    return areas
end

local function harbours_of(list)
    local harbours = {}
    for _, text in ipairs(list or {}) do
        local parts = words(text)
        local harbour = place(parts[1])
        harbour.side, harbour.harbour = parts[2], parts[3]
        table.insert(harbours, harbour)
    end
    return harbours
end

local function regions_of(regions)
    local list = {}
    for region, text in pairs(regions or {}) do
        local tiles = {}
        for _, where in ipairs(words(text)) do table.insert(tiles, place(where)) end
        table.insert(list, { name = region, tiles = tiles })
    end
    return list
end

-- With Fishermen and Caravans the robber starts beside the board (X-F-6, X-C-4).
local robber_waits = hex.has_mod "fishermen" or hex.has_mod "caravans"
local function pawns_of(pawns)
    local absent = { robber = robber_waits or pirate_mode == "pirate_only",
        pirate = pirate_mode == "none" }
    local list = {}
    for pawn, text in pairs(pawns or {}) do
        local start = place(text)
        start.pawn = pawn
        if not absent[pawn] then table.insert(list, start) end
    end
    return list
end

-- Declares the map `name`. Fields of `map`: title, help, mood; rows, each { first q, drawing };
-- harbours, a list of "q,r SIDE kind" or "q,r SIDE" (dealt from harbour_stock); regions by name,
-- each a text "q,r q,r ..."; shuffle, a list of such texts: the parts that map_deal shuffles;
-- pawns by name: "q,r"; pools by letter, and stack for unexplored tiles: areas of hex.map; and
-- what else hex.map knows.
return function(name, map)
    local tiles = tiles_of(map.rows)
    local areas = areas_of(map, tiles)
    hex.map(name) {
        title = map.title, help = map.help, mood = map.mood, players_least = map.players_least or 2,
        players_most = map.players_most or 6, tiles = tiles, areas = areas,
        harbours = harbours_of(map.harbours), harbour_stock = map.harbour_stock,
        regions = regions_of(map.regions), setup_on = map.setup_on, closed = map.closed,
        no_pawns = map.no_pawns,
        pawns = pawns_of(map.pawns), marks = map.marks, start = map.start,
        setup_follows = map.setup_follows, red_tokens = { 6, 8 },
    }
end
