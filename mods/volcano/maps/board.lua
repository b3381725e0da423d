-- Declares a map whose numbers and harbours follow the options of the game.
return function(name, map, sites)
    map.red_tokens = { 6, 8 }
    map.red_apart = hex.option "adjacent_red_numbers" == "forbid"
    map.extremes_apart = hex.option "adjacent_2_12" == "forbid"
    map.equal_apart = hex.option "adjacent_equal_numbers" == "forbid"
    map.most_corner_pips = hex.option "max_intersection_pips" or 0
    map.largest_cluster = hex.option "max_terrain_cluster" or 0
    local shuffled = hex.option "harbor_layout" == "types_shuffled"
    map.harbours = {}
    map.harbour_stock = {}
    for _, site in ipairs(sites) do
        local kind = site[4]
        table.insert(map.harbours, { q = site[1], r = site[2], side = site[3],
            harbour = not shuffled and kind or nil })
        if shuffled then map.harbour_stock[kind] = (map.harbour_stock[kind] or 0) + 1 end
    end
    hex.map(name)(map)
end
