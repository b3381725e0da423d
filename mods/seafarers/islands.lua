-- Points for new islands (S-52 to S-56): `settled` says who has been on one, and a chit lies where
-- he has settled.
local bonus = hex.option "island_bonus_vp"
if bonus == 0 then return end

hex.counter "settled" { title = "", per = "tile", most = 63 }      -- no title: nobody is told
hex.counter "chit" {
    title = "New island", help = "Points for its owner's first settlement on this island.",
    per = "corner", most = 2, marker = true, color = "#e8c547",
    icon = "chit.glb",
}
hex.counter "new_islands" {
    title = "New islands",
    help = "Islands settled away from home, " .. (bonus == 1 and "1 point" or bonus .. " points")
        .. " each.",
    per = "player", most = 12, points = bonus, icon = "chit.glb",
}

hex.cue "landfall" {
    title = "New island", help = "Points for its owner's first settlement on this island.",
    color = "#e8c547", icon = "chit.glb", particles = 100, rise = 3,
}

-- S-54, S-55: the first on an island, unless the set-up led there. The main island, and land that
-- is no island, bring nothing (S-80, S-104).
hex.on("placed", {
    { count = "new_islands" }, { set = "chit", value = bonus },
    { cue = "landfall", at_place = true },
}, { "settlement", "city", first_on = "settled", away_from = { "home", "no_island" } })
