-- A drought in which cities yield as settlements do (X-E-16, X-E-53), land that yields twice,
-- besieged cities that yield and count nothing (X-B-25 to X-B-28), and alms for who got nothing.
hex.patch("piece", "city") {
    yields = { forest = { lumber = 1, wool = 1 } }, off = "besieged",
}
hex.counter "besieged" { title = "Besieged", per = "corner", most = 1, marker = true }
hex.pick "city_of_another" {
    title = "Choose a city", what = "corner", piece = "city", whose = "others",
}
hex.action "besiege" {
    title = "Besiege", phases = { "main" }, cost = { grain = 1 }, picks = { "city_of_another" },
    effect = { function(game, player, corner)
        game:set("besieged", corner, 1 - game:get("besieged", corner))
    end },
}

hex.counter "drought" { title = "Drought", per = "game", most = 1 }
hex.bonus "drought" { counter = "drought", pieces = { "city" }, like = "settlement" }
hex.counter "dung" { title = "Dung", per = "tile", most = 3 }
hex.bonus "dung" { counter = "dung", times = 2 }
hex.counter "mill" { title = "Mill", per = "player", most = 2 }
hex.bonus "mill" { counter = "mill", terrains = { "fields" }, gain = { grain = 1 }, each = true }
hex.on("rolled", function(game, player, total)
    game:set("drought", total == 4 and 1 or 0)
end)

-- Wool alone is nothing.
hex.relief "alms" {
    counts = { "lumber", "brick", "grain", "ore" }, effect = { { gain = { grain = 1 } } },
}
hex.counter "harvest" { title = "Harvest", per = "player", most = 1000 }
hex.on("produced", function(game)
    for seat = 1, game:players() do game:set("harvest", seat, game:received(seat)) end
end)
