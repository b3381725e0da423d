-- Beside Barbarian Attack a knight of a neutral colour marches for both players (X-2-49 to X-2-56).
if not hex.has_mod "barbarian_attack" or hex.has_mod "cities_knights" then return end

hex.figure "foreign_knight" {
    title = "Foreign knight", model = "knight.glb", icon = "knight.glb", color = "#8a8f94",
    help = "Belongs to nobody. Each player may march with it after his own knights; it is never "
        .. "lost.",
    on = "edge", owned = false, supply = 1, crowd = 1, moves = { points = 3 },
}
hex.patch("counter", "knights_around") { add = { figures = { "foreign_knight" } } }

-- Where one knight stands no other does.
local function is_free(game, edge)
    return #game:figures_at("edge", edge, "foreign_knight") == 0
end
hex.patch("figure", "knight") { add = { tests = { function(game, _, edge)
    return is_free(game, edge)
end } } }
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

hex.counter "foreign_marched" { title = "", per = "player", most = 1, reset_each_turn = true }
hex.pick "foreign_path" {
    title = "Where does the foreign knight go?", what = "edge",
    list = function(game, me)
        local foreign, goals, taken = game:figures "foreign_knight"[1], {}, {}
        if not foreign or game:get("foreign_marched", me) > 0 then return goals end
        for _, edge in ipairs(game:places_with "castle_path") do taken[edge] = true end
        for _, knight in ipairs(game:figures "knight") do taken[(game:place_of(knight))] = true end
        for edge in pairs(game:ways(foreign, 3)) do
            if not taken[edge] then table.insert(goals, edge) end
        end
        return goals
    end,
}
hex.phase "foreign_march" {                                                     -- X-2-50
    title = "The foreign knight marches", follows = "march", actions = { "end_turn" },
    help = "It marches up to 3 paths; then the battles begin.",
    effect = { function(game)
        if #game:figures "foreign_knight" == 0 then game:end_phase() end
    end },
}
if not hex.has_mod "traders" then
    hex.patch("phase", "battles") { follows = "foreign_march" }
end
hex.action "march_foreign" {
    title = "March with the foreign knight", icon = "knight.glb", phases = { "foreign_march" },
    help = "Up to 3 paths, once in your turn.", limit = "foreign_marched",
    picks = { "foreign_path" },
    effect = { function(game, _, edge)
        game:move_figure(game:figures "foreign_knight"[1], edge)
    end },
}
