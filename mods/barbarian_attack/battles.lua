-- Battles at the end of a turn, and prisoners (X-B-52 to X-B-64, X-B-67, X-B-68).
local barbarians = hex.include "barbarians.lua"

hex.counter "knights_around" { title = "", per = "tile", most = 36, figures = { "knight" } }

hex.counter "prisoners" {
    title = "Prisoners", icon = "barbarian.glb", per = "player", most = 36,
    help = "Every two of them are worth 1 point.",
}
local levels = {}
for number = 1, 36 do levels[number] = { points = number // 2 } end        -- X-B-67
hex.track "prisoners" { title = "Prisoners", counter = "prisoners", levels = levels }

-- The involved players and how many knights each has on the six paths of a tile (X-B-54).
local function involved(game, knights)
    local players, strength = {}, {}
    for _, knight in ipairs(knights) do
        local owner = game:owner_of(knight)
        if not strength[owner] then table.insert(players, owner) end
        strength[owner] = (strength[owner] or 0) + 1
    end
    table.sort(players)
    return players, strength
end

-- Those `count` of the players who roll highest; those of whom not all can be roll again (X-B-57).
local function winners(game, players, count)
    local won, rest = {}, players
    while count > 0 do
        local rolled = {}
        for at = 1, #rest do
            local number = game:roll(6)
            rolled[number] = rolled[number] or {}
            table.insert(rolled[number], rest[at])
        end
        rest = {}
        for number = 6, 1, -1 do
            local equal = rolled[number] or {}
            if #equal <= count then
                for _, player in ipairs(equal) do won[player] = true end
                count = count - #equal
            else
                rest = equal
                break
            end
        end
        if #rest == 0 then break end
    end
    return won
end

-- Players roll for so many prisoners; who gets none takes 3 gold (X-B-58).
local function roll_for(game, players, count)
    local won = winners(game, players, count)
    for _, player in ipairs(players) do
        if won[player] then
            game:add("prisoners", player, 1)
        else
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
    if #players == 1 then return game:add("prisoners", players[1], prisoners) end      -- X-B-55
    if prisoners < #players then return roll_for(game, players, prisoners) end
    for _, player in ipairs(players) do game:add("prisoners", player, 1) end    -- X-B-56
    if prisoners > #players then                                                -- X-B-59
        roll_for(game, most_knights(players, strength), prisoners - #players)
    end
end

-- One die names two opposite sides of the tile; knights there are lost (X-B-60 to X-B-62).
local function lose_knights(game, tile)
    local side = game:roll(6)
    for _, lost in ipairs { side, (side + 2) % 6 + 1 } do
        local knight = game:figures_at("edge", game:edge(tile, lost), "knight")[1]
        if knight then
            game:give(game:owner_of(knight), "gold", 3)
            game:remove_figure(knight)
        end
    end
end

-- Knights of all players outnumber the barbarians (X-B-53).
local function is_battle(game, tile)
    local enemies = game:get("barbarians_here", tile)
    return enemies > 0 and game:get("knights_around", tile) > enemies
end

local function fight(game, tile)
    if not is_battle(game, tile) then return end
    local enemies = barbarians.at(game, tile)
    local players, strength = involved(game, game:figures_around(tile, "knight"))
    for _, enemy in ipairs(enemies) do game:remove_figure(enemy, true) end      -- X-B-68
    share(game, players, strength, #enemies)
    lose_knights(game, tile)
end

local function comes_to_battle(game)
    for _, tile in ipairs(game:places_with "barbarians_here") do
        if is_battle(game, tile) then return true end
    end
    return false
end

hex.phase "battles" {
    title = "Battles", help = "Wherever knights outnumber barbarians, a tile is freed.",
    follows = "march",
    effect = { function(game)
        if not comes_to_battle(game) then return end
        for _, tile in ipairs(game:places_with "coast") do                      -- X-B-52, X-B-63
            fight(game, tile)
        end
    end },
}
