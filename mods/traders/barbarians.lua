-- Barbarians on paths (X-T-11, X-T-12, X-T-28, X-T-47 to X-T-55): they hold up wagons, and move by
-- a 7, by cards, and when they are driven off. Beside Barbarian Attack there are none (X-T-86).
if hex.has_mod "barbarian_attack" then return end
local large = hex.players > 4
local turned = hex.option "tb.tradeHexLayout" == "turned"
local shuffled = hex.option "tb.tradeBarbarianStart" == "shuffled"
local drives_off_from = hex.frozen { 7, 6, 5, 4, 3 }                            -- X-T-43

hex.figure "barbarian" {
    title = "Barbarian", model = "barbarian.glb", icon = "barbarian.glb", color = "#5b4a42",
    help = "A wagon needs 2 points more to get past.",
    owned = false, on = "edge", crowd = 1, supply = 3,
}
-- Beside fishing grounds there are edges at sea (X-T-54).
local function is_on_land(game, edge)
    for _, tile in ipairs(game:tiles_beside(edge)) do
        if game:is_land(tile) then return true end
    end
    return false
end
local function any_path(game)
    local edge
    repeat
        local tiles = game:tiles()
        edge = game:edge(tiles[game:random(#tiles)], game:random(6))
    until game:get("hindrance", edge) == 0 and is_on_land(game, edge)
    return edge
end

hex.on("game_began", function(game)
    for _, side in ipairs { 1, 3, 5 } do                                        -- X-T-12
        local middle = game:tile(large and not turned and -1 or 0, 0)
        local edge = shuffled and any_path(game)
            or game:edge(middle, turned and (side + 2) % 6 + 1 or side)
        game:put_figure(game:first(), "barbarian", edge)
    end
end)

hex.pick "barbarian" { title = "Choose a barbarian", what = "figure", figure = "barbarian" }
hex.pick "other_path" {                                                         -- X-T-47, X-T-54
    title = "Where does the barbarian go?", what = "edge",
    with_counter = "hindrance", with_most = 1,          -- damaged roads and fords are 1
    by_terrains = hex.include "names.lua".land,
}

-- X-T-53, X-T-55: a card of an opponent whose road is there.
hex.effect "move_barbarian" {
    { pick = "barbarian" }, { pick = "other_path" }, { move_figure = true },
    { steal_from_owner = true },
}

hex.counter "challenged" {
    title = "", per = "figure", of = "barbarian", most = 1, reset_each_turn = true,
}
hex.pick "barbarian_to_challenge" {                                             -- X-T-48, X-T-51
    title = "Which barbarian?", what = "figure", figure = "barbarian", by_own = "wagon",
    with_counter = "challenged", with_most = 0,
}
hex.action "drive_off" {
    title = "Drive off barbarians", icon = "barbarian.glb", phases = { "journey" },
    help = "From the second level on: a die decides. Then the barbarian goes to another path.",
    needs_counter = "baggage", needs_count = 2, picks = { "barbarian_to_challenge" },
    tests = { {
        test = function() return false end, asked_while = "rests",
        reason = "Your wagon rests on a plaza.",
    } },
    effect = {
        function(game, me, barbarian)
            game:set("challenged", barbarian, 1)
            if game:roll(6) < drives_off_from[game:get("baggage", me)] then return false end
        end,
        { pick = "other_path" }, { move_figure = true },                        -- X-T-49
    },
}
