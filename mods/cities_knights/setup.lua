-- What is different before the first turn (K-3 to K-7, K-22 to K-29).
-- The second of the first buildings is a city. It takes one resource from each tile (K-26); where a
-- scenario has a third one (K-305), that does.
local third = hex.has_mod "seafarers" and hex.option "custom_map" == "cloth"
local road = { place = "road", touching = true }
local rounds = {
    { effect = { { place = "settlement", setup = true }, road } },
    { backward = true, effect = {
        { place = "city", setup = true, unbought = true, income = not third }, road,
    } },
}
if third then
    table.insert(rounds,
        { effect = { { place = "settlement", setup = true, income = true }, road } })
end
hex.patch("setup") { rounds = rounds }
if hex.players < 5 then
    hex.patch("map", "beginner") { start = hex.include("base:maps/first_pieces.lua")("city") }
end

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

hex.rules { target_points = hex.option "ck_target_vp", choice_of = { "resource" } }   -- K-3, K-306
