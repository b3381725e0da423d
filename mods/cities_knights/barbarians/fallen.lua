-- What a lost attack costs (K-123 to K-132): a city is a settlement again; without a settlement
-- piece it lies on its side and counts as one until it is raised.
local phases = hex.include "phases.lua"
local metropolis = hex.include "metropolis.lua"
local lies_down = hex.option "ck_no_settlement_piece" == "lay_on_side"

hex.counter "loses_city" { title = "", per = "player", most = 1 }
hex.cue "city_burns" {
    title = "A city burns", color = "#ff6a1e", particles = 90, rise = 2, shake = 2,
    icon = "fallen_city.glb",
    help = "The barbarians were stronger. From now on it counts as a settlement.",
}

hex.pick "lost_city" {
    title = "Choose the city to lose", what = "corner", piece = "city", whose = "own",
    without_figure = "metropolis",                                                      -- K-128
}
local function reduce(game, me, corner)
    if not corner then return end
    if game:supply(me, "settlement") > 0 then
        game:replace(corner, "settlement")                                              -- K-129
    elseif lies_down then
        game:replace(corner, "fallen_city")                                             -- K-130
    else
        game:remove_at_corner(corner)
    end
    game:cue("city_burns", nil, corner)
end
hex.effect "lose_city" {
    { if_counter = "loses_city" }, { set = "loses_city", value = 0 },
    { pick = "lost_city" }, reduce,
}
hex.effect "lose_cities" { { each = "lose_city" } }

if lies_down then
    hex.piece "fallen_city" {
        title = "Fallen city", model = "fallen_city.glb",
        models = { wooden = "wooden_fallen_city.glb" },
        help = "Counts as a settlement until it is rebuilt for the price of a city.",
        on = "corner", supply = 4, points = 1, yield = 1, distance = 2, interrupts = true,
        uses_harbours = true, harbour_points = 1,
    }
    hex.counter "fallen_cities" {
        title = "", per = "player", most = 4, pieces = { "fallen_city" },
    }
    -- The piece on its side is no other city (K-130), and is raised before others (K-131).
    hex.patch("piece", "city") {
        kept_for = "fallen_city",
        add = { tests = { {
            test = function() return false end, asked_while = "fallen_cities",
            reason = "Rebuild your fallen city first.",
        } } },
    }
    hex.pick "own_fallen_city" {
        title = "Choose a fallen city", what = "corner", piece = "fallen_city", whose = "own",
    }
    hex.action "raise_city" {
        title = "Rebuild a fallen city", help = "For the price of a city.", icon = "city",
        phases = phases.building, cost = { ore = 3, grain = 2 }, picks = { "own_fallen_city" },
        reason = "None of your cities has fallen.",
        effect = { function(game, _, corner) game:replace(corner, "city") end },
    }
end

local function has_metropolis(game) return #game:figures "metropolis" > 0 end
-- `any`: there is a metropolis somewhere.
local function is_vulnerable(game, player, any)
    if game:get("cities", player) == 0 then return false end
    if not any then return true end
    for _, corner in ipairs(game:places(player, "city")) do
        if metropolis.is_free(game, corner) then return true end
    end
    return false
end

-- For bots: what is at stake. A city is a point, half of its income and the price of the next one,
-- but only who feels it twice as much is ready in time: found out by games.
hex.threat "barbarians" {
    counter = "barbarian_ship", strength = "barbarian_strength", defence = "defence",
    reserve = "could_defend", won = 2200,
    lost = function(game, player)
        return is_vulnerable(game, player, has_metropolis(game)) and 5000 or 0
    end,
}

