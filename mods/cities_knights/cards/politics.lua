-- The politics cards (K-198, K-227 to K-266). Deserter and Intrigue share a file of their own, and
-- the Diplomat has one.
local card = hex.include("cards/card.lua")("politics")
local spared = hex.include "spared.lua"
local decks = hex.frozen { "trade", "politics", "science" }
local as_many = hex.option "ck_saboteur_targets" == "equal_or_more"
local there_is_robber = not hex.has_mod "seafarers" or hex.option "pirate_mode" ~= "pirate_only"

card("bishop", "Bishop", 2, {
    help = "Move the robber and take a random card from each player with a building on that tile.",
    test = function(game, me) return there_is_robber and game:get("robber_awake", me) > 0 end,
    reason = there_is_robber and "The robber does not move until the barbarians have landed."
        or nil,
    must_pass = true,                                                                   -- K-230
    effect = { { move_pawn = "robber", exactly = true }, function(game, me, tile)
        -- In the desert there can be some whom he spares (X-FR-8, B-240).
        for _, who in ipairs(tile and game:players_at(tile) or {}) do             -- K-228, K-229
            if who ~= me and (spared == 0 or game:points(who) > spared) then
                game:steal(me, who)
            end
        end
    end },
})
card("constitution", "Constitution", 1, {
    help = "Worth 1 victory point.", points = 1, opens_at_once = true,                  -- K-231
})

-- Saboteur and Wedding ask those who are ahead (K-252 to K-254, K-264 to K-266).
hex.pick "saboteur_victim" {
    title = "", what = "player", whose = "others", points = as_many and "not_fewer" or "more",
    test = function(game, _, who) return game:hand(who) > 1 end,                        -- K-195
}
card("saboteur", "Saboteur", 2, {
    help = as_many and "Opponents with at least as many points as you discard half their hand."
        or "Opponents with more points than you discard half their hand.",
    needs_pick = "saboteur_victim",
    effect = { {
        give = function(game, who) return game:hand(who) // 2 end, whom = "others",
        only = "saboteur_victim", to = "bank", of = { "resource", "commodity" },
        title = "The saboteur takes half of your hand",
    } },
})
card("wedding", "Wedding", 2, {
    help = "Opponents with more points than you give you 2 cards each.",
    needs_pick = "richer_opponent",
    effect = { {
        give = 2, whom = "others", only = "richer_opponent", to = "player",
        of = { "resource", "commodity" },
        title = "Give two cards for the wedding",
    } },
})

-- Spy (K-256 to K-261).
hex.pick "spied_on" {
    title = "Whose cards do you look at?", what = "player", whose = "others", of_decks = decks,
}
hex.pick "secret" {
    title = "Take a card", what = "card", cards = "picked hand", of_decks = decks, optional = true,
}
card("spy", "Spy", 3, {
    help = "Look at an opponent's progress cards; you may take one.",
    must_pass = true, needs_effect = "all",                                             -- K-261
    effect = { { pick = "spied_on" }, { pick = "secret" },
        { move_card = true, from = "picked hand", into = "hand" } },
})

card("warlord", "Warlord", 2, {
    help = "Activate all your knights for free.",
    needs_pick = "idle_knight",
    effect = { { set = "active", value = 1 } },                                   -- K-262, K-263
})
