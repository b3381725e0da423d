-- The development cards of this game, revealed and done when they are bought (X-B-32 to X-B-43).
-- Cities & Knights has cards of its own (X-B-70).
if hex.has_mod "cities_knights" then return end
local barbarians = hex.include "barbarians.lua"
hex.include "own_knights.lua"

hex.deck "orders" {
    title = "Orders", icon = "card_knight", discards_to = "discard", discard = "done_orders",
    help = "Reveal it and carry it out at once: a knight, treason or intrigue.",
}
hex.zone "done_orders" { title = "Orders carried out", decks = { "orders" } }
for _, card in ipairs {
    { "knighthood", "Knighthood", 14, "Place a knight on a free path at the castle." },
    { "swift_knight", "Swift Knight", 4, "Place a knight on any free path." },
    { "treason", "Treason", 4, "Take 2 gold and send 2 barbarians to other tiles of the coast." },
    { "intrigue", "Intrigue", 4, "Take a barbarian from the coast as your prisoner." },
} do
    hex.card(card[1]) { title = card[2], help = card[4], icon = "card_knight", deck = "orders",
        copies = card[3] }
end

hex.pick "castle_path" {
    title = "Place a knight at the castle", what = "edge", with_counter = "castle_path",
    without_figure = "knight",
}
-- X-B-35; without a knight in the supply or a free path nothing comes of the card (X-B-37).
hex.effect "order_knighthood" {
    function(game, me) if game:figures_left("knight", me) == 0 then return false end end,
    { pick = "castle_path" }, { put_figure = "knight" },
}
hex.effect "order_swift_knight" { { place_figure = "knight", optional = true } }  -- X-B-36

-- Tiles of the coast with, or with room for, barbarians, apart from those that were picked before.
hex.pick "tile_of_barbarian" { title = "Choose barbarians", what = "tile", differs = true,
    at = "coast", with_counter = "barbarians_here" }
hex.pick "tile_for_barbarian" { title = "Where do they go?", what = "tile", differs = true,
    at = "coast", with_counter = "barbarians_here", with_most = 2 }

-- From two tiles to two others; what is missing comes from the supply (X-B-38 to X-B-40).
hex.effect "order_treason" {
    { gain = { gold = 2 } },
    { pick = "tile_of_barbarian" }, { pick = "tile_of_barbarian" },
    { pick = "tile_for_barbarian" }, { pick = "tile_for_barbarian" },
    function(game, me, from, other_from, to, other_to)
        for _, way in ipairs { { from, to }, { other_from, other_to } } do
            local barbarian = way[1] and barbarians.at(game, way[1])[1]
            if barbarian and way[2] then
                game:move_figure(barbarian, way[2])
            elseif way[2] and game:figures_left "barbarian" > 0 then
                game:put_figure(me, "barbarian", way[2])
            end
        end
    end,
}
hex.effect "order_intrigue" {
    { pick = "tile_of_barbarian" },
    function(game, me, tile)
        if not tile then return end
        game:remove_figure(barbarians.at(game, tile)[1], true)
        game:add("prisoners", me, 1)
    end,
}

-- The top card; of an empty pile the cards that were carried out (X-B-34).
local function reveal(game)
    if game:deck "orders" == 0 then
        for _, card in ipairs(game:cards_in "done_orders") do
            game:move_card(card, "done_orders", "orders")
        end
        game:shuffle "orders"
    end
    return game:move_card(nil, "orders", "done_orders")
end

local function order(game, me)
    local card = reveal(game)
    while card == "intrigue" and #game:figures "barbarian" == 0 do              -- X-B-42
        card = reveal(game)
    end
    game:start("order_" .. card, me)
end

if hex.has_mod "fishermen" then
    hex.patch("action", "fish_development") {
        title = "Card for fish",
        help = "Draw the top card and carry it out at once. Costs 7 fish; no change is given.",
        effect = { order },
    }
end
hex.action "order" {
    title = "Buy a card", icon = "card_knight", phases = hex.include("phases.lua").buying,
    cost = { grain = 1, ore = 1, wool = 1 },
    help = "Reveal it and carry it out at once: a knight, treason or intrigue.",
    effect = { order },
}
