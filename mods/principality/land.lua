-- C-30, C-31, C-44 to C-47: the board. Each principality is a row of columns, roads on even and
-- settlements on odd ones, with a region above and one below each even column. Above and below each
-- settlement are two sites for expansions, which touch the regions on their side (C-69 to C-75).
local regions = hex.include "regions.lua"
local last = 12  -- five more settlements to either side
local rows = hex.frozen { 3, -3 }  -- of the middle rows, by seat

local corners, edges, tiles, start = {}, {}, {}, {}
for seat, row in ipairs(rows) do
    for column = -last - 1, last + 1, 2 do
        table.insert(corners, { q = column, r = row })
    end
    for column = -last + 1, last - 1, 2 do
        for _, half in ipairs { -1, 1 } do
            table.insert(corners, { q = column, r = row + half })
            table.insert(corners, { q = column, r = row + 2 * half })
        end
    end
    for column = -last, last, 2 do
        local left, right = { q = column - 1, r = row }, { q = column + 1, r = row }
        table.insert(edges, { q = column, r = row, from = left, to = right })
        for _, half in ipairs { -1, 1 } do
            local around = { left, right }
            for _, side in ipairs { left, right } do
                -- Nobody comes to settle at either end.
                if math.abs(side.q) < last then
                    table.insert(around, { q = side.q, r = row + half })
                    table.insert(around, { q = side.q, r = row + 2 * half })
                end
            end
            table.insert(tiles, {
                q = column, r = row + half, corners = around,
                seat = seat, terrain = "wilds",
            })
        end
    end
    table.insert(start, { seat = seat, piece = "road", q = 0, r = row })
    table.insert(start, { seat = seat, piece = "settlement", q = -1, r = row })
    table.insert(start, { seat = seat, piece = "settlement", q = 1, r = row })
end
hex.map "two_lands" {
    title = "Two principalities", shape = "card", players_least = 2, players_most = 2,
    corners = corners, edges = edges, tiles = tiles, start = start, setup_follows = true,
}

-- C-32, C-33: everybody lays the six start regions on the six places around the start; nobody is
-- asked about the last one.
local steps = {}
for at, kind in ipairs(regions.kinds) do
    local name = kind.name
    hex.pick("place_" .. name) {
        title = at < #regions.kinds and "Where does this region go: " .. kind.title .. "?" or "",
        takes_only = true,
        what = "tile", terrains = { "wilds" }, land = "own", touches_own = true,
    }
    hex.effect("lay_" .. name) {
        { pick = "place_" .. name },
        function(game, me, tile)
            game:set_terrain(tile, name)
            game:set_token(tile, regions.sets[me][name])
            game:set("stock", tile, 1)
        end,
    }
    table.insert(steps, { start = "lay_" .. name })
end
-- C-40, C-41: then everybody takes the first cards.
hex.setup { rounds = { { effect = steps }, { effect = { { start = "first_hand" } } } } }
