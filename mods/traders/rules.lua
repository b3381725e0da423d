-- What of the base game is left out or changed (X-T-5, X-T-7, X-T-13, X-T-52, X-T-65).
local cities = hex.has_mod "cities_knights"
hex.remove("award", "longest_road")

-- X-T-5; where trade places have numbers those two are among them (X-C-39, X-T-75, X-T-91), and
-- five and six players use them as well (X-T-89).
if hex.players < 5 and not hex.has_mod "caravans" and not hex.has_mod "rivers"
    and not hex.has_mod "barbarian_attack" then
    hex.patch("rules") { rerolls = { { totals = { 2, 12 } } } }
end
-- Barbarian Attack has no robber either, and a 7 and a set-up of its own (X-T-86).
if hex.has_mod "barbarian_attack" then return end
hex.remove("pawn", "robber")

-- What a 7 takes from full hands.
local function discard()
    if cities then return hex.include "cities_knights:discard.lua" end
    return { discard = hex.option "discard_threshold" == "7" and 7 or 8 }
end
-- Nobody chooses where the robber starts, but where the numbers do somebody may (B-48).
local is_chosen = hex.option "number_layout" == "spiral"
    and hex.option "number_start" == "chosen_corner"
hex.patch("setup") { before = is_chosen and { { choose_spiral = true } } or {} }
hex.patch("on_roll") {
    total = 7,
    effect = { discard(), { start = "move_barbarian" } },
}
if cities then return end
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
