-- Chasing the robber (K-164, K-178 to K-181) and the pirate (K-314, K-315). Moving and displacing
-- are how the figure moves.
local phases = hex.include "phases.lua"
-- The variant of K-167 lets knights chase before the roll.
local when = {}
for at, phase in ipairs(phases.acting) do when[at] = phase end
if hex.option "ck_chase_before_roll" then table.insert(when, "roll") end

local function chase(pawn, title, help)
    hex.pick("chasing_" .. pawn) {
        title = title, what = "figure", figure = "knight", whose = "own",
        with_counter = "ready", with_least = 1, with_most = 1, beside = pawn,
    }
    hex.action("chase_" .. pawn) {
        title = "Chase the " .. pawn, icon = pawn, phases = when, help = help,
        needs_counter = "robber_awake", picks = { "chasing_" .. pawn },                 -- K-180
        reason = "You need an active knight next to it, and the barbarians must have landed once.",
        effect = {
            { set = "ready", value = 0, whom = "picked" },                              -- K-165
            { move_pawn = pawn, exactly = true }, { steal = pawn },               -- K-179, K-314
        },
    }
end
chase("robber", "Choose a knight next to the robber",
    "Use an active knight next to the robber to move the robber to another tile.")
if hex.has_mod "seafarers" and hex.option "pirate_mode" ~= "none" then
    chase("pirate", "Choose a knight next to the pirate",
        "Use an active knight next to the pirate to move the pirate to another tile.")
end
