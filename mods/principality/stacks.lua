-- C-36, C-117 to C-132: the deck of actions and expansions, its stacks, and the hand limit.
hex.deck "expansion" {
    title = "Card", icon = "back_expansion.glb", color = "#7d3a34",
    help = "Actions and expansions.", discards_to = "discard", discard = "used",
}
hex.zone "used" {
    title = "Used cards", per = "player", decks = { "expansion" },
    help = "Cards that never come back.",
}
hex.zone "stacks" {
    title = "Stack", stacks = 5, seen = "nobody", decks = { "expansion" },
    deals_from = "expansion", deals = 13,
}
hex.counter "larger_hand" {
    title = "Larger hand", icon = "larger_hand.glb", per = "player", most = 4, worth = 250,
    help = "So many cards more may be held.",
}
local function limit(game, player)
    return 3 + game:get("larger_hand", player)
end

hex.pick "surplus" {
    title = "Too many cards: which one do you put away?", what = "card", from = "own",
    deck = "expansion",
}
hex.pick "under_stack" { title = "Under which stack?", what = "number", least = 1, most = 5 }
-- C-99, C-127 to C-130
hex.effect "keep_limit" {
    function(game, me) return game:cards_held(me, "expansion") > limit(game, me) end,
    { pick = "surplus" },
    { pick = "under_stack" },
    { move_card = true, from = "hand", into = "picked stacks", at = "bottom" },
    { start = "keep_limit" },
}
-- C-128, C-209: in the own turn it may wait for the hand step.
local later = hex.option "card_edition" == "print2005"
    or hex.option "card_limit_in_turn" == "hand_step"
hex.effect "keep_limit_later" { function(game, me)
    if not later or me ~= game:active() then game:start("keep_limit", me) end
end }

-- How many cards the player has to draw; none when all stacks are empty.
return function(game, player)
    local missing = limit(game, player) - game:cards_held(player, "expansion")
    local left, stack = 0, 1
    while left < missing and stack <= 5 do
        left = left + game:count_in { stacks = stack }
        stack = stack + 1
    end
    return math.min(missing, left)
end
