-- C-81, C-82, C-88 to C-101, C-191 to C-200: what the event die brings, and the event cards.
local lies_at = hex.include "sites.lua"

-- C-97, C-101
hex.effect "plenty" { { take = 1 } }
-- C-88, C-89: the better knights win a resource.
hex.effect "win_tournament" { { if_most = "tournament" }, { take = 1 } }
-- C-90 to C-92
hex.effect "levy" {
    { if_award = "mill_token" },
    { pick = "loot" },
    { collect_picked = true, most = 1 },
}

-- C-93 to C-96, C-207: who has more than seven where no garrison stands loses all ore and wool.
local grace = hex.option "card_brigand_grace"
if hex.option "card_edition" == "print2005" then grace = 2 end
local brigands = {
    { if_goods = true, at_least = 8 },
    { if_goods = true, at_least = 8, outside = "guarded" },
    { lose = true, of = { "ore", "wool" } },
}
if grace > 0 then table.insert(brigands, 1, function(game) return game:round() > grace end) end
hex.effect "brigands"(brigands)

-- C-98, C-200: the top card is turned over; when its effect is done it goes beneath the others.
hex.deck "events" {
    title = "Event", icon = "back_events.glb", color = "#35587f",
    help = "Events that affect both players.",
}
hex.zone "turned" { title = "Event", decks = { "events" }, holds = 1 }
local function event(name, title, help, copies)
    hex.card(name) {
        title = title, help = help, deck = "events", copies = copies or 1, color = "#3f6ea5",
        icon = name .. ".glb", starts = name,
    }
end
hex.effect "event_card" {
    { move_cards = 1, from = "events", into = "turned" },
    { start_card = "turned" },
    { move_all = true, from = "turned", into = "events", at = "bottom" },
}

-- C-191
event("civil_war", "Civil war",
    "Each player returns one of the opponent's knights or fleets to the opponent's hand, but "
        .. "none from a city with a church.")
hex.pick "their_unit" {
    title = "Which knight or fleet returns to the opponent's hand?", what = "corner",
    land = "others", with_counter = "laid", with_least = 1, with_most = 2,
    tests = { {
        test = function(game, _, site) return not lies_at(game, site, 4) end,
        asked_while = "all_churches",
    } },
}
hex.counter "all_churches" { title = "", per = "game", most = 4, sums = "churches" }
hex.effect "lose_unit" {
    { pick = "opponent" },
    { pick = "their_unit" },
    { move_all = true, from = "picked site", into = "picked hand" },
}
hex.effect "civil_war" { { each = "lose_unit" }, { each = "keep_limit" } }

-- C-192, C-199
event("conflict", "Conflict",
    "The player with the knight token puts 2 cards from the opponent's hand under a stack.")
hex.pick "their_card" {
    title = "Which card do you put under the stack?", what = "card", cards = "picked hand",
}
-- Both go under the same stack.
local away = { move_card = true, from = "picked hand", into = "picked stacks", at = "bottom" }
hex.effect "quarrel" {
    { if_award = "knight_token" },
    { pick = "opponent" },
    { pick = "their_card" },
    { if_picked = true },
    { pick = "under_stack" },
    away,
    { pick = "their_card" },
    away,
}
hex.effect "conflict" { { each = "quarrel" } }

-- C-193
event("master_builder", "Master builder",
    "Each player looks through a stack and may exchange a card from their hand for one of it.")
hex.counter "builders_stack" { title = "", per = "game", most = 5 }
hex.pick "builders_stack" {
    title = "Which stack do you look through?", what = "number", stack_of = "stacks",
    other_than = "builders_stack",
}
hex.pick "builders_card" {
    title = "Which card do you take?", what = "card", cards = "picked stacks", optional = true,
}
hex.effect "builder" {
    { pick = "builders_stack" },
    { if_picked = true },
    { set = "builders_stack", to_picked = true },
    { pick = "builders_card" },
    { if_picked = true },
    { move_card = true, from = "picked stacks", into = "hand" },
    { pick = "own_card" },
    { pick = "under_stack" },
    { move_card = true, from = "hand", into = "picked stacks", at = "bottom" },
}
hex.effect "master_builder" {
    { set = "builders_stack", value = 0 }, { each = "builder" },
}

-- C-194, C-198: once for each region beside a city, unless baths or the water of an aqueduct help.
event("plague", "Plague", "Every region next to a city loses 1 resource.", 2)
hex.effect "sicken" {
    { unless_counter = "clean_water" },
    { count_tiles = "stock", add = -1, beside = { "city" }, spared_by = "laid", spared_from = 5 },
}
hex.effect "plague" { { each = "sicken" } }

-- C-195
event("productive_year", "Productive year",
    "Every region gains 1 resource for each garrison next to it.", 2)
hex.effect "harvest_more" {
    { if_counter = "garrisons" }, { count_tiles = "stock", by = "guarded" },
}
hex.effect "productive_year" { { each = "harvest_more" } }

-- C-196: what abbeys and libraries are, the larger hand tells.
event("progress", "Progress",
    "Each player takes 1 resource of their choice for each of their abbeys and libraries.", 2)
hex.effect "learn" { { take = { by = "larger_hand", 0, 1, 2, 3, 4 } } }
hex.effect "progress" { { each = "learn" } }

-- C-197
event("year_end", "End of the year", "Shuffle all event cards.")
hex.effect "year_end" {
    { move_all = true, from = "turned", into = "events", at = "bottom" }, { shuffle = "events" },
}
