-- The development cards (X-T-56 to X-T-62). Cities & Knights and Barbarian Attack have their own
-- (X-T-67, X-T-86).
if hex.has_mod "cities_knights" or hex.has_mod "barbarian_attack" then return end
local wagons = hex.include "wagons.lua"
local has_moved = wagons.has_moved
local large = hex.players > 4                                                   -- X-G-19
local timing = hex.option "vp_card_timing"
local reveal = timing == "reveal_to_win" and "to_win" or timing

-- A wagon that has moved forbids trade and building (X-T-23), but no knight (X-T-56).
local phases = hex.include "phases.lua"
local knight_phases = { "roll" }
for _, list in ipairs { phases.building, phases.journey } do
    for _, phase in ipairs(list) do table.insert(knight_phases, phase) end
end
hex.patch("card", "knight") {                                                   -- X-T-57, X-T-58
    copies = large and 22 or 16, phases = knight_phases,
    help = "Move a barbarian to another path and steal a card from the owner of a road there. "
        .. "Played knights count for the Largest Army.",
    effect = { { count = "knights" }, { start = "move_barbarian" } },
}
hex.patch("card", "road_building") { copies = large and 6 or 3 }                -- X-T-59
for _, card in ipairs {
    "invention", "monopoly", "chapel", "governors_house", "library", "market", "university",
} do
    hex.remove("card", card)
end

hex.card "swift_journey" {                                                      -- X-T-60, X-T-61
    title = "Swift Journey", icon = "wagon.glb", deck = "development", copies = large and 6 or 3,
    help = "Move your wagon a second time this turn.",
    phases = phases.journey, played = hex.option "progress_card_fate",           -- B-183
    test = function(game, me) return has_moved(game, me) end,
    effect = wagons.set_out_again,
}
for _, point in ipairs {
    { "toolmaking", "Toolmaking" }, { "glassmaking", "Glassmaking" },
    { "stonemaking", "Stonemaking" },
} do
    hex.card(point[1]) {                                                        -- X-T-62
        title = point[2], icon = "card_victory_point", deck = "development", copies = 1,
        help = "Worth 1 victory point, even while hidden.",
        points = 1, reveal = reveal, limited = false,
    }
end
