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

-- Knights say what their player gains or loses of active strength, and of what could be woken.
local function change(game, knight, active, idle)
    local owner = game:owner_of(knight)
    if active ~= 0 then
        game:add("defence", owner, active)
        game:add("island_strength", active)
    end
    game:add("could_defend", owner, idle)
end

return hex.frozen { change = change }
