-- C-57 to C-61, C-142: a new settlement brings two regions, and its builder says which lies above.
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

-- C-142: with a scout the builder chooses both from the whole stack.
hex.counter "scouting" { title = "", per = "player", most = 1 }
hex.card "scout" {
    title = "Scout", icon = "scout.glb", copies = 2, color = "#d9a92f",
    deck = "expansion", limited = false,
    help = "When you build a settlement you choose its two regions from the whole stack.",
    playable_fresh = true, worth = 30, reacts_to = "new_land",
    effect = { { set = "scouting", value = 1 } },
}
hex.pick "scouted" { title = "Which region does the scout find?", what = "card", cards = "regions" }
local bring = { move_card = true, from = "regions", into = "new_land" }
hex.effect "choose_land" {
    { pick = "scouted" }, bring, { pick = "scouted" }, bring, { shuffle = "regions" },
}
hex.effect "open_land" {
    function(game, me) game:set("scouting", me, 0) end,
    { wait = "new_land", whom = "player", title = "Do you send a scout?" },
    function(game, me)
        if game:get("scouting", me) > 0 then return game:start("choose_land", me) end
        for _ = 1, 2 do game:move_card(nil, "regions", { new_land = me }) end
    end,
    { pick = "upper" },
    function(game, me, card)
        -- It is the outermost to one side.
        local settlements = game:places(me, "settlement")
        for _, corner in ipairs { settlements[1], settlements[#settlements] } do
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
