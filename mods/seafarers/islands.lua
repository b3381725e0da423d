-- Points for new islands (S-52 to S-56). `settled` of the first tile of an island, or of a region
-- that a map names, has a bit for each player who has settled there.
local bonus = hex.option "island_bonus_vp"

hex.counter "settled" { title = "Settled by", per = "tile", most = 63 }
hex.counter "new_islands" {
    title = "New islands", help = "Points for being on islands that are not home.",
    per = "player", most = 12, points = bonus,
}

local bits = hex.frozen { 1, 2, 4, 8, 16, 32 }

-- Every region of the map is an island of its own; land outside of them counts as it hangs together.
local function shore_of(game, tile)
    local region = game:region(tile)
    if not region then return game:island(tile) end
    for _, other in ipairs(game:tiles()) do
        if game:region(other) == region then return other end
    end
end

hex.on("placed", function(game, me, piece, corner)
    if piece ~= "settlement" then return end
    for _, tile in ipairs(game:tiles_of(corner)) do
        if game:is_land(tile) and game:region(tile) ~= "no_island" then
            local shore = shore_of(game, tile)
            local before = game:get("settled", shore)
            if before & bits[me] == 0 then
                game:set("settled", shore, before | bits[me])
                if game:round() > 0 then game:add("new_islands", me, 1) end             -- S-55
            end
        end
    end
end)
