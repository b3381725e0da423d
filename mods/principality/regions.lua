-- C-10 to C-15, C-24 to C-29: the regions, their numbers, and the cards that stand for them.
local kinds = hex.frozen {
    { name = "farmland", title = "Farmland", good = "grain", color = "#d9b13b" },
    { name = "mountains", title = "Mountains", good = "ore", color = "#7d8a99" },
    { name = "pasture", title = "Pasture", good = "wool", color = "#9cc46a" },
    { name = "forest", title = "Forest", good = "lumber", color = "#2f6b3a" },
    { name = "hills", title = "Hills", good = "brick", color = "#b4552d" },
    { name = "stream", title = "Mountain stream", good = "gold", color = "#e8c95a" },
}
local function help_of(kind)
    return "Yields 1 " .. kind.good .. " when the production die shows its number, and stores up "
        .. "to 3."
end
for _, kind in ipairs(kinds) do
    hex.terrain(kind.name) {
        help = help_of(kind),
        title = kind.title, color = kind.color, icon = kind.name .. ".glb", numbered = true,
        produces = { [kind.good] = 1 },
    }
end
-- Land that no settlement has reached yet.
hex.terrain "wilds" {
    title = "Wilds", help = "Land that no settlement has reached yet.", color = "#5a6350",
}

-- C-28, C-29: the numbers of the first and the second region of each kind in the stack.
local numbers = hex.frozen {
    farmland = { 3, 4 }, mountains = { 4, 5 }, pasture = { 5, 6 },
    forest = { 6, 1 }, hills = { 1, 2 }, stream = { 3 },
}
hex.deck "regions" {
    title = "Region", icon = "back_regions.glb", color = "#5c8196",
    help = "The land around a new settlement.",
}
hex.zone "new_land" {
    title = "New regions", icon = "back_regions.glb", per = "player", decks = { "regions" },
    holds = 2,
    help = "Regions that were drawn but not placed yet.",
}
-- C-213: another table of numbers.
local reversed = hex.option "card_region_numbers" == "reversed"
local function numbered(number)
    return reversed and 7 - number or number
end
local cards = {}
for _, kind in ipairs(kinds) do
    for at, number in ipairs(numbers[kind.name]) do
        local name = kind.name .. "_" .. at
        cards[name] = { terrain = kind.name, number = numbered(number) }
        hex.card(name) {
            title = kind.title .. " " .. numbered(number), deck = "regions", color = kind.color,
            icon = kind.name .. ".glb", help = help_of(kind),
        }
    end
end
-- C-26, C-27: the start sets; the order is that of the kinds.
local sets = { {}, {} }
for at, kind in ipairs(kinds) do
    sets[1][kind.name] = numbered(at)
    sets[2][kind.name] = numbered(at % 6 + 1)
end
return hex.frozen { cards = cards, sets = sets, kinds = kinds }
