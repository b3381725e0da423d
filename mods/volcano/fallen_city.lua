-- A city whose owner has no settlement left lies down (T-25). While it lies all settlements are on
-- the board, so there are never more cities, standing and lying, than a player has.
hex.piece "fallen_city" {
    title = "Fallen city", model = "fallen_city.glb",
    models = { wooden = "wooden_fallen_city.glb" },
    help = "Counts as a settlement until it is rebuilt or a settlement is free.",
    on = "corner", supply = 4, points = 1, yield = 1, distance = 2, interrupts = true,
    uses_harbours = true, harbour_points = 1,
}

hex.pick "own_fallen_city" {
    title = "Choose a fallen city", what = "corner", piece = "fallen_city", whose = "own",
}
local phases = { "main" }
local mode = hex.players > 4 and hex.option "five_six_mode" or "none"
if mode == "special_build" then table.insert(phases, "special_build") end
if mode == "paired_players" then table.insert(phases, "paired") end
hex.action "raise_city" {
    title = "Rebuild a fallen city", help = "For the price of a city.", icon = "city",
    phases = phases,
    cost = { ore = 3, grain = 2 }, picks = { "own_fallen_city" },
    effect = { function(game, _, corner) game:replace(corner, "city") end },
}
