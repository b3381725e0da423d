-- What is different before the first turn (K-3 to K-7, K-22 to K-29).
-- The second of the first buildings is a city. It takes one resource from each tile (K-26).
hex.patch("setup") { rounds = {
    { effect = { { place = "settlement", setup = true }, { place = "road", touching = true } } },
    { backward = true, effect = {
        { place = "city", setup = true, unbought = true, income = true },
        { place = "road", touching = true },
    } },
} }

-- No development cards and no Largest Army (K-5, K-6). Progress cards have a Road Building, too.
for _, card in ipairs {
    "knight", "invention", "monopoly", "chapel", "governors_house", "library", "market",
    "university",
} do
    hex.remove("card", card)
end
hex.remove("award", "largest_army")
hex.remove("counter", "knights")
hex.remove("deck", "development")

hex.rules { target_points = hex.option "ck_target_vp" }                                 -- K-3
