-- Both sides of an attack (K-107 to K-112), kept as counters that everybody sees beforehand.
hex.counter "island_strength" {
    title = "Island", help = "The strength of all active knights.", per = "game", most = 36,
    icon = "defender.glb",
}
hex.counter "barbarian_strength" {
    title = "Barbarians", help = "They are as strong as there are cities on the island.",
    per = "game", most = 30, icon = "barbarian_ship.glb",
}
hex.counter "defence" {
    title = "Defence", help = "The strength of this player's active knights.", per = "player",
    most = 12, icon = "knight_2.glb",
}
hex.counter "could_defend" { title = "", per = "player", most = 12 }

hex.counter "cities" { title = "", per = "player", most = 6, pieces = { "city" } }
hex.on("counter_changed", function(game, value, before)
    game:add("barbarian_strength", value - before)
end, { "cities" })

-- Knights call it whenever one of them is another than before.
local function count_knights(game)
    local all = 0
    for player = 1, game:players() do
        local own, idle = 0, 0
        for _, knight in ipairs(game:figures("knight", player)) do
            local rank = game:get("rank", knight)
            if game:get("active", knight) > 0 then own = own + rank else idle = idle + rank end
        end
        game:set("defence", player, own)
        game:set("could_defend", player, idle)
        all = all + own
    end
    game:set("island_strength", all)
end

return hex.frozen { count_knights = count_knights }
