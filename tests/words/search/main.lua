-- A stack of one's own in a settled order, searched for a price; what was played lies open.
hex.zone "stack" {
    title = "Stack", per = "player", seen = "nobody", decks = { "expansion" },
    deals_from = "expansion", deals = 4,
}
hex.zone "played" { title = "Played cards", per = "player", decks = { "expansion" } }
hex.deck "expansion" { title = "Expansion", discards_to = "discard", discard = "played" }
hex.counter "shelves" { title = "Shelves", per = "player", most = 9 }
hex.counter "draws" { title = "Draws", per = "player", most = 1, reset_each_turn = true }
hex.counter "walks" { title = "Walks", per = "player", most = 50 }
hex.hand_limit "hand" {
    title = "Hand", decks = { "expansion" }, most = 3, more = "shelves", over = "refused",
}
local function has_room(game, me)
    return game:cards_held(me, "expansion") < 3 + game:get("shelves", me)
end

hex.pick "found" { title = "Take a card", what = "card", cards = "stack" }
hex.action "search" {
    title = "Search the stack", phases = { "main" }, cost = { ore = 1, wool = 1 }, test = has_room,
    effect = { { pick = "found" }, { move_card = true, from = "stack", into = "hand" } },
}
hex.action "draw_top" {
    title = "Draw", phases = { "main" }, limit = "draws", test = has_room,
    effect = { { move_cards = 1, from = "stack", into = "hand" } },
}
hex.pick "unwanted" { title = "Put away which card?", what = "card", cards = "hand",
    of_decks = { "expansion" } }
hex.action "put_back" {
    title = "Put a card under the stack", phases = { "main" }, cost = { grain = 1 },
    picks = { "unwanted" },
    effect = { { move_card = true, from = "hand", into = "stack", at = "bottom" } },
}

local function card(name, copies, fields)
    fields.title, fields.deck, fields.copies = name, "expansion", copies
    fields.playable_fresh, fields.limited = true, false
    hex.card(name)(fields)
end
card("archive", 6, { counts = { shelves = 1 }, played = "stay", needs_effect = "none",
    effect = { { count = "walks", add = 0 } } })
card("walk", 20, { effect = { { count = "walks" } } })
card("scout", 6, { effect = { { look = "stack", top = 3 } } })
hex.pick "again" { title = "Take which card again?", what = "card", cards = "played" }
card("scavenger", 6, {
    needs_effect = "all",
    effect = { { pick = "again" }, { move_card = true, from = "played", into = "stack" } },
})
