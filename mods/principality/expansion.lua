-- C-69 to C-80: how a card is built. It leaves the hand for a site, and counts while it lies there;
-- what lay there before goes to the used cards.
local colors = hex.frozen { green = "#5d8a4a", red = "#a63d32" }

-- card: title, help, cost, counts; sort: what is laid, see sites.lua; red: only at a city.
return function(name, card)
    local color = card.red and colors.red or colors.green
    local counts = card.counts or {}
    counts.laid = card.sort
    if card.sort >= 3 then counts.buildings = 1 end
    hex.card(name) {
        title = card.title, help = card.help, color = color, icon = name .. ".glb",
        deck = "expansion",
        copies = card.copies, counts = counts, worth = card.red and 300 or 120,
    }
    hex.action("lay_" .. name) {
        title = card.title, help = card.help, color = color, icon = name .. ".glb",
        phases = { "main" },
        cost = card.cost, needs_card = name,
        picks = { card.red and "red_site" or "green_site" },
        reason = card.red and "You need a site in one of your cities." or "You need a free site.",
        effect = {
            { move_all = true, from = "picked site", into = "used" },
            { move_card = true, card = name, from = "hand", into = "picked site" },
            { start = "keep_limit_later" },
        },
    }
end
