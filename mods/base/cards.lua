-- Development cards (B-6 to B-8, B-166 to B-186) and the special cards (B-187 to B-207, B-241).
local large = hex.players > 4
local fate = hex.option "progress_card_fate"                              -- B-183
local timing = hex.option "vp_card_timing"                                -- B-185
local reveal = timing == "reveal_to_win" and "to_win" or timing

hex.deck "development" {
    title = "Development card", icon = "card_knight", for_sale = true,
    help = "A hidden card from the deck: a knight, a progress card, or a victory point.",
    cost = { ore = 1, wool = 1, grain = 1 },
}

hex.counter "knights" {
    title = "Knights played", icon = "card_knight", per = "player", most = 99,
    help = "Face-up knights count for the Largest Army.",
}
hex.card "knight" {
    title = "Knight", icon = "card_knight", deck = "development", copies = large and 20 or 14,
    help = "Move the robber and steal a card from a player with a settlement or city on its "
        .. "tile. Played knights count for the Largest Army.",
    played = "stay",
    effect = { { count = "knights" }, { move_pawn = "robber" }, hex.include "theft.lua" },
}
hex.card "road_building" {
    title = "Road Building", icon = "card_road_building", deck = "development",
    copies = large and 3 or 2, help = "Build 2 roads for free.", played = fate,
    effect = { { place = "road", optional = true }, { place = "road", optional = true } },  -- B-177
}
hex.card "invention" {
    title = "Year of Plenty", icon = "card_invention", deck = "development",
    copies = large and 3 or 2, help = "Take any 2 resources from the bank.", played = fate,
    limited = not hex.option "dev_limit_exempts_invention",              -- B-169
    effect = { { take = 2 } },
}
hex.card "monopoly" {
    title = "Monopoly", icon = "card_monopoly", deck = "development",
    copies = large and 3 or 2, played = fate,
    help = "Name a resource. All other players give you all of theirs.",
    effect = { { collect = true } },
}
for _, point in ipairs {
    { "chapel", "Chapel" }, { "governors_house", "Governor's House" }, { "library", "Library" },
    { "market", "Market" }, { "university", "University" },
} do
    hex.card(point[1]) {
        title = point[2], icon = "card_victory_point", deck = "development", copies = 1,
        help = "Worth 1 victory point, even while hidden.",
        points = 1, reveal = reveal, limited = false,
    }
end

hex.award "longest_road" {
    title = "Longest Road", icon = "award_longest_road", model = "award_longest_road",
    help = "For the longest unbroken road of at least 5 pieces. Worth 2 points.",
    points = 2, least = 5, metric = "route", routes = { "roads" },
    tie_keeps_holder = hex.option "longest_road_broken_tie" == "holder_keeps",
}
hex.award "largest_army" {
    title = "Largest Army", icon = "award_largest_army", model = "award_largest_army",
    help = "For the most knights played, at least 3. Worth 2 points.",
    points = 2, least = 3, counter = "knights",
}
if hex.option "harbormaster" == "on" then
    hex.award "harbormaster" {
        title = "Harbourmaster", metric = "harbour", points = 2, least = 3,
        each_harbour = hex.option "harbormaster_double" == "each",        -- X-H-10
        help = "For the most harbour points, at least 3: a settlement at a harbour counts 1, "
            .. "a city 2. Worth 2 points.",
    }
end
