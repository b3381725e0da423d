-- C-57 to C-61, C-142: a new settlement brings two regions, and its builder says which lies above.
local regions = hex.include "regions.lua"

local function lay(game, card, tile)
    local region = regions.cards[card]
    game:set_terrain(tile, region.terrain)
    game:set_token(tile, region.number)
end
hex.pick "upper" {
    title = "Which region goes above the settlement?", what = "card", cards = "new_land",
}
hex.pick "lower" { title = "", what = "card", cards = "new_land", takes_first = true }
-- The places beside it that have no region yet: first the one above.
hex.pick "opened" {
    title = "", what = "tile", terrains = { "wilds" }, land = "own", touches_own = true,
    takes_first = true,
}

-- C-142: with a scout the builder chooses both from the whole stack.
hex.counter "scouting" { title = "", per = "player", most = 1 }
hex.card "scout" {
    title = "Scout", icon = "scout.glb", copies = 2, color = "#d9a92f",
    deck = "expansion", limited = false,
    help = "Play when you build a settlement: choose its two regions from the whole stack.",
    playable_fresh = true, worth = 30, reacts_to = "new_land",
    effect = { { set = "scouting", value = 1 } },
}
hex.pick "scouted" { title = "Which region does the scout find?", what = "card", cards = "regions" }
local bring = { move_card = true, from = "regions", into = "new_land" }
hex.effect "choose_land" {
    { if_counter = "scouting" },
    { pick = "scouted" }, bring, { pick = "scouted" }, bring, { shuffle = "regions" },
}
hex.effect "draw_land" {
    { unless_counter = "scouting" }, { move_cards = 2, from = "regions", into = "new_land" },
}
hex.effect "open_land" {
    { set = "scouting", value = 0 },
    { wait = "new_land", whom = "player", title = "Do you send a scout?" },
    { start = "choose_land" },
    { start = "draw_land" },
    { pick = "upper" },
    { move_card = true, from = "new_land", into = "removed" },
    { pick = "opened" },
    function(game, _, card, tile) lay(game, card, tile) end,
    { pick = "lower" },
    { move_card = true, from = "new_land", into = "removed" },
    { pick = "opened" },
    function(game, _, _, _, card, tile) lay(game, card, tile) end,
}
-- It has regions to one side only.
hex.on("placed", function(game, player, _, corner)
    if game:is_setup() then return end
    local tiles = game:tiles_of(corner)
    if (game:terrain(tiles[1]) == "wilds") ~= (game:terrain(tiles[#tiles]) == "wilds") then
        game:start("open_land", player, corner)
    end
end, { "settlement" })
