-- Shuffles the main island before the set-up, where its numbers follow rules of their own (S-74).
local function home(game)
    local list = {}
    for _, tile in ipairs(game:tiles()) do
        if game:region(tile) == "home" then table.insert(list, tile) end
    end
    return list
end

-- An action may ask for few random numbers only; many can be made of two.
local function chance(game)
    return { state = game:random(30000) * 30000 + game:random(30000) }
end
local function next_number(from, most)
    from.state = (from.state * 6364136223846793005 + 1442695040888963407) & 0x7fffffffffffffff
    return (from.state >> 24) % most + 1
end

-- Takes what is in the list out of it in random order and puts it at the end of another.
local function draw_all(from, list, into)
    while #list > 0 do table.insert(into, table.remove(list, next_number(from, #list))) end
    return into
end

local function lands(game)
    local tiles, list = home(game), {}
    for _, tile in ipairs(tiles) do table.insert(list, game:terrain(tile)) end
    for at, terrain in ipairs(draw_all(chance(game), list, {})) do
        game:set_terrain(tiles[at], terrain)
    end
end

return hex.frozen {
    home = home, chance = chance, next_number = next_number, draw_all = draw_all, lands = lands,
}
