-- Battles at the end of a turn, and prisoners (X-B-52 to X-B-64, X-B-67, X-B-68).
local barbarians = hex.include "barbarians.lua"
local cities = hex.has_mod "cities_knights"
local for_two = hex.has_mod "two_players"
local has_tokens = for_two and not hex.has_mod "fishermen"

-- Of the tiles of the coast: nobody fights elsewhere.
hex.counter "knights_around" {
    title = "", per = "tile", most = 36, marked_only = true, figures = { "knight" },
}

local worth = cities and "Every 3 prisoners are worth 1 point."
    or "Every 2 prisoners are worth 1 point."
hex.counter "prisoners" {
    title = "Prisoners", icon = "barbarian.glb", per = "player", most = 36,
    help = worth,
}
hex.statistic "prisoners" {
    title = "Prisoners", help = "Barbarians captured in battles.", icon = "barbarian.glb",
    counters = { "prisoners" },
}
hex.statistic "knights_called" {
    title = "Knights", help = "Knights placed on the board.", figures = { "knight" },
}
local levels, for_a_point = {}, cities and 3 or 2                               -- X-B-67, X-B-79
for number = 1, 36 do levels[number] = { points = number // for_a_point } end
hex.track "prisoners" {
    title = "Prisoners", help = worth, counter = "prisoners", levels = levels,
}

-- The knight that two players have beside their own belongs to nobody.
local nobody = 0
local function owner_of(game, knight) return game:owner_of(knight) or nobody end

-- A knight counts for 1; one of Cities & Knights for its rank while it is active (X-B-77).
local function strength_of(game, knight)
    return cities and game:get("rank", knight) * game:get("active", knight) or 1
end
local function knights_of(game, tile)
    local knights = game:figures_around(tile, "knight")
    if not for_two then return knights end
    for _, knight in ipairs(game:figures_around(tile, "foreign_knight")) do
        table.insert(knights, knight)
    end
    return knights
end

-- The involved players and how strong each is on the six paths of a tile (X-B-54).
local function involved(game, knights)
    local players, strength = {}, {}
    for at = 1, #knights do
        local owner, adds = owner_of(game, knights[at]), strength_of(game, knights[at])
        if adds > 0 then
            if not strength[owner] then players[#players + 1] = owner end
            strength[owner] = (strength[owner] or 0) + adds
        end
    end
    if #players > 1 then table.sort(players) end
    return players, strength
end

local function capture(game, player, count)                                     -- X-2-52
    if player ~= nobody then game:add("prisoners", player, count) end
end

-- Whoever rolled this number.
local function who_rolled(players, rolled, number)
    local found = {}
    for at = 1, #players do
        if rolled[at] == number then found[#found + 1] = players[at] end
    end
    return found
end
-- Those `count` of the players who roll highest; those of whom not all can be roll again (X-B-57).
local function winners(game, players, count)
    local won, rest = {}, players
    while count > 0 and #rest > 0 do
        local rolled, times = {}, { 0, 0, 0, 0, 0, 0 }
        for at = 1, #rest do
            local number = rest[at] == nobody and 3 or game:roll(6)             -- X-2-56
            rolled[at], times[number] = number, times[number] + 1
        end
        local least = 6  -- who has rolled more wins
        while least > 0 and times[least] <= count do
            count, least = count - times[least], least - 1
        end
        for at = 1, #rest do
            if rolled[at] > least then won[rest[at]] = true end
        end
        rest = who_rolled(rest, rolled, least)
    end
    return won
end

-- Players roll for so many prisoners; who gets none takes 3 gold (X-B-58).
local function roll_for(game, players, count)
    local won = winners(game, players, count)
    for at = 1, #players do
        local player = players[at]
        if won[player] then
            capture(game, player, 1)
        elseif player ~= nobody then
            game:give(player, "gold", 3)
        end
    end
end

local function most_knights(players, strength)
    local best, list = 0, {}
    for _, player in ipairs(players) do
        if strength[player] > best then best, list = strength[player], {} end
        if strength[player] == best then table.insert(list, player) end
    end
    return list
end

local function share(game, players, strength, prisoners)
    if #players == 1 then return capture(game, players[1], prisoners) end       -- X-B-55
    if prisoners < #players then return roll_for(game, players, prisoners) end
    for _, player in ipairs(players) do capture(game, player, 1) end            -- X-B-56
    local left = prisoners - #players                                           -- X-B-59
    if left == 0 then return end
    local most = most_knights(players, strength)
    if #most == 1 then capture(game, most[1], left) else roll_for(game, most, left) end
end

local function compensate(game, player)                                         -- X-B-62, X-2-55
    game:give(player, "gold", for_two and 2 or 3)
    if has_tokens then game:add("trade_tokens", player, 1) end
end
-- A knight of Cities & Knights falls by a rank, if a piece of that rank is left (X-B-78).
local function lose(game, knight)
    if cities then
        for rank = game:get("rank", knight) - 1, 1, -1 do
            if game:set("rank", knight, rank) == rank then return end
        end
    end
    game:remove_figure(knight)
end

local function lose_knight_at(game, edge)
    local knight = game:figures_at("edge", edge, "knight")[1]
    if not knight then return end
    compensate(game, game:owner_of(knight))
    lose(game, knight)
end
-- One die names two opposite sides of the tile; knights there are lost (X-B-60 to X-B-62).
local function lose_knights(game, tile)
    local side = game:roll(6)
    lose_knight_at(game, game:edge(tile, side))
    lose_knight_at(game, game:edge(tile, (side + 2) % 6 + 1))
end

-- Knights of all players outnumber the barbarians (X-B-53).
local function is_battle(game, tile)
    if not cities then return game:get("battle_here", tile) > 0 end
    local enemies = game:get("barbarians_here", tile)
    if enemies == 0 or game:get("knights_around", tile) == 0 then return false end
    local strength = 0
    for _, knight in ipairs(game:figures_around(tile, "knight")) do
        strength = strength + strength_of(game, knight)
    end
    return strength > enemies
end

local function fight(game, tile)
    local enemies = barbarians.at(game, tile)
    local players, strength = involved(game, knights_of(game, tile))
    for at = 1, #enemies do game:remove_figure(enemies[at], true) end           -- X-B-68
    share(game, players, strength, #enemies)
    lose_knights(game, tile)
end

local function fight_everywhere(game)
    for _, tile in ipairs(game:places_with "coast") do                          -- X-B-52, X-B-63
        if is_battle(game, tile) then fight(game, tile) end
    end
end

-- The tiles where knights outnumber barbarians: without one there is nothing to look at.
local battles
if not cities then
    hex.counter "battle_here" {
        title = "", per = "tile", most = 1, more = "knights_around", than = "barbarians_here",
    }
    hex.counter "battles" { title = "", per = "game", most = 99, sums = "battle_here" }
    battles = { { if_counter = "battles" }, function(game)
        if game:get "battles" > 1 then return fight_everywhere(game) end
        fight(game, game:places_with "battle_here"[1])
    end }
else
    -- Something has changed since the last battles: without that there are none now either.
    hex.counter "battle_may_come" { title = "", per = "game", most = 1 }
    local function note_change(game) game:set("battle_may_come", 1) end
    -- Who has knights may move them, so that each march is a change (knights.lua).
    local fighters = { "knight", "barbarian" }
    if for_two then table.insert(fighters, "foreign_knight") end
    hex.on("figure_placed", note_change, fighters)
    table.remove(fighters, 1)
    hex.on("figure_moved", note_change, fighters)
    hex.on("figure_removed", note_change, { "barbarian" })
    hex.on("counter_changed", note_change, { "rank", "active" })

    local function comes_to_battle(game)
        game:set("battle_may_come", 0)
        for _, tile in ipairs(game:places_with "barbarians_here") do
            if is_battle(game, tile) then return true end
        end
        return false
    end
    battles = { { if_counter = "battle_may_come" }, function(game)
        if not comes_to_battle(game) then return end
        fight_everywhere(game)
        note_change(game)
    end }
end

local function phase(name, follows, who, seats_left)
    hex.phase(name) {
        title = "Battles", help = "Wherever knights outnumber barbarians, a tile is freed.",
        follows = follows, effect = battles, who = who, seats_left = seats_left,
    }
end
phase("battles", "march")
if hex.include("phases.lua").paired then                                        -- X-B-93
    phase("paired_battles", "paired_march", "seat", 3)
end
