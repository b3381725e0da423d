-- What maps share, here and in other mods: how options ask for tiles, tokens and harbours to be
-- dealt.
local deal = {}

-- The tokens in letter order (tables 1.1 and 17.1).
deal.small_tokens = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 }
deal.large_tokens = { 2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9,
    12, 3, 2, 6 }

-- Places and kinds of harbours { q, r, side, kind } as a map wants them: as printed (B-28), or as
-- the option says (B-44). Those without a kind get one from the map's own harbour_stock.
function deal.harbours(map, sites, printed)
    local shuffled = not printed and hex.option "harbor_layout" == "types_shuffled"
    map.harbours = {}
    map.harbour_stock = {}
    for _, site in ipairs(sites) do
        local kind = site[4]
        table.insert(map.harbours, { q = site[1], r = site[2], side = site[3],
            harbour = not shuffled and kind or nil })
        if shuffled and kind then map.harbour_stock[kind] = (map.harbour_stock[kind] or 0) + 1 end
    end
end

local function keep_apart(map)
    map.red_tokens = { 6, 8 }
    map.red_apart = hex.option "adjacent_red_numbers" == "forbid"
    map.extremes_apart = hex.option "adjacent_2_12" == "forbid"
    map.equal_apart = hex.option "adjacent_equal_numbers" == "forbid"
    map.most_corner_pips = hex.option "max_intersection_pips" or 0
    map.largest_cluster = hex.option "max_terrain_cluster" or 0
end

-- How numbers and terrains may fall (B-42 to B-52).
function deal.by_options(map)
    local starts = { random_corner = "random_corner", chosen_corner = "chosen_corner",
        any_coast_hex = "any_coast" }
    map.token_rule = hex.option "number_layout"
    map.clockwise = hex.option "number_direction" == "clockwise"
    map.spiral_start = starts[hex.option "number_start"]
    keep_apart(map)
    if hex.option "desert_position" == "centre" then map.centre = "desert" end
end

-- The map with tiles, tokens and harbours dealt as the options say, but shuffled: a spiral needs a
-- round shape. Mods that draw maps include this file for it.
function deal.shuffled(map, sites)
    keep_apart(map)
    if not map.areas then map.token_rule = "random" end
    deal.harbours(map, sites)
    return map
end

-- A map on which nothing is dealt.
function deal.as_printed(map)
    map.token_rule = "fixed"
    map.red_tokens = { 6, 8 }
    map.red_apart = false
end

return deal
