-- What of the base game is left out or changed (X-B-9, X-B-11, X-B-32, X-B-65, X-B-69).
local cities = hex.has_mod "cities_knights"
hex.remove("pawn", "robber")
hex.patch("terrain", "desert") { help = "Yields nothing and is never conquered." }
if hex.has_mod "seafarers" then                                                 -- X-B-84
    hex.remove("pawn", "pirate", { if_there = true })
    hex.patch("map", "new_shores") { if_there = true, pawns = {} }
end

-- What a 7 takes from full hands.
local function discard()
    if cities then return hex.include "cities_knights:discard.lua" end
    return { discard = hex.option "discard_threshold" == "7" and 7 or 8 }
end
hex.patch("setup") { before = {} }               -- nobody chooses where the robber starts
hex.patch("on_roll") { total = 7, effect = { discard(), { steal_from_any = true } } }

-- Cities & Knights has done the rest already.
if cities then return end
for _, card in ipairs {
    "knight", "road_building", "invention", "monopoly", "chapel", "governors_house", "library",
    "market", "university",
} do
    hex.remove("card", card)
end
hex.remove("deck", "development")
hex.remove("award", "largest_army")
hex.remove("counter", "knights")
hex.patch("setup") {
    rounds = {
        { effect = {
            { place = "settlement", setup = true }, { place = "road", touching = true },
        } },
        { backward = true, effect = {
            { place = "city", setup = true, unbought = true, income = true },
            { place = "road", touching = true },
        } },
    },
}
