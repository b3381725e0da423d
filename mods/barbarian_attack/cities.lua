-- Beside Cities & Knights (X-B-70 to X-B-81): its knights stand on paths and march, its cards take
-- the place of the orders, and its ship brings single barbarians instead of an attack.
if not hex.has_mod "cities_knights" then return end
local barbarians = hex.include "barbarians.lua"
hex.include "knights.lua"
local phases = hex.include "phases.lua"

-- X-B-71: neither ship nor track nor defenders.
for _, counter in ipairs { "barbarian_ship", "attacks", "attacks_won", "barbarian_strength",
    "island_strength", "defender" } do
    hex.patch("counter", counter) { title = "" }
end
hex.patch("counter", "barbarian_ship") { most = 0 }
hex.remove("panel", "barbarians")
hex.remove("threat", "barbarians")
hex.patch("panel", "improvements") { numbers = { "walls", "prisoners" } }

-- X-B-72: they come to a free path of the castle and stand on paths.
hex.patch("figure", "knight") {
    on = "edge", crowd = 1, phases = phases.march, build_phases = phases.buying,
    help = "Goes on a path. A tile is freed when the active knights around it are stronger "
        .. "than the barbarians.",
    remove = { "needs_route", "occupies", "interrupts", "anchors" },
    test = function(game, _, edge, knight)
        return game:place_of(knight) ~= nil or game:get("castle_path", edge) > 0
    end,
    moves = { points = "march", no_stop = "castle_path", displaced = { { start = "flee" } } },
}
hex.patch("action", "activate") {
    help = "For 1 grain. The knight fights, and may march up to 5 paths this turn.",
}
-- X-B-73: who has gone more than three paths is idle.
hex.on("counter_changed", function(game, value, before, knight)
    if value < before and value < 2 then game:set("active", knight, 0) end
end, { "march" })

hex.include "displacing.lua"

-- The free paths that are nearest to a knight who must go.
hex.counter "flees" { title = "", per = "figure", of = "knight", most = 1 }
local function ring_around(game, edges, known)
    local ring, free = {}, {}
    for _, edge in ipairs(edges) do
        for _, corner in ipairs(game:ends_of(edge)) do
            for _, near in ipairs(game:edges_of(corner)) do
                if not known[near] then
                    known[near] = true
                    table.insert(ring, near)
                    local taken = game:get("castle_path", near) > 0
                        or #game:figures_at("edge", near, "knight") > 0
                    if not taken then table.insert(free, near) end
                end
            end
        end
    end
    return ring, free
end
hex.pick "refuge" {
    title = "Where does your knight go?", what = "edge",
    list = function(game, me)
        for _, knight in ipairs(game:figures("knight", me)) do
            if game:get("flees", knight) > 0 then
                local here = game:place_of(knight)
                local free = {}
                local ring, known = { here }, { [here] = true }
                while #ring > 0 and #free == 0 do ring, free = ring_around(game, ring, known) end
                return free
            end
        end
        return {}
    end,
}
hex.effect "flee" {
    function(game, _, _, knight) if knight then game:set("flees", knight, 1) end end,
    { pick = "refuge" },
    function(game, me, edge)
        for _, knight in ipairs(game:figures("knight", me)) do
            if game:get("flees", knight) > 0 then
                game:set("flees", knight, 0)
                if edge then game:move_figure(knight, edge) end
            end
        end
    end,
}

-- Cards that speak of knights on corners, and of a robber (X-B-9). The sheet has Intrigue take a
-- prisoner, lets a deserter change sides where he stands, and keeps the Inventor off the coast;
-- with an option they do what they do elsewhere, as far as that goes (X-B-97).
if hex.option "tb.attackKnightCards" == "sheet" then
    hex.pick "barbarians_of_coast" { title = "Choose barbarians", what = "tile",
        at = "coast", with_counter = "barbarians_here" }
    hex.patch("card", "intrigue") {
        help = "Take a barbarian from the coast as your prisoner.",
        effect = { { pick = "barbarians_of_coast" }, function(game, me, tile)
            if not tile then return end
            game:remove_figure(barbarians.at(game, tile)[1], true)
            game:add("prisoners", me, 1)
        end },
    }
    hex.remove("pick", "intrigued")
    hex.counter "path_of_deserter" { title = "", per = "game", most = 1000 }
    hex.patch("effect", "desert") { { pick = "deserter" }, function(game, _, knight)
        if not knight then return end
        game:set("deserter_rank", game:get("rank", knight))
        game:set("deserter_active", game:get("active", knight))
        game:set("path_of_deserter", game:place_of(knight) + 1)
        game:remove_figure(knight)
    end }
    hex.patch("pick", "deserter_place") {
        what = "edge", remove = { "whose", "touches_own", "free_for_figure" },
        list = function(game)
            local path = game:get "path_of_deserter"
            return path > 0 and { path - 1 } or {}
        end,
    }
    hex.patch("pick", "token_tile") { add = { tests = { function(game, _, tile)
        return game:get("coast", tile) == 0
    end } } }
else
    hex.patch("pick", "intrigued") {
        remove = { "on_routes" },
        test = function(game, me, knight)
            local here = game:place_of(knight)
            local ends = game:ends_of(here)
            return game:connected(me, ends[1]) or game:connected(me, ends[2])
        end,
    }
    hex.patch("pick", "deserter_place") { what = "edge", remove = { "whose", "touches_own" } }
end
hex.remove("action", "chase_robber")
hex.remove("pick", "chasing_robber")
hex.patch("card", "bishop") {
    help = "Take a random card from an opponent.", effect = { { steal_from_any = true } },
    remove = { "test", "reason" },
}

-- Medicine makes a city where one could be built (X-B-23).
local closed = hex.option "tb.baUpgradeAtConquered" and "conquered_building" or "beside_conquered"
hex.patch("pick", "healed") { add = { tests = { function(game, _, corner)
    return game:get(closed, corner) == 0
end } } }

hex.on("rolled", function(game, me, total)                                      -- X-B-75
    if game:face "event" == "ship" and total ~= 7 then barbarians.land(game, me, total) end
end)
for track, goods in pairs { trade = "cloth", politics = "coins", science = "paper" } do
    hex.patch("track", track) {
        help = "Buy the next improvement with " .. goods .. ". Each step brings a barbarian to the "
            .. "coast.",
    }
end
hex.on("counter_changed", function(game, value, before, player)                 -- X-B-76
    if value > before then barbarians.landing(game, player, 1) end
end, { "trade", "politics", "science" })

-- X-B-80: a metropolis stands, but while it has only conquered land around it its track rests. Of
-- `besieged` each bit is a track, by the numbers that gates have.
hex.counter "besieged" { title = "", per = "player", most = 14 }
for number, track in ipairs { "trade", "politics", "science" } do
    hex.patch("track", track) { add = { tests = { {
        test = function(game, me) return game:get("besieged", me) & 1 << number == 0 end,
        asked_while = "besieged", reason = "Barbarians hold all land around this metropolis.",
    } } } }
end
local function count_besieged(game)
    local bits = {}
    for _, gate in ipairs(game:figures "metropolis") do
        local corner = game:place_of(gate)
        local _, owner = game:at_corner(corner)
        if owner and barbarians.is_surrounded(game, corner) then
            bits[owner] = (bits[owner] or 0) + (1 << game:get("gate_of", gate))
        end
    end
    for player = 1, game:players() do game:set("besieged", player, bits[player] or 0) end
end
hex.on("counter_changed", count_besieged, { "conquered" })
hex.on("figure_placed", function(game, _, _, corner)
    barbarians.judge_corner(game, corner)
    count_besieged(game)
end, { "metropolis" })
hex.on("figure_moved", function(game, _, _, from, to)
    barbarians.judge_corner(game, from)
    barbarians.judge_corner(game, to)
    count_besieged(game)
end, { "metropolis" })
hex.on("figure_removed", function(game, _, _, corner)
    barbarians.judge_corner(game, corner)
    count_besieged(game)
end, { "metropolis" })
hex.on("counter_changed", count_besieged, { "gate_of" })
