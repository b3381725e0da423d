-- The five wonders: what it needs to claim them (S-163, S-164) and what each level costs (S-165).

-- Who has built at the strait or in the wasteland; a settlement and a city count alike (S-167).
for place, where in pairs { strait = "at the strait", wasteland = "in the wasteland" } do
    hex.counter("built_" .. place) {
        title = "Built " .. where, per = "player", most = 1, icon = place .. ".glb",
    }
    hex.on("placed", function(game, me, piece, corner)
        if (piece == "settlement" or piece == "city") and game:get(place, corner) > 0 then
            game:set("built_" .. place, me, 1)
        end
    end)
end
local function has_built(place)
    return function(game, me) return game:get("built_" .. place, me) > 0 end
end

local function has_harbour_city(game, me)
    for _, tile in ipairs(game:tiles()) do
        for _, corner in ipairs(game:is_land(tile) and game:corners(tile) or {}) do
            local piece, owner = game:at_corner(corner)
            if owner == me and piece == "city" and game:harbour(corner) then return true end
        end
    end
    return false
end

local wonders = {
    {
        name = "theatre", title = "Theatre", needs = "two cities", color = "#c0392b",
        cost = { brick = 1, wool = 3, lumber = 1 },
        test = function(game, me) return game:pieces(me, "city") >= 2 end,
    },
    {
        name = "great_bridge", title = "Great Bridge", needs = "a settlement or city at the strait",
        cost = { wool = 1, grain = 1, lumber = 3 }, test = has_built "strait", color = "#4aa3df",
    },
    {
        name = "monument", title = "Monument",
        needs = "a city at a harbour and a trade route of at least 5",
        cost = { ore = 2, grain = 3 }, color = "#e3b23c",
        test = function(game, me)
            return game:pieces(me, "city") > 0 and game:measure(me, "longest_road") >= 5
                and has_harbour_city(game, me)
        end,
    },
    {
        name = "great_wall", title = "Great Wall", color = "#b98d5a",
        needs = "a settlement or city in the wasteland",
        cost = { brick = 3, grain = 1, lumber = 1 }, test = has_built "wasteland",
    },
    {
        name = "cathedral", title = "Cathedral", needs = "a city and at least 6 points",
        cost = { brick = 1, ore = 3, grain = 1 }, color = "#7c8794",
        test = function(game, me)
            return game:pieces(me, "city") > 0 and game:hidden_points(me) >= 6
        end,
    },
}

hex.counter "wonder_ship" {
    title = "Ship at a wonder", help = "The ship that claims a wonder cannot sail.",
    per = "player", most = 1,
}
hex.counter "wonder_levels" {
    title = "Levels of the wonder", per = "player", most = 4, icon = "chit.glb",
    worth = 2000, color = "#e8c547",
    help = "Four levels win the game; so do enough points with more levels than everybody else.",
}

local function words_of(cost)
    local words = {}
    for good, count in pairs(cost) do table.insert(words, count .. " " .. good) end
    return table.concat(words, ", ")
end

for _, wonder in ipairs(wonders) do
    local name, test, rule = wonder.name, wonder.test, "Needs " .. wonder.needs
    hex.counter(name) {
        title = wonder.title, help = rule .. ".", per = "player", most = 1, together = 1,
        worth = 800, color = wonder.color, icon = name .. ".glb",
    }
    hex.action("claim_" .. name) {
        title = "Claim: " .. wonder.title, phases = { "main" }, color = wonder.color,
        icon = name .. ".glb",
        help = rule .. ". A ship of your supply claims it; then you build four levels, each for "
            .. words_of(wonder.cost) .. ".",
        limit = "wonder_ship",
        test = function(game, me)
            if not test(game, me) or game:supply(me, "ship") == 0 then return false end
            for who = 1, game:players() do
                if game:get(name, who) > 0 then return false end
            end
            return true
        end,
        effect = { { count = name } },
    }
    hex.action("build_" .. name) {
        title = "Build: " .. wonder.title, phases = { "main" }, color = wonder.color,
        icon = name .. ".glb",
        help = "The next level of your wonder.", cost = wonder.cost, limit = "wonder_levels",
        test = function(game, me) return game:get(name, me) > 0 end,
    }
end
