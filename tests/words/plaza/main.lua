-- Two tiles have a plaza inside. Roads lead over it, nothing is built there, and carts that come
-- there stop and sell something.
hex.counter "market" { title = "Market", per = "corner", most = 1, marked_only = true }
hex.counter "no_building" { title = "No building", per = "corner", most = 1, marked_only = true }
hex.counter "sold" { title = "Sold", per = "player", most = 99, worth = 500 }
hex.patch("map", "variable") { add = {
    hubs = {
        { q = 0, r = 0, corners = { "N", "SE", "S", "SW" } },
        { q = 1, r = -2, corners = { "SE", "SW" } },
    },
    marks = {
        { counter = "market", q = 0, r = 0, at = "hub" },
        { counter = "market", q = 1, r = -2, at = "hub" },
        { counter = "no_building", q = 0, r = 0, at = "hub" },
        { counter = "no_building", q = 1, r = -2, at = "hub" },
    },
} }
hex.patch("piece", "settlement") { forbidden = "no_building" }
hex.figure "cart" {
    title = "Cart", on = "corner", supply = 1, cost = { wool = 1 }, near = { "settlement", "city" },
    worth = 500,
    moves = { points = 2, must_stop = "market", step_at = "market", step = { { count = "sold" } } },
}
