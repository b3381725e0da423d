-- What makes a path hard for a wagon beside its ground: barbarians (X-T-28), and damage to a road,
-- which costs 2 points (X-E-48). Beside Barbarian Attack no barbarians stand on paths (X-T-86), but
-- with an option (X-T-95).
local adds = { "hard_ground" }
local attack = hex.has_mod "barbarian_attack"
if not attack or hex.option "tb.attackOnPaths" then
    hex.counter "barbarian_here" {
        title = "", per = "edge", most = 3, figures = { attack and "raider" or "barbarian" },
    }
    table.insert(adds, "barbarian_here")
    table.insert(adds, "barbarian_here")
end
if hex.has_mod "event_cards" then table.insert(adds, "damaged") end
hex.counter "hindrance" { title = "", per = "edge", most = 100, adds = adds }
