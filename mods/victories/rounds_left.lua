-- How many rounds there still are, for all to see: the game ends with the last of them (V-4, V-12).
local last = hex.scenario == "rounds" and hex.option "victories_rounds" or 30

hex.counter "rounds_left" {
    title = "Rounds left", per = "game", start = last, most = last, icon = "hourglass.glb",
    color = "#c9a227",
    help = "When none are left, the player with the most points wins.",
}
hex.on("round_ended", function(game) game:add("rounds_left", -1) end)

return last
