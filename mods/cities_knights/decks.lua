-- Progress cards: three stacks, what draws them, and how many one holds (K-9, K-36 to K-39, K-182
-- to K-199). What is played or put away goes under its stack.
local decks = hex.frozen { "trade", "politics", "science" }

for deck, title in pairs {
    trade = "Trade card", politics = "Politics card", science = "Science card",
} do
    hex.deck(deck) {
        title = title, icon = "card_" .. deck .. ".glb", discards_to = "under",         -- K-192
        help = "Drawn when its gate is rolled and the red die is low enough for your level.",
    }
end
hex.hand_limit "progress" {
    title = "Progress cards in hand", decks = decks, most = 4, over = "before_end",     -- K-185
}

-- Level n draws with a red die of up to n + 1 (K-182), from the active player on (K-38). A draw can
-- be left out (K-194), but nobody is asked who has room for the card.
for _, deck in ipairs(decks) do
    hex.effect("draw_" .. deck) {
        { if_die = "red", up_to = { by = deck, 0, 2, 3, 4, 5, 6 } },
        { draw = deck, within = "progress" },                                           -- K-193
        {
            choose = {
                { title = "Draw the card", effect = { { draw = deck } } },
                { title = "Pass" },
            },
            title = "You hold four progress cards",
            help = "A fifth card must be discarded or played.",
        },
    }
end

-- Of several defenders each draws one of any colour (K-117 to K-120).
local function way(deck, title)
    return { title = title, effect = { { draw = deck } } }
end
hex.effect "draw_of_any_colour" { {
    choose = { way("trade", "A trade card"), way("politics", "A politics card"),
        way("science", "A science card") }, title = "Choose the stack of your card",
} }
hex.effect "draw_as_defender" {
    { if_counter = "tied" }, { set = "tied", value = 0 }, { start = "draw_of_any_colour" },
}
