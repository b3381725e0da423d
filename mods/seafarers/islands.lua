-- Points for new islands (S-52 to S-56). `settled` of the first tile of an island, or of a region
-- that a map names, has a bit for each player who has settled there; a chit lies where he did.
local bonus = hex.option "island_bonus_vp"
if bonus == 0 then return end

hex.counter "settled" { title = "", per = "tile", most = 63 }      -- no title: nobody is told
hex.counter "chit" {
    title = "New island", help = "What the first settlement of its owner on this island brought.",
    per = "corner", most = 2, marker = true, color = "#e8c547",
    icon = "chit.glb",
}
hex.counter "new_islands" {
    title = "New islands",
    help = "Settled islands that are not home, " .. (bonus == 1 and "1 point" or bonus .. " points")
        .. " each.",
    per = "player", most = 12, points = bonus, icon = "chit.glb",
}

local bits = hex.frozen { 1, 2, 4, 8, 16, 32 }
local pays_nothing = hex.frozen { home = true, no_island = true }           -- S-80, S-104

-- Every region of the map is an island of its own; other land counts as it hangs together.
local function shore_of(game, tile, region)
    if not region then return game:island(tile) end
    local tiles = game:tiles()
    for at = 1, #tiles do
        if game:region(tiles[at]) == region then return tiles[at] end
    end
end

local function settle(game, me, corner, shore)
    local before = game:get("settled", shore)
    if before & bits[me] ~= 0 then return end                               -- S-54
    game:set("settled", shore, before | bits[me])
    if game:is_setup() then return end                                      -- S-55
    game:add("new_islands", me, 1)
    game:set("chit", corner, bonus)
end

hex.on("placed", function(game, me, _, corner)
    local tiles, last = game:tiles_of(corner), nil
    for at = 1, #tiles do
        local region = game:region(tiles[at])
        if not (region and pays_nothing[region]) and game:is_land(tiles[at]) then
            local shore = shore_of(game, tiles[at], region)
            if shore ~= last then settle(game, me, corner, shore) end
            last = shore
        end
    end
end, { "settlement", "city" })
