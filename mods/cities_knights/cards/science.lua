-- The science cards (K-199, K-267 to K-292).
local card = hex.include("cards/card.lua")("science")
local lies_down = hex.option "ck_no_settlement_piece" == "lay_on_side"

hex.pick "shown" { title = "Choose what the red die shows", what = "number", least = 1, most = 6 }
hex.pick "shown_yellow" {
    title = "Choose what the yellow die shows", what = "number", least = 1, most = 6,
}
card("alchemist", "Alchemist", 2, {
    help = "Play before rolling: you choose what the red and the yellow die show.",
    phases = { "roll" }, limited = true,                                                -- K-31
    effect = {
        { pick = "shown" }, { set_die = "red" },
        { pick = "shown_yellow" }, { set_die = "yellow" },
    },
})

-- Crane: one commodity less for one step of a track (K-271 to K-274).
local function way(title, track, pays)
    return { title = title, effect = { { advance = track, discount = { [pays] = 1 } } } }
end
hex.pick "own_city" { title = "", what = "corner", piece = "city", whose = "own" }
card("crane", "Crane", 2, {
    help = "Build a city improvement for 1 commodity less.", needs_pick = "own_city",
    effect = { { choose = { way("Trade", "trade", "cloth"), way("Politics", "politics", "coin"),
        way("Science", "science", "paper") }, title = "Which improvement do you buy?" } },
})

card("engineer", "Engineer", 1, {
    help = "Build a city wall for free.", must_pass = true,                       -- K-275
    effect = { { place_figure = "wall" } },
})

-- Inventor (K-276, K-277). Equal numbers are not exchanged: nothing would come of it.
hex.pick "token_tile" {
    title = "Choose a number token to swap", what = "tile", differs = true,
    tokens = { 3, 4, 5, 9, 10, 11 }, other_token = true,
}
card("inventor", "Inventor", 2, {
    help = "Swap any two number tokens except 2, 6, 8 and 12.", needs_effect = "all",
    effect = { { pick = "token_tile" }, { pick = "token_tile" }, function(game, _, one, other)
        if not one or not other then return end
        local first, second = game:token(one), game:token(other)
        game:set_token(one, second)
        game:set_token(other, first)
    end },
})

-- Two goods for each such tile beside an own building (K-278, K-279, K-283, K-284).
local function harvest(name, title, terrain, good, help)
    hex.pick("own_" .. terrain) {
        title = "", what = "tile", terrains = { terrain }, touches_own = true,
    }
    card(name, title, 2, {
        help = help, needs_pick = "own_" .. terrain,
        effect = { { gain = { [good] = 2 }, for_each = "own_" .. terrain } },
    })
end
harvest("irrigation", "Irrigation", "fields", "grain",
    "Take 2 grain for each fields tile next to your buildings, each tile once.")
harvest("mining", "Mining", "mountains", "ore",
    "Take 2 ore for each mountains tile next to your buildings, each tile once.")

-- Medicine (K-280 to K-282).
hex.pick "healed" {
    title = "Choose a settlement to upgrade", what = "corner", whose = "own",
    test = function(game, me, corner)
        local piece = game:at_corner(corner)
        if piece == "fallen_city" then return true end
        if lies_down and game:pieces(me, "fallen_city") > 0 then return false end       -- K-131
        return piece == "settlement" and game:supply(me, "city") > 0
    end,
}
card("medicine", "Medicine", 2, {
    help = "Turn a settlement into a city.",
    cost = { grain = 1, ore = 2 }, must_pass = true, needs_effect = "all",
    effect = { { pick = "healed" }, function(game, _, corner)
        if corner then game:replace(corner, "city") end
    end },
})

card("printer", "Printer", 1, {
    help = "Worth 1 victory point.", points = 1, opens_at_once = true,                  -- K-285
})

-- The base game has the card already (K-286, K-287).
hex.patch("card", "road_building") {
    deck = "science", copies = 2, icon = "card_road_building.glb", playable_fresh = true,
    limited = false, played = "under", phases = hex.include("phases.lua").acting,
}

-- Smith (K-288 to K-292). The second promotion comes when the first has made room for it.
hex.pick "another_rising_knight" {
    title = "Choose a second knight to promote", what = "figure", figure = "knight", whose = "own",
    with_counter = "promoted", with_most = 0,
    raises = "rank", raises_to = { by = "politics", 2, 2, 2, 3 }, optional = true,
}
local higher = { set = "rank", add = 1, whom = "picked" }
local once = { set = "promoted", value = 1, whom = "picked" }
hex.effect "second_promotion" { { pick = "another_rising_knight" }, higher, once }
card("smith", "Smith", 2, {
    help = "Promote up to 2 knights by one rank for free.", needs_effect = "all",
    effect = { { pick = "rising_knight" }, higher, once, { start = "second_promotion" } },
})
