-- C-39 to C-42, C-86, C-117 to C-131, C-208: the first cards, and the hand step that ends a turn.
local full = hex.include "stacks.lua"

hex.pick "stack" { title = "Which stack?", what = "number", stack_of = "stacks" }
hex.pick "found" { title = "Which card do you take?", what = "card", cards = "picked stacks" }

-- C-41: the second player takes another stack than the first.
hex.counter "first_stack" { title = "", per = "game", most = 5 }
hex.pick "first_stack" {
    title = "Which stack do you look through for your first three cards?", what = "number",
    stack_of = "stacks", other_than = "first_stack",
}
local take = { move_card = true, from = "picked stacks", into = "hand" }
hex.effect "first_hand" {
    { pick = "first_stack" },
    { set = "first_stack", to_picked = true },
    { pick = "found" }, take, { pick = "found" }, take, { pick = "found" }, take,
}

-- C-119 to C-124: as many cards as are missing, each from the top of a stack or searched for.
hex.counter "town_halls" {
    title = "Town halls", help = "With one, looking through a stack costs 1 resource instead of 2.",
    icon = "town_hall.glb", per = "player", most = 2, worth = 120,
}
local price = { by = "town_halls", 2, 1 }
hex.action "draw" {
    title = "Draw a card", icon = "back_expansion.glb", phases = { "refill" }, picks = { "stack" },
    help = "The top card of a stack, for free.",
    effect = {
        { move_cards = 1, from = "picked stacks", into = "hand" },
        { start = "end_when_full" }, { start = "end_when_empty" },
    },
}
hex.action "search" {
    title = "Search a stack", icon = "back_expansion.glb", phases = { "refill" },
    picks = { "stack" }, needs_goods = price,
    help = "Pay 2 resources, or 1 with a town hall, to look through a stack and take the card "
        .. "you want.",
    effect = {
        { give = price, to = "bank", title = "What do you pay?" },
        { pick = "found" }, take, { start = "end_when_full" }, { start = "end_when_empty" },
    },
}
hex.counter "refilled" { title = "", per = "player", most = 1, reset_each_turn = true }
hex.phase "refill" {
    title = "Draw cards", actions = { "do_draw", "do_search", "end_turn" },
    help = "Fill your hand: draw the top card of a stack, or pay to look through one and "
        .. "choose a card.",
    effect = {
        { start = "keep_limit" },
        { start = "must_refill" },
        { unless_counter = "refilled" },
        { end_turn = true },
    },
}
hex.effect "must_refill" {
    { unless_cards = "expansion", at_least = full }, { if_any = "stacks" }, { count = "refilled" },
}

hex.guard "end_turn" {
    counter = "refilled", phases = { "refill" }, reason = "Draw your cards first.",
}

-- C-125, C-126: who needs no card may exchange one.
hex.pick "own_card" {
    title = "Which card do you exchange?", what = "card", from = "own", deck = "expansion",
}
local same = hex.option "card_edition" == "print2005"
    or hex.option "card_exchange_stack" == "same"
local drawing = { { move_cards = 1, from = "picked stacks", into = "hand" } }
local searching = {
    { give = price, to = "bank", title = "What do you pay?" }, { pick = "found" }, take,
}
if not same then
    table.insert(drawing, 1, { pick = "stack" })
    table.insert(searching, 1, { pick = "stack" })
end
hex.counter "exchanged" { title = "", per = "player", most = 1, reset_each_turn = true }
hex.action "exchange" {
    title = "Exchange a card", icon = "back_expansion.glb", phases = { "swap" },
    picks = { "own_card", "under_stack" },
    limit = "exchanged", help = "Put a card from your hand under a stack and draw one.",
    effect = {
        { move_card = true, from = "hand", into = "picked stacks", at = "bottom" },
        { choose = {
            { title = "Draw the top card", effect = drawing },
            { title = "Search a stack for a price", needs_goods = price, effect = searching },
        }, title = "How do you draw a card?" },
    },
}
hex.phase "swap" {
    title = "Exchange", actions = { "do_exchange", "end_turn" },
    help = "You may exchange one card from your hand. Then end your turn.",
    effect = { { start = "may_swap" }, { unless_counter = "may_swap" }, { end_turn = true } },
}
hex.counter "may_swap" { title = "", per = "player", most = 1, reset_each_turn = true }
hex.effect "may_swap" {
    { unless_counter = "refilled" }, { if_cards = "expansion", at_least = full },
    { count = "may_swap" },
}
