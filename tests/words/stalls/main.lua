-- Steps that begin at moments, about the place. Whoever comes to a stall stands in its queue, and
-- when its number is rolled it hands out silk while it has some; the last silk ends the game. What
-- lies in the mist is turned up by whoever comes by, and a road to a jetty makes a harbour of it.
hex.counter "stall" { title = "Stall", per = "corner", most = 12, marked_only = true }
hex.counter "silk_left" {
    title = "Silk of the stall", per = "corner", most = 3, marked_only = true,
}
hex.counter "customers" { title = "", per = "corner", most = 4095, marked_only = true }
hex.counter "greetings" { title = "Greetings", per = "corner", most = 9 }
hex.counter "chest" { title = "Silk in the chest", per = "game", most = 1, start = 1 }
hex.counter "silk" { title = "Silk", per = "player", most = 9 }
hex.counter "visits" { title = "Visits", per = "player", most = 9 }
hex.counter "jetty" { title = "Jetty", per = "edge", most = 1, marked_only = true }
hex.counter "jetties" { title = "Jetties", per = "player", most = 9 }

hex.map "market" {
    title = "Market", harbour_stock = { any = 2 },
    rows = {
        { q = 0, r = 0, "forest 5", "hills 6", "pasture 9", "fields 4" },
        { q = 0, r = 1, "fields 8", "mountains 3", "forest 10", "hills 11" },
        { q = -1, r = 2, "pasture 9", "hills 4", "fields 3", "forest 8" },
    },
    tiles = {
        { q = 4, r = 0, terrain = "forest", token = 8, face_down = true },
        { q = 4, r = 1, terrain = "mountains", token = 5, face_down = true },
    },
    marks = {
        { counter = "stall", q = 1, r = 0, at = "S", value = 6 },
        { counter = "silk_left", q = 1, r = 0, at = "S", value = 2 },
        { counter = "customers", q = 1, r = 0, at = "S", value = 0 },
        { counter = "jetty", q = 0, r = 0, at = "NW", value = 1 },
        { counter = "jetty", q = 0, r = 0, at = "NE", value = 1 },
    },
}
hex.rules { map = "market" }

hex.on("placed", { { count = "visits" }, { count = "greetings" } },
    { "road", at = "stall", queue = "customers" })
hex.on("produced", {
    { if_counter = "silk_left" },
    { share = "silk", stock = "silk_left", reserve = "chest", queue = "customers" },
    { unless_counter = "silk_left" },
    { finish = "silk" },
}, { numbered = "stall", at = "customers" })

hex.pick "mist" {
    title = "Which tile of the mist?", what = "tile", face_down = true, reached = true,
    takes_only = true,
}
hex.cue "clear" { title = "It clears up" }
hex.effect "look" {
    { pick = "mist" },
    { if_picked = true },
    { reveal = true },
    { cue = "clear", at_place = true },
    { gather = true },
    { start = "look" },
}
hex.on("placed", { { start = "look" } }, { "road", face_down = true })

hex.on("placed", { { set = "jetty", value = 0 }, { lay_harbour = "any" }, { count = "jetties" } },
    { "road", at = "jetty" })

-- Functions are called first, then steps begin in the order in which they were declared.
hex.counter "last" { title = "", per = "game", most = 9 }
hex.on("placed", { { set = "last", value = 1 } }, { "city" })
hex.on("placed", { { unless_counter = "visits" }, { set = "last", add = 1 } }, { "city" })
hex.on("placed", function(game) game:set("last", 5) end, { "city" })
