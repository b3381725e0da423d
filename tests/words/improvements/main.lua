-- Two tracks whose steps cost more and more of what cities yield beside the goods of the land
-- (K-44 to K-46, K-75 to K-80), a token for the first at level 4 of each (K-91, K-98), and a chart.
local function commodity(name, title, color)
    hex.good(name) { title = title, bank = 12, tags = { "commodity" }, color = color }
end
commodity("paper", "Paper", "#d9cfa8")
commodity("coin", "Coin", "#c9a227")
hex.patch("piece", "city") {
    yields = { forest = { lumber = 1, paper = 1 }, mountains = { ore = 1, coin = 1 } },
}

local function track(name, title, pays, names)
    hex.counter(name) { title = title, per = "player", most = 5 }
    local levels = {}
    for level, what in ipairs(names) do
        levels[level] = { title = what, cost = { [pays] = level }, worth = 250 * level }
    end
    -- Level 2 brings something at once, level 5 is worth a point.
    levels[2].effect = { { take = 1, of = { "resource" } } }
    levels[5].points = 1
    hex.track(name) {
        title = title, counter = name, phases = { "main" }, needs_piece = "city", levels = levels,
        reason = "It needs a city.",
        tests = { {
            test = function(game, me) return game:hand(me) < 12 end,
            reason = "Your hand is too full.",
        } },
    }
    hex.award(name .. "_wonder") {
        title = title .. " wonder", metric = "counter", counter = name, least = 4, points = 2,
    }
end
track("science", "Science", "paper", { "Abbey", "Library", "Aqueduct", "Theatre", "University" })
track("politics", "Politics", "coin", { "Town hall", "Church", "Fortress", "Cathedral", "Council" })

-- A step for two cards less, where it could be taken at its full price (K-271).
hex.action "scholarship" {
    title = "Scholarship", phases = { "main" },
    effect = { { advance = "science", discount = { paper = 2, coin = 1 } } },
}

-- Level 3 of one: who got nothing from the land takes a resource (K-85, K-86).
hex.relief "aqueduct" {
    counts = { "resource", "commodity" }, needs = "science", needs_count = 3,
    effect = { { take = 1, of = { "resource" } } },
}
-- Level 3 of the other: two equal commodities for anything else, without end (K-82, K-83).
hex.bank_trade "guild" {
    title = "Guild", from = { "commodity" }, into = { "resource", "commodity" },
    give = { by = "politics", 4, 4, 4, 2, 2, 2 },
}
hex.panel "improvements" {
    title = "Improvements", where = "seat", tracks = { "science", "politics" },
}
-- Far too many steps to draw them: a number.
hex.counter "threat" { title = "Threat", per = "game", most = 30 }
hex.counter "levy" { title = "Levy", per = "game", most = 30 }
hex.cue "raid" { title = "Raid", compares = { "levy", "threat" }, shares = "science",
    marks = "politics", duration_ms = 2000 }
hex.panel "threat" { title = "Threat", where = "board", numbers = { "threat" } }
