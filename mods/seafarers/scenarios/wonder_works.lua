-- The five wonders: what it needs to claim them (S-163, S-164) and what each level costs (S-165).

-- Who has built at the strait or in the wasteland; a settlement and a city count alike (S-167).
-- What barbarians or lava take gives no right any more.
local buildings = hex.include "base:buildings.lua"
for place, wonder in pairs { strait = "Great Bridge", wasteland = "Great Wall" } do
    local right = "right_" .. place
    hex.counter(right) {
        title = "Right to the " .. wonder, help = "Lets you claim this wonder.", per = "player",
        most = 1, icon = place .. ".glb",
    }
    local built_here = { at = place, table.unpack(buildings) }
    hex.on("placed", function(game, me) game:set(right, me, 1) end, built_here)
    hex.on("removed", function(game, me)
        for _, corner in ipairs(game:places_with(place)) do
            local _, owner = game:at_corner(corner)
            if owner == me then return end
        end
        game:set(right, me, 0)
    end, built_here)
end

hex.counter "harbour_city" {
    title = "City at a harbour", help = "Together with a long trade route, lets you claim the "
        .. "Monument.",
    per = "player", most = 1, icon = "monument.glb", pieces = { "city" }, at_harbour = true,
}

local wonders = {
    {
        name = "theatre", title = "Theatre", needs = "two cities", color = "#c0392b",
        cost = { brick = 1, wool = 3, lumber = 1 }, cities = 2,
    },
    {
        name = "great_bridge", title = "Great Bridge", needs = "a settlement or city at the strait",
        cost = { wool = 1, grain = 1, lumber = 3 }, right = "right_strait", color = "#4aa3df",
    },
    {
        name = "monument", title = "Monument",
        needs = "a city at a harbour and a trade route of at least 5",
        cost = { ore = 2, grain = 3 }, color = "#e3b23c", counter = "harbour_city", route = 5,
    },
    {
        name = "great_wall", title = "Great Wall", color = "#b98d5a",
        needs = "a settlement or city in the wasteland",
        cost = { brick = 3, grain = 1, lumber = 1 }, right = "right_wasteland",
    },
    {
        name = "cathedral", title = "Cathedral", needs = "a city and at least 6 points",
        cost = { brick = 1, ore = 3, grain = 1 }, color = "#7c8794", cities = 1, points = 6,
    },
}

local goal = "Complete four levels to win the game, or have enough points and more levels than "
    .. "anyone else."
hex.counter "wonder_ship" {
    title = "Ship at a wonder", help = "Marks a claimed wonder. This ship cannot move.",
    per = "player", most = 1, icon = "ship.glb",
}
hex.counter "wonder_levels" {
    title = "Levels of the wonder", per = "player", most = 4, wins_at = 4, icon = "chit.glb",
    worth = 2000, color = "#e8c547",
    help = goal,
}

local function words_of(cost)
    local words = {}
    for good, count in pairs(cost) do table.insert(words, count .. " " .. good) end
    return table.concat(words, ", ", 1, #words - 1) .. " and " .. words[#words]
end

-- The ship of a wonder lies at the rim of the map and never sails again (S-163).
hex.counter "dock" { title = "", per = "corner", most = 1, marked_only = true }
hex.patch("piece", "ship") { anchor = "dock" }

for number, wonder in ipairs(wonders) do
    local name, rule = wonder.name, "Needs " .. wonder.needs
    hex.counter(name) {
        title = wonder.title, help = rule .. ".", per = "player", most = 1, together = 1,
        worth = 800, color = wonder.color, icon = name .. ".glb",
    }
    hex.cue("raised_" .. name) {
        title = wonder.title, help = goal, color = wonder.color, icon = name .. ".glb",
        particles = 140, rise = 3, duration_ms = 1600,
    }
    hex.action("claim_" .. name) {
        title = "Claim: " .. wonder.title, phases = { "main" }, color = wonder.color,
        icon = name .. ".glb",
        help = rule .. ". Claim it with a ship from your supply, then build four levels, each for "
            .. words_of(wonder.cost) .. ".",
        limit = "wonder_ship", pay_counter = wonder.right, pay_count = wonder.right and 1 or nil,
        needs_counter = wonder.counter, needs_piece = wonder.cities and "city",
        needs_pieces = wonder.cities, needs_award = wonder.route and "longest_road",
        needs_measure = wonder.route, needs_points = wonder.points, needs_supply = "ship",
        needs_none = name,
        effect = { { count = name }, function(game, me)
            game:put(me, "ship", game:edge(game:tile(number + 2, 0), 1))
        end, { cue = "raised_" .. name } },
    }
    hex.action("build_" .. name) {
        title = "Build: " .. wonder.title, phases = { "main" }, color = wonder.color,
        icon = name .. ".glb",
        help = "Build the next level of your wonder.", cost = wonder.cost, limit = "wonder_levels",
        needs_counter = name,
    }
end
