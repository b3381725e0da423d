-- Beside Cities & Knights (X-T-66 to X-T-72): its knights drive barbarians off paths as they would
-- chase the robber, whom nobody has here.
if not hex.has_mod "cities_knights" then return end
local phases = hex.include "cities_knights:phases.lua"
hex.include "barbarians.lua"

hex.remove("action", "chase_robber")
hex.remove("pick", "chasing_robber")
hex.patch("card", "bishop") {
    help = "Move a barbarian to another path and steal a card from the owner of a road there.",
    effect = { { start = "move_barbarian" } }, remove = { "test", "reason" },
}

local function barbarians_beside(game, knight)
    local found = {}
    for _, edge in ipairs(game:edges_of((game:place_of(knight)))) do
        local barbarian = game:get("hindrance", edge) > 1
            and game:figures_at("edge", edge, "barbarian")[1]
        if barbarian then table.insert(found, barbarian) end
    end
    return found
end
hex.pick "knight_beside_barbarian" {
    title = "Choose a knight next to a barbarian", what = "figure", figure = "knight",
    whose = "own", with_counter = "ready", with_least = 1, with_most = 1,
    test = function(game, _, knight) return #barbarians_beside(game, knight) > 0 end,
}
hex.pick "chased_barbarian" {
    title = "Which barbarian?", what = "figure", figure = "barbarian",
    list = function(game, _, knight) return barbarians_beside(game, knight) end,
}
hex.action "chase_barbarian" {                                                  -- X-T-69
    title = "Chase a barbarian", icon = "barbarian.glb", phases = phases.acting,
    help = "Use an active knight next to a barbarian to move it to another path. Steal a card "
        .. "from the owner of a road there.",
    needs_counter = "defence", reason = "You need an active knight next to a barbarian.",
    picks = { "knight_beside_barbarian", "chased_barbarian", "other_path" }, declines = "undo",
    effect = {
        function(game, _, knight) game:set("ready", knight, 0) end, { move_figure = true },
        { steal_from_owner = true },
    },
}
