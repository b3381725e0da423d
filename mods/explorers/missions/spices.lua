-- Spices (P-215 to P-229): villages take a crew in, give a sack for it, and become friends.
local missions = hex.include "missions.lua"
if not missions.spices then return end
local phases = hex.include "phases.lua"
local may_act = hex.include "acting.lua"
local has_arrived = hex.include "arrived.lua"

local friends = hex.include "missions/friends.lua"
for _, name in ipairs(friends) do hex.counter(name) { title = "", per = "tile", most = 1 } end

local function village(name, title, help, color)
    hex.terrain("village_" .. name) {
        -- P-217
        title = title, model = "village_" .. name .. ".glb", color = color, closed_until = friends,
        help = "Leave a crew here for a sack of spices and a friendship: " .. help
            .. " Only friends may build around it.",
    }
end
-- P-230
village("swift", "Village of sailors", "your ships have one more movement point.", "#7d9a4a")
village("chase", "Village of hunters", "one more number chases pirates away.", "#9a6f4a")
village("gold", "Village of traders", "once per turn you may sell any resource for 1 gold.",
    "#a58f45")
local villages = hex.frozen {
    village_swift = "swift", village_chase = "chase", village_gold = "gold",
}

hex.figure "sack" {
    title = "Sack of spices", model = "sack.glb", icon = "sack.glb", on = "hold", supply = 6,
    help = "Takes one space. Deliver it to the council for a step in the spices mission.",
    phases = phases.movement,                                               -- P-218, P-223
    lost_for_good = true,                                                   -- P-227
}
hex.patch("figure", "ship") { add = { carries = { "sack" } } }
hex.patch("piece", "harbour_settlement") { add = { carries = { "sack" } } } -- P-228

hex.counter "swift" {
    title = "Swift voyages", icon = "village_swift.glb",
    help = "Extra movement points of each ship.", per = "player", most = 2, worth = 400,
}
hex.counter "fast_gold" {
    title = "Fast gold", icon = "village_gold.glb",
    help = "How many times per turn you may sell a resource for 1 gold.",
    per = "player", most = 2, worth = 300,
}
-- Counts to 2; who has no such village begins each turn there.
hex.counter "sold_fast" { title = "", per = "player", start = 2, most = 2 }
hex.bank_trade "sell_fast" {
    title = "Fast gold", help = "Sell any resource for 1 gold.",
    give = 1, from = { "resource" }, into = { "gold" }, limit = "sold_fast",
}                                                                           -- P-237 to P-239
-- Counters start anew with each turn, for all; mostly nobody has such a village yet.
hex.counter "all_fast_gold" { title = "", per = "game", most = 12, sums = "fast_gold" }
hex.counter "all_swift" { title = "", per = "game", most = 12, sums = "swift" }
local function who_begin(game, me)
    return phases.paired and { me, (me + 2) % game:players() + 1 } or { me }
end
hex.on("turn_began", function(game, me)
    for _, who in ipairs(who_begin(game, me)) do
        game:set("sold_fast", who, 2 - game:get("fast_gold", who))
    end
end, { told_while = "all_fast_gold" })
hex.on("turn_began", function(game, me)
    for _, who in ipairs(who_begin(game, me)) do
        local more = game:get("swift", who)
        for _, ship in ipairs(more > 0 and game:figures("ship", who) or {}) do
            game:count("ship_points", ship, more)
        end
    end
end, { told_while = "all_swift" })
hex.on("figure_placed", function(game, me, ship)
    if not has_arrived(game, ship) then game:add("ship_points", ship, game:get("swift", me)) end
end, { "ship", told_while = "swift" })

local advantages = hex.frozen {
    swift = function(game, me)                                              -- P-231, P-233, P-234
        game:count("swift", me, 1)
        for _, ship in ipairs(game:figures("ship", me)) do
            if not has_arrived(game, ship) then game:add("ship_points", ship, 1) end
        end
    end,
    chase = function(game, me, tile)                                        -- P-216
        game:set(game:region(tile) == "north" and "chases_on_5" or "chases_on_4", me, 1)
    end,
    gold = function(game, me)
        game:count("fast_gold", me, 1)
        game:count("sold_fast", me, -1)
    end,
}

local function crew_of(game, ship)
    for _, figure in ipairs(game:cargo(ship)) do
        if game:kind_of(figure) == "crew" then return figure end
    end
end
local function strangers_at(game, me, ship)
    local found = {}
    for _, corner in ipairs(game:ends_of(game:place_of(ship))) do
        for _, tile in ipairs(game:tiles_of(corner)) do
            if villages[game:terrain(tile) or ""] and game:get(friends[me], tile) == 0
                and found[1] ~= tile then
                table.insert(found, tile)                                   -- P-220
            end
        end
    end
    return found
end
hex.pick "visiting_ship" {
    title = "Which ship?", what = "figure", figure = "ship", whose = "own", cargo = { "crew" },
    by_terrains = { "village_swift", "village_chase", "village_gold" },
    test = function(game, me, ship)
        return may_act(game, ship) and #strangers_at(game, me, ship) > 0
    end,
}
hex.pick "visited_village" {
    title = "Which village?", what = "tile",
    list = function(game, me, ship) return strangers_at(game, me, ship) end,
}
hex.action "befriend" {
    title = "Befriend a village", icon = "sack.glb", phases = phases.movement,
    help = "A crew stays there for the rest of the game, and you load a sack of spices. The "
        .. "village's advantage is yours at once.",
    picks = { "visiting_ship", "visited_village" },                         -- P-219
    reason = "You need a crew in a ship at a village that is not your friend yet.",
    effect = { function(game, me, ship, tile)
        game:move_figure(crew_of(game, ship), tile, "tile")                 -- P-221
        game:put_figure(me, "sack", ship, "aboard")
        game:set(friends[me], tile, 1)                                      -- P-222
        advantages[villages[game:terrain(tile)]](game, me, tile)
    end },
}
