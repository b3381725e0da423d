-- The Forgotten Tribe (S-108 to S-119): ships that come to the coasts of the tribe find gifts.
if hex.include "playing.lua" ~= "forgotten_tribe" then return end
hex.include "maps/forgotten_tribe.lua"
hex.include "scenarios/tribe_shuffle.lua"
local harbours = hex.include "scenarios/gift_harbours.lua"

local function gift(name, title, help, color)
    hex.counter(name) {
        title = title, help = help, color = color, icon = name .. ".glb",
        per = "edge", most = 1, marked_only = true, marker = true,
    }
end
gift("gift_point", "Gift: 1 point", "The first player to build a ship here keeps 1 victory point.",
    "#e8c547")
gift("gift_card", "Gift: a card", "The first player to build a ship here draws a development "
    .. "card.", "#8e5bb5")
gift("gift_harbour", "Gift: a harbour",
    "The first player to build a ship here gets a harbour for their own coast.", "#4aa3df")

hex.counter "tribe_points" {
    title = "Points from the tribe", help = "Gifts of the tribe, worth 1 point each.",
    per = "player", most = 8, points = 1, color = "#e8c547",
    icon = "gift_point.glb",                -- S-112
}
hex.patch("pawn", "robber") {
    numbered_only = true, help = "Its tile yields nothing. It may only be moved to tiles with "
        .. "a number.",
}                                                                           -- S-117

-- A gift is taken at once (S-111).
hex.on("placed", {
    { set = "gift_point", value = 0 }, { count = "tribe_points" },
}, { "ship", at = "gift_point" })
-- The cards lie there from the beginning, nobody can buy them (S-110). Which cards there are a mod
-- may say otherwise.
hex.zone "gift_cards" {
    title = "", seen = "nobody", decks = { "development" }, deals_from = "development", deals = 4,
}
hex.effect "gift_of_a_card" {
    { set = "gift_card", value = 0 },
    { move_cards = 1, from = "gift_cards", into = "hand" },                 -- S-113
}
hex.on("placed", { { start = "gift_of_a_card" } }, { "ship", at = "gift_card" })
hex.on("placed", function(game, me, _, edge)
    game:set("gift_harbour", edge, 0)
    harbours.take(game, me)
end, { "ship", at = "gift_harbour" })
