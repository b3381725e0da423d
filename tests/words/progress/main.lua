-- Three decks of which a player holds four cards together. What is played goes under its stack.
local decks = hex.frozen { "trade", "politics", "science" }
for _, deck in ipairs(decks) do
    hex.deck(deck) { title = deck, discards_to = "under" }
    hex.action("study_" .. deck) {
        title = "Study " .. deck, phases = { "main" }, cost = { ore = 1 },
        effect = { { draw = deck } },
    }
end
hex.hand_limit "progress" { title = "Progress", decks = decks, most = 4, over = "before_end" }
hex.effect "lesson" { { draw = "science" } }
hex.action "school" {
    title = "Hold school", phases = { "main" }, cost = { grain = 1 },
    effect = { { each = "lesson", whom = "others" } },
}

local function card(name, deck, copies, fields)
    fields.title, fields.deck, fields.copies = name, deck, copies
    fields.playable_fresh, fields.limited = true, false
    fields.phases = fields.phases or { "main" }
    hex.card(name)(fields)
end
hex.counter "sales" { title = "Sales", per = "player", most = 50 }
hex.counter "strength" { title = "Strength", per = "player", most = 50 }
hex.counter "potions" { title = "Potions", per = "player", most = 50 }
hex.award "strongest" { title = "Strongest", least = 3, counter = "strength", points = 1 }

card("merchant", "trade", 8, { effect = { { count = "sales" } } })
card("guild", "trade", 4, {
    effect = { { gain = { brick = 2 } } },
    test = function(game, me) return game:get("sales", me) > 0 end,
})
card("bribe", "politics", 2, { cost = { grain = 2 }, effect = { { count = "sales" } } })
card("constitution", "politics", 1, { points = 1, opens_at_once = true })
card("guard", "politics", 6, { counts = { strength = 2 }, played = "stay", needs_effect = "none",
    effect = { { count = "potions", add = 0 } } })
hex.pick "spied" {
    title = "Look at whose cards?", what = "player", whose = "others",
    test = function(game, _, who)
        for _, deck in ipairs(decks) do
            if game:cards_held(who, deck) > 0 then return true end
        end
        return false
    end,
}
hex.pick "secret" { title = "Take a card", what = "card", cards = "picked hand", of_decks = decks }
card("spy", "politics", 6, {
    needs_effect = "all",
    effect = { { pick = "spied" }, { pick = "secret" },
        { move_card = true, from = "picked hand", into = "hand" } },
})
card("alchemist", "science", 6, { phases = { "roll" }, effect = { { count = "potions" } } })
card("smith", "science", 10, { effect = { { place = "road" } } })
