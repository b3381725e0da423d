-- The baggage train (X-T-10, X-T-43 to X-T-46): five levels, each with more points and pay.
local help =
    "How far your wagon goes, what a delivery pays, and how well it drives off barbarians."
hex.counter "baggage" {
    title = "Baggage train", icon = "wagon.glb", per = "player", least = 1, start = 1, most = 5,
    help = help,
}
local cheap, dear = { lumber = 1, ore = 1, wool = 1 }, { lumber = 2, ore = 1, wool = 1 }
local paint = { set = "level", value = { by = "baggage", 1, 2, 3, 4, 5 } }
local phases = hex.include("phases.lua").buying
hex.track "baggage" {
    title = "Baggage train", counter = "baggage", phases = phases, icon = "wagon.glb",
    help = help,
    levels = {
        { title = "Level 2", cost = cheap, worth = 900, effect = { paint },
          help = "5 movement points, 2 gold per delivery, drives off barbarians on a 6." },
        { title = "Level 3", cost = cheap, worth = 1500, effect = { paint },
          help = "6 movement points, 3 gold per delivery, drives off barbarians on a 5 or 6." },
        { title = "Level 4", cost = dear, worth = 1900, effect = { paint },
          help = "7 movement points, 4 gold per delivery, drives off barbarians on 4 to 6." },
        { title = "Level 5", cost = dear, worth = 2000, effect = { paint }, points = 1,  -- X-T-46
          help = "7 movement points, 5 gold per delivery, drives off barbarians on 3 to 6. "
              .. "Worth 1 point." },
    },
}
hex.panel "trade" { title = "Trade", tracks = { "baggage" }, counters = { "delivered" } }
