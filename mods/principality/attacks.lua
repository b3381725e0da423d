-- C-138 to C-154: attacks, the cards that counter them, and the spy.
local action = hex.include "actions.lua"

-- C-149 to C-151: played in the other's turn only, when an attack asks for them.
hex.counter "countered" { title = "", per = "game", most = 1 }
local function counter(name, window, title, help)
    hex.card(name) {
        title = title, icon = name .. ".glb", help = help, copies = 2, color = "#d9a92f",
        deck = "expansion",
        limited = false, playable_fresh = true, worth = 20, reacts_to = window,
        effect = { function(game) game:set("countered", 1) end },
    }
end
counter("bishop", "crime", "Bishop",
    "Play when attacked by the arsonist or brigands: the attack succeeds only on a 1 or 2.")
counter("herb_woman", "duel", "Herb woman",
    "Play when attacked by the black knight: the attack succeeds only on a 1 or 2.")

-- C-138 to C-140: the defender is asked, whatever he holds; then the die says who strikes whom.
local function attack(name, card)
    local strike = card.strike
    card.effect = {
        function(game) game:set("countered", 0) end,
        { wait = card.window, whom = "others", title = "Do you counter the attack?" },
        function(game, me)
            local most = game:get "countered" > 0 and 2 or 5
            local goes_well = game:roll(6) <= most
            game:start(strike, goes_well and me or game:next_player(me))
        end,
    }
    action(name, card)
end

-- C-146, C-147: an expansion of the other goes back to the hand.
local take_back = { move_all = true, from = "picked site", into = "picked hand" }
local keep_limit = { each = "keep_limit_later", whom = "others" }
hex.pick "their_knight" {
    title = "Which knight returns to the opponent's hand?", what = "corner", land = "others",
    with_counter = "laid", with_least = 2, with_most = 2,
}
hex.effect "unhorse" { { pick = "opponent" }, { pick = "their_knight" }, take_back, keep_limit }
hex.pick "their_building" {
    title = "Which building returns to the opponent's hand?", what = "corner", land = "others",
    with_counter = "laid", with_least = 3,
}
hex.effect "burn" { { pick = "opponent" }, { pick = "their_building" }, take_back, keep_limit }
hex.counter "buildings" { title = "", per = "player", most = 40 }

attack("black_knight", {
    title = "Black knight", copies = 3, worth = -100, window = "duel", strike = "unhorse",
    help = "Attack: roll a die. On 1 to 5, choose a knight of your opponent, which returns to "
        .. "their hand. On a 6, they choose one of yours.",
    needs_pick = "their_knight",
})
attack("arsonist", {
    title = "Arsonist", worth = -120, window = "crime", strike = "burn",
    help = "Attack: roll a die. On 1 to 5, choose a building of your opponent, which returns "
        .. "to their hand. On a 6, they choose one of yours.",
    needs_pick = "their_building",
})

-- C-148
local function rob(game, me, good)
    if good then game:hand_over(game:next_player(me), me, good, 1) end
end
hex.effect "plunder" {
    { pick = "loot" },
    rob,
    { pick = "loot" },
    function(game, me, _, good) rob(game, me, good) end,
}
attack("brigands", {
    title = "Brigands", copies = 1, worth = -150, window = "crime", strike = "plunder",
    help = "Attack: roll a die. On 1 to 5, take 2 resources from your opponent. On a 6, they "
        .. "take 2 from you.",
    needs_pick = "loot",
})

-- C-145: the opponent's hand lies open, and a unit or action card of it may be taken.
local taken = hex.frozen {
    siegfried = true, conrad = true, hagen = true, pippin = true, walter = true, otto = true,
    falk = true, goetz = true, karl = true, lumber_fleet = true, brick_fleet = true,
    wool_fleet = true, grain_fleet = true, ore_fleet = true, gold_fleet = true,
    alchemist = true, scout = true, caravan = true, merchant = true, spy = true,
    black_knight = true, arsonist = true, brigands = true, bishop = true, herb_woman = true,
}
hex.pick "spied" {
    title = "Which card do you take?", what = "card", cards = "picked hand",
    test = function(_, _, card) return taken[card] end,
}
action("spy", {
    title = "Spy", copies = 3, worth = -60,
    help = "Look at your opponent's hand and take a knight, a fleet or an action card from it.",
    effect = {
        { pick = "opponent" },
        { look = "picked hand" },
        { pick = "spied" },
        { move_card = true, from = "picked hand", into = "hand" },
        { start = "keep_limit_later" },
    },
})
