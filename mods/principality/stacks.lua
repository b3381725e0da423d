-- C-36, C-117 to C-132: the deck of actions and expansions, its stacks, and the hand limit.
hex.deck "expansion" {
    title = "Card", icon = "back_expansion.glb", color = "#7d3a34",
    help = "Actions and expansions.", discards_to = "discard", discard = "used",
}
hex.zone "used" {
    title = "Used cards", icon = "back_expansion.glb", per = "player", decks = { "expansion" },
    help = "Cards out of the game.",
}
hex.zone "stacks" {
    title = "Stack", stacks = 5, seen = "nobody", decks = { "expansion" },
    deals_from = "expansion", deals = 13,
}
hex.counter "larger_hand" {
    title = "Larger hand", icon = "larger_hand.glb", per = "player", most = 4, worth = 250,
    help = "How many extra cards the player may hold.",
}
hex.pick "surplus" {
    title = "Too many cards: which one do you discard?", what = "card", from = "own",
    deck = "expansion",
}
hex.pick "under_stack" { title = "Under which stack?", what = "number", least = 1, most = 5 }
-- C-99, C-127 to C-130
hex.effect "keep_limit" {
    { if_cards = "expansion", at_least = { by = "larger_hand", 4, 5, 6, 7, 8 } },
    { pick = "surplus" },
    { pick = "under_stack" },
    { move_card = true, from = "hand", into = "picked stacks", at = "bottom" },
    { start = "keep_limit" },
}
-- C-128, C-209: in the own turn it may wait for the hand step.
local later = hex.option "card_edition" == "print2005"
    or hex.option "card_limit_in_turn" == "hand_step"
local keep_later = { { start = "keep_limit" } }
if later then
    table.insert(keep_later, 1, function(game, me) return me ~= game:active() end)
end
hex.effect "keep_limit_later"(keep_later)

-- Whoever has as many cards as may be held, or finds none in any stack, draws no more.
local full = { by = "larger_hand", 3, 4, 5, 6, 7 }
hex.effect "end_when_full" { { if_cards = "expansion", at_least = full }, { end_turn = true } }
hex.effect "end_when_empty" {
    { unless_cards = "expansion", at_least = full },
    { unless_any = "stacks" },
    { end_turn = true },
}
return hex.frozen(full)
