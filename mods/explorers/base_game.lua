-- What of the base game is not in this one (P-9 to P-13): cities, development cards, the awards for
-- roads and knights, the robber and the harbours of the coast.
for _, card in ipairs {
    "knight", "road_building", "invention", "monopoly", "chapel", "governors_house", "library",
    "market", "university",
} do
    hex.remove("card", card)
end
hex.remove("deck", "development")                                           -- P-10
hex.remove("counter", "knights")
for _, award in ipairs { "longest_road", "largest_army", "harbormaster" } do
    hex.remove("award", award, { if_there = true })                         -- P-11
end
hex.remove("piece", "city")                                                 -- P-9
hex.remove("pawn", "robber")                                                -- P-12
