-- Chasing the robber (K-164, K-178 to K-181). Moving and displacing are how the figure moves.
local phases = hex.include "phases.lua"
-- The variant of K-167 lets knights chase before the roll.
local when = {}
for at, phase in ipairs(phases.acting) do when[at] = phase end
if hex.option "ck_chase_before_roll" then table.insert(when, "roll") end

hex.pick "chasing_knight" {
    title = "Choose a knight beside the robber", what = "figure", figure = "knight",
    whose = "own", with_counter = "ready", with_least = 1, with_most = 1,
    test = function(game, _, knight)
        local tile, corner = game:pawn "robber", game:place_of(knight)
        for _, at in ipairs(tile and game:corners(tile) or {}) do
            if at == corner then return true end
        end
        return false
    end,
}
hex.action "chase_robber" {
    title = "Chase the robber", icon = "robber", phases = when,
    help = "An active knight beside the robber drives him to another tile.",
    needs_counter = "robber_awake", picks = { "chasing_knight" },                       -- K-180
    effect = {
        function(game, _, knight) game:set("ready", knight, 0) end,                     -- K-165
        { move_pawn = "robber" }, { steal = "robber" },                                 -- K-179
    },
}
