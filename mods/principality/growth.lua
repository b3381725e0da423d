-- C-57 to C-59: a new settlement brings two regions, and its builder says which lies above.
local regions = hex.include "regions.lua"

-- The place beside the settlement that has no region yet, above and below.
local function outer(game, corner)
    local found = {}
    for _, tile in ipairs(game:tiles_of(corner)) do
        if game:terrain(tile) == "wilds" then table.insert(found, tile) end
    end
    return found
end
local function lay(game, me, tile, card)
    local region = regions.cards[card]
    game:move_card(card, { new_land = me }, "removed")
    game:set_terrain(tile, region.terrain)
    game:set_token(tile, region.number)
end
hex.pick "upper" {
    title = "Which region lies above the settlement?", what = "card", cards = "new_land",
}
hex.effect "open_land" {
    function(game, me)
        for _ = 1, 2 do game:move_card(nil, "regions", { new_land = me }) end
    end,
    { pick = "upper" },
    function(game, me, card)
        for _, corner in ipairs(game:places(me, "settlement")) do
            local free = outer(game, corner)
            if #free == 2 then
                lay(game, me, free[1], card)
                lay(game, me, free[2], game:cards_in({ new_land = me })[1])
            end
        end
    end,
}
hex.on("placed", function(game, player, _, corner)
    if game:is_setup() or #outer(game, corner) ~= 2 then return end
    game:start("open_land", player, corner)
end, { "settlement" })
