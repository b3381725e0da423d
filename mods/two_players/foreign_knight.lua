-- Beside Barbarian Attack a knight of a neutral colour marches for both players (X-2-49 to X-2-56).
if not hex.has_mod "barbarian_attack" or hex.has_mod "cities_knights" then return end
local land = hex.include "barbarian_attack:knight_land.lua"

hex.counter "foreign_march" {
    title = "Paths left", help = "Three paths per turn.", per = "figure",
    of = "foreign_knight", start = 3, most = 3, reset_each_turn = true,
}
local taken = "Another knight stands there."
-- It goes where other knights may go; where one knight stands no other does.
hex.figure "foreign_knight" {
    title = "Foreign knight", model = "knight.glb", icon = "knight.glb", color = "#8a8f94",
    help = "Belongs to nobody. Each player may move it after their own knights; it is never lost.",
    on = "edge", owned = false, supply = 1, crowd = 1, phases = { "foreign_march" },
    beside = land.beside, forbidden = land.forbidden,
    moves = { points = "foreign_march", no_stop = "castle_path" },
    test = function(game, _, edge) return #game:figures_at("edge", edge, "knight") == 0 end,
    reason = taken,
}
hex.patch("counter", "knights_around") { add = { figures = { "foreign_knight" } } }

local function is_free(game, edge)
    return #game:figures_at("edge", edge, "foreign_knight") == 0
end
hex.patch("figure", "knight") { add = { tests = { {
    test = function(game, _, edge) return is_free(game, edge) end, reason = taken,
} } } }
hex.patch("pick", "castle_path") { add = { tests = { function(game, _, edge)
    return is_free(game, edge)
end } } }

hex.effect "foreign_knight_comes" {
    function(game) if #game:figures "foreign_knight" > 0 then return false end end,
    { pick = "castle_path" },
    function(game, me, edge)
        if edge then game:put_figure(me, "foreign_knight", edge) end
    end,
}
hex.on("figure_placed", function(game, me)                                      -- X-2-49
    if #game:figures "foreign_knight" == 0 then game:start("foreign_knight_comes", me) end
end, { "knight" })

hex.phase "foreign_march" {                                                     -- X-2-50
    title = "Move the foreign knight", follows = "march", actions = { "end_turn" },
    help = "Move it up to 3 paths; then the battles begin.",
    effect = { function(game)
        if #game:figures "foreign_knight" == 0 then game:end_phase() end
    end },
}
if not hex.has_mod "traders" then
    hex.patch("phase", "battles") { follows = "foreign_march" }
end
