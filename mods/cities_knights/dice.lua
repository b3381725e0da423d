-- Three dice (K-17, K-18, K-32 to K-40): what the event die shows is done before the land yields.
hex.patch("dice") { remove = { "sides" }, add = {
    { name = "red", title = "Red die", color = "#b3263a" },
    { name = "yellow", title = "Yellow die", color = "#eab030" },
    { name = "event", title = "Event die", color = "#f2e5c6", counts = false, faces = {
        { name = "ship", title = "Barbarians", icon = "barbarian_ship.glb", times = 3 },
        { name = "trade", title = "Trade gate", icon = "gate_trade.glb" },
        { name = "politics", title = "Politics gate", icon = "gate_politics.glb" },
        { name = "science", title = "Science gate", icon = "gate_science.glb" },
    } },
} }

hex.on("rolled", function(game, me)
    local face = game:face "event"
    if face == "ship" then
        game:start("barbarians_sail", me)
    else
        game:start("gate_" .. face, me)
    end
end)
