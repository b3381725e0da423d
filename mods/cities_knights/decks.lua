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

local function held(game, player)
    local cards = 0
    for _, deck in ipairs(decks) do cards = cards + game:cards_held(player, deck) end
    return cards
end

-- A draw can be left out (K-194). Nobody is asked who has room for the card.
local function offer(deck)
    return { function(game, me)
        if game:deck(deck) == 0 then return false end                                   -- K-193
        if held(game, me) < 4 then
            game:draw(me, deck)
            return false
        end
    end, {
        choose = {
            { title = "Draw the card", effect = { { draw = deck } } },
            { title = "Leave it", effect = { function() end } },
        },
        title = "You hold four progress cards",
        help = "A fifth one must be put away or played.",
    } }
end

-- Level n draws with a red die of up to n + 1 (K-182), from the active player on (K-38).
for _, deck in ipairs(decks) do
    local steps = offer(deck)
    table.insert(steps, 1, function(game, me)
        local level = game:get(deck, me)
        if level == 0 or game:die "red" > level + 1 then return false end
    end)
    hex.effect("draw_" .. deck) (steps)
    hex.effect("gate_" .. deck) { { each = "draw_" .. deck } }
end

-- Of several defenders each draws one of any colour (K-117 to K-120).
local function way(deck, title)
    return {
        title = title, effect = { { draw = deck } },
        test = function(game) return game:deck(deck) > 0 end,
    }
end
hex.effect "draw_of_any_colour" { {
    choose = { way("trade", "A trade card"), way("politics", "A politics card"),
        way("science", "A science card") }, title = "Choose the stack of your card",
} }
hex.effect "draw_as_defender" {
    function(game, me)
        if game:get("tied", me) == 0 then return false end
        game:set("tied", me, 0)
    end,
    { start = "draw_of_any_colour" },
}
hex.effect "tied_defenders" { { each = "draw_as_defender" } }
