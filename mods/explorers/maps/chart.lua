-- Reads a play field that is drawn with letters: I island, . sea, N and S the unexplored regions.
local deals = hex.include "maps/regions.lua"
local missions = hex.include "missions.lua"
local frame_sea = hex.option "ep_pirate_on_frame_sea"

local around = hex.frozen { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 }, { 1, -1 }, { -1, 1 } }

-- Where no pirate ship may be: beside the island (P-128), where the council is too (P-129), and
-- perhaps on the sea that is printed on the frame (P-130).
local function mark_pirates(marks, letters, row_end)
    for _, tile in ipairs(letters) do
        for _, step in ipairs(tile.letter == "." and around or {}) do
            if letters[(tile.q + step[1]) .. "," .. (tile.r + step[2])] == "I" then
                table.insert(marks, { counter = "no_pirates", q = tile.q, r = tile.r })
                break
            end
        end
    end
    if not frame_sea then table.insert(marks, { counter = "no_pirates", q = row_end, r = 0 }) end
end
-- The eastern corners of each row of the island (P-291), and the docks (P-209).
local function mark_corners(marks, letters)
    for _, tile in ipairs(letters) do
        if tile.letter == "I" and letters[(tile.q + 1) .. "," .. tile.r] ~= "I" then
            for _, at in ipairs { "NE", "SE" } do
                table.insert(marks, { counter = "first_harbour", q = tile.q, r = tile.r, at = at })
            end
        end
    end
    for _, at in ipairs(missions.has_council and { "N", "S" } or {}) do
        table.insert(marks, { counter = "dock", q = 0, r = 0, at = at })
    end
end

local function tile_of(letter, island, q, r)
    local tile = { q = q, r = r }
    if letter == "I" then
        local printed = island[q .. "," .. r]
        tile.terrain, tile.token = printed.terrain, printed.token
        if not printed.terrain then tile.area = 1 end
    elseif letter == "." then
        tile.terrain = missions.has_council and q == 0 and r == 0 and "council" or "sea"    -- P-269
    else
        tile.area, tile.face_down = letter == "N" and 2 or 3, true
    end
    return tile
end

-- Declares the map. `rows` are drawn from north to south; that in the middle begins at `west`.
-- `island`: terrain (dealt when left out) and number by "q,r"; `loose`: what is dealt there.
return function(name, map)
    local middle = (#map.rows - 1) // 2
    local tiles, letters, regions = {}, {}, { N = {}, S = {} }
    for at, row in ipairs(map.rows) do
        local r = at - 1 - middle
        for column = 1, #row do
            local letter = row:sub(column, column)
            local q = map.west - math.min(0, r) + column - 1
            table.insert(tiles, tile_of(letter, map.island, q, r))
            table.insert(letters, { letter = letter, q = q, r = r })
            letters[q .. "," .. r] = letter
            if regions[letter] then table.insert(regions[letter], { q = q, r = r }) end
        end
    end
    local north, south = deals { N = #regions.N, S = #regions.S }
    local marks = {}
    if missions.count > 0 then
        mark_pirates(marks, letters, map.west + #map.rows[middle + 1] - 1)
        mark_corners(marks, letters)
    end
    hex.map(name) {
        title = map.title, help = map.help, mood = map.mood, tiles = tiles,
        players_least = map.players_least, players_most = map.players_most,
        areas = {
            { token_rule = "fixed" }, { terrains = map.loose or {}, token_rule = "fixed" },
            north, south,
        },
        regions = { { name = "north", tiles = regions.N }, { name = "south", tiles = regions.S } },
        marks = marks, start = map.start, red_tokens = { 6, 8 },
        red_apart = false,                                                  -- P-109
    }
end
