-- What bots strive for; no rules. A battle is won by more knights than barbarians around a tile, so
-- knights go where they are missing.
hex.patch("figure", "knight") { worth = 350 }
hex.patch("counter", "prisoners") { worth = 500 }

hex.pick "besieged_tile" { title = "", what = "tile", with_counter = "barbarians_here" }
hex.aim "besiege" { figure = "knight", to = "besieged_tile", worth = 600 }

-- Only active knights fight there, by their rank (X-B-77), and no ship makes bots get them ready.
if hex.has_mod "cities_knights" then
    hex.patch("counter", "active") { worth = 250 }
    hex.patch("counter", "rank") { worth = 150 }
end
