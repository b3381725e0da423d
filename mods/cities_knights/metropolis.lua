-- The three metropolises (K-91 to K-105). Whose one is says an award of the track: the first at
-- level 4 has it, the first at level 5 takes it over for good. Where it stands says a figure that
-- nobody owns, in one of his cities.
local defer = hex.option "ck_metropolis_without_city" == "defer"
local numbers = hex.frozen { trade = 1, politics = 2, science = 3 }

hex.counter "gates" { title = "", per = "corner", figures = { "metropolis" }, most = 3 }
hex.counter "gate_of" { title = "", per = "figure", of = "metropolis", most = 3 }
hex.figure "metropolis" {
    title = "Metropolis", help = "Worth 2 points on top of its city, which is safe from "
        .. "barbarians.",
    owned = false, supply = 3, on = "corner", crowd = 1,                          -- K-13, K-94
    model = "gate_trade.glb", looks_by = "gate_of",
    looks = { "gate_trade.glb", "gate_politics.glb", "gate_science.glb" },
}

local function is_free(game, corner)
    return #game:figures_at("corner", corner, "metropolis") == 0
end
local function has_free_city(game, player)
    for _, corner in ipairs(game:places(player, "city")) do
        if is_free(game, corner) then return true end
    end
    return false
end
local function gate_of(game, track)
    for _, gate in ipairs(game:figures "metropolis") do
        if game:get("gate_of", gate) == numbers[track] then return gate end
    end
end
local function stands_with(game, track, player)
    local gate = gate_of(game, track)
    if not gate then return false end
    local _, owner = game:at_corner(game:place_of(gate))
    return owner == player
end

hex.cue "metropolis" {
    title = "A metropolis rises", color = "#e8c547", particles = 140, rise = 3, duration_ms = 1600,
}
hex.pick "metropolis_city" {
    title = "Choose the city for the metropolis", what = "corner", piece = "city", whose = "own",
    without_figure = "metropolis",                                                      -- K-94
}

-- Without a free city it waits, and so do its points: in the variant of K-96, and where its city
-- was lost otherwise than to barbarians.
hex.counter "metropolis_waits" {
    title = "", per = "player", most = 3, points = -2,
}
local function note_waiting(game)
    for player = 1, game:players() do
        local waits = 0
        for track in pairs(numbers) do
            if game:holder(track .. "_metropolis") == player
                and not stands_with(game, track, player) then
                waits = waits + 1
            end
        end
        game:set("metropolis_waits", player, waits)
    end
end

-- One that waits comes to a city that has become free for it.
local function place_waiting(game, player)
    for track in pairs(numbers) do
        if game:holder(track .. "_metropolis") == player then
            game:start(track .. "_metropolis", player)
        end
    end
end

local function declare(track, title)
    local award = track .. "_metropolis"
    hex.award(award) {
        title = title, metric = "counter", counter = track, least = 4, points = 2,      -- K-92
        icon = "gate_" .. track .. ".glb",
        help = "For the first player to reach level 4 of this track. The first to reach level "
            .. "5 takes it over for good. Worth 2 points as soon as it is on a city.",
    }
    hex.effect(award) {
        function(game, me)
            if game:holder(award) ~= me or stands_with(game, track, me) then return false end
            note_waiting(game)
        end,
        { pick = "metropolis_city" },
        function(game, _, corner)
            if not corner then return end
            local gate = gate_of(game, track)
            local loser
            if gate then
                _, loser = game:at_corner(game:place_of(gate))
                game:move_figure(gate, corner)
            else
                gate = game:put_figure(game:active(), "metropolis", corner)
                game:set("gate_of", gate, numbers[track])
            end
            game:cue("metropolis", nil, corner)
            note_waiting(game)
            if loser and game:get("metropolis_waits", loser) > 0 then place_waiting(game, loser) end
        end,
    }
end
declare("trade", "Trade metropolis")
declare("politics", "Politics metropolis")
declare("science", "Science metropolis")

hex.on("placed", place_waiting, { "city", told_while = "metropolis_waits" })
local function tear_down(game, player, _, corner)
    local piece, owner = game:at_corner(corner)
    local gates = game:figures_at("corner", corner, "metropolis")
    if #gates == 0 or piece == "city" and owner == player then return end
    for _, gate in ipairs(gates) do game:remove_figure(gate) end
    note_waiting(game)
end
hex.on("removed", tear_down, { "city", at = "gates" })
hex.on("placed", tear_down, { at = "gates", table.unpack(hex.include "smaller.lua") })

-- The steps to levels 4 and 5 are for sale to who has a city for a metropolis (K-96, K-99).
local function may_advance(track)
    return { {
        test = function(game, me)
            local level = game:get(track, me)
            if level == 3 then return defer or has_free_city(game, me) end
            if level < 3 then return true end
            return has_free_city(game, me) or game:holder(track .. "_metropolis") == me
        end,
        reason = "You need a city without a metropolis.",
    } }
end

return hex.frozen { is_free = is_free, may_advance = may_advance }
