-- Epidemic: in this production a city yields what a settlement does (X-E-16); so it yields no
-- commodity either (X-E-53).
hex.counter "epidemic" {
    title = "Epidemic", icon = "epidemic.glb", per = "game", most = 1,
    help = "Cities get only as much as settlements this time.",
}
hex.bonus "epidemic" { counter = "epidemic", pieces = { "city" }, like = "settlement", once = true }

return { { set = "epidemic", value = 1 } }
