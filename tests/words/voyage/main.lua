-- Ships sail round an island into the fog, turn over what lies there, and carry settlers.
hex.terrain "water" { title = "Water", land = false, color = "#2a6f9f" }
local tiles = {}
for r = -4, 4 do
    for q = math.max(-4, -4 - r), math.min(4, 4 - r) do
        local ring = math.max(math.abs(q), math.abs(r), math.abs(q + r))
        local tile = { q = q, r = r }
        if ring == 3 then tile.terrain = "water" end
        if ring == 4 then tile.area, tile.face_down = 1, true end
        table.insert(tiles, tile)
    end
end
hex.map "foggy_sea" { title = "Foggy sea", tiles = tiles, areas = {
    { terrains = { forest = 4, pasture = 4, fields = 4, hills = 3, mountains = 3, desert = 1 },
        tokens = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 },
        token_rule = "random" },
    { terrains = { water = 14, forest = 3, hills = 3, mountains = 2, fields = 2 },
        tokens = { 3, 4, 4, 5, 6, 8, 9, 10, 10, 11 }, token_rule = "random" },
} }
hex.patch("rules") { map = "foggy_sea" }
hex.patch("piece", "settlement") { holds = 1, carries = { "settler" } }
hex.patch("piece", "city") { holds = 2, carries = { "settler" } }

hex.counter "sails" { title = "Sails", per = "figure", of = "ship", start = 1, most = 1,
    reset_each_turn = true }
-- Whoever finds something takes a card; then the ship goes on.
hex.figure "ship" {
    title = "Ship", on = "edge", supply = 2, cost = { lumber = 1, wool = 1 }, worth = 500,
    near = { "settlement", "city" }, beside = { "water" }, crowd = 2, holds = 2,
    carries = { "settler" }, moves = { points = 4, spends = "sails", reveals = true,
        step_face_down = true, step = { { take = 1 } } },
}
hex.figure "settler" { title = "Settler", on = "hold", supply = 2, worth = 600,
    cost = { grain = 1, wool = 1 } }
local function landing(game, me, ship)
    for _, corner in ipairs(game:ends_of(game:place_of(ship))) do
        if game:may_stand(me, "settlement", corner, true) then return corner end
    end
end
hex.pick "settler_ship" { title = "A ship", what = "figure", figure = "ship", whose = "own",
    cargo = { "settler" }, free_for = "settlement", unconnected = true }
hex.action "found" { title = "Found a settlement", phases = { "main" }, picks = { "settler_ship" },
    needs_supply = "settlement", effect = { function(game, me, ship)
        game:put(me, "settlement", landing(game, me, ship))
        game:remove_figure(ship)
    end } }

-- To bots: ships that carry settlers go where these can land, empty ones where a settler waits, or
-- out into the fog.
hex.pick "shores" { title = "Shores", what = "corner", whose = "nobody", by_terrains = { "water" },
    free_for = "settlement", unconnected = true }
hex.pick "homes" { title = "Homes", what = "corner", whose = "own" }
hex.pick "fog" { title = "Fog", what = "tile",
    test = function(game, _, tile) return game:terrain(tile) == nil end }
hex.aim "land" { figure = "ship", cargo = { "settler" }, to = "shores", worth = 900 }
hex.aim "fetch" { figure = "ship", carrying = false, to = "homes", worth = 200 }
hex.aim "explore" { figure = "ship", to = "fog", worth = 300 }
