-- Barbarians on paths (X-T-11, X-T-12, X-T-28, X-T-47 to X-T-55): they hold up wagons, and move by
-- a 7, by cards, and when they are driven off. Beside Barbarian Attack there are none (X-T-86), or
-- with an option those of the coast stand in the way as well, and are driven off (X-T-95).
local attack = hex.has_mod "barbarian_attack"
if attack and not hex.option "tb.attackOnPaths" then return end
local kind = attack and "raider" or "barbarian"
local large = hex.players > 4
local turned = hex.option "tb.tradeHexLayout" == "turned"
local shuffled = hex.option "tb.tradeBarbarianStart" == "shuffled"
local drives_off_from = hex.frozen { 7, 6, 5, 4, 3 }                            -- X-T-43

hex.figure(kind) {
    title = "Barbarian", model = "barbarian.glb", icon = "barbarian.glb", color = "#5b4a42",
    help = "A wagon needs 2 extra movement points to get past.",
    owned = false, on = "edge", crowd = 1, supply = attack and 48 or 3,
}
if attack then hex.include "raiders.lua" end
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

if not attack then
    hex.on("game_began", function(game)
        for _, side in ipairs { 1, 3, 5 } do                                        -- X-T-12
            local middle = game:tile(large and not turned and -1 or 0, 0)
            local edge = shuffled and any_path(game)
                or game:edge(middle, turned and (side + 2) % 6 + 1 or side)
            game:put_figure(game:first(), "barbarian", edge)
        end
    end)
end

hex.pick "other_path" {                                                         -- X-T-47, X-T-54
    title = "Where does the barbarian go?", what = "edge",
    with_counter = "hindrance", with_most = 1,          -- damaged roads and fords are 1
    by_terrains = hex.include "names.lua".land,
}

if not attack then
    hex.pick "barbarian" { title = "Choose a barbarian", what = "figure", figure = "barbarian" }

    -- X-T-53, X-T-55: a card of an opponent whose road is there.
    hex.effect "move_barbarian" {
        { pick = "barbarian" }, { pick = "other_path" }, { move_figure = true },
        { steal_from_owner = true },
    }
end

hex.counter "challenged" {
    title = "", per = "figure", of = kind, most = 1, reset_each_turn = true,
}
hex.pick "barbarian_to_challenge" {                                             -- X-T-48, X-T-51
    title = "Which barbarian?", what = "figure", figure = kind, by_own = "wagon",
    with_counter = "challenged", with_most = 0,
}
hex.action "drive_off" {
    title = "Drive off barbarians", icon = "barbarian.glb",
    phases = hex.include("phases.lua").journey,
    help = "From level 2 on: roll a die. On a success, move the barbarian to another path.",
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
