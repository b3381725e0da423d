-- What becomes of captured lairs when the movement is over (P-182 to P-192, P-195).
local target = hex.option "target_vp"
local phases = hex.include "phases.lua"

-- Their numbers lie face down in a pile (P-170, P-171).
hex.deck "lair_numbers" {
    title = "Lair numbers", icon = "lair.glb", help = "The numbers of gold fields.",
}
local numbers = {}
local function add(number) numbers["lair_" .. number] = (numbers["lair_" .. number] or 0) + 1 end
for _, number in ipairs(hex.option("ep_lair_numbers"):split("_")) do add(number) end    -- P-309
if hex.players > 4 then                                                     -- P-294
    local is_first = hex.option "ep_lair_numbers" == "4_5_6_8_9_10"
    for _, number in ipairs(is_first and { 9, 10 } or { 6, 8 }) do add(number) end
end
for card, copies in pairs(numbers) do
    hex.card(card) {
        title = "Lair " .. card:sub(6, #card), help = "The numbers of gold fields.",
        deck = "lair_numbers", copies = copies,
    }
end

hex.cue "lair_captured" {
    title = "Captured lair", color = "#e8c547", icon = "lair.glb", particles = 140, rise = 3,
    shake = 2, duration_ms = 1600,
    help = "A pirate lair, until three crews have captured it. Then each settlement next to it "
        .. "gets 2 gold when its number is rolled.",
}

-- Who has crews there, in turn order from who acts, and how many.
local function victors(game, me, tile)
    local crews, order = {}, {}
    for _, crew in ipairs(game:figures_at("tile", tile, "crew")) do
        local who = game:owner_of(crew)
        crews[who] = (crews[who] or 0) + 1
    end
    local seat = me
    for _ = 1, game:players() do
        if crews[seat] then table.insert(order, seat) end
        seat = game:next_player(seat)
    end
    return order, crews
end
-- The highest die and crews; then the most crews; then they roll again (P-184 to P-186).
local function hero_of(game, order, crews)
    while #order > 1 do
        local best, leaders = -1, {}
        for _, seat in ipairs(order) do
            local strength = 10 * (game:roll(6) + crews[seat]) + crews[seat]
            if strength > best then best, leaders = strength, {} end
            if strength == best then table.insert(leaders, seat) end
        end
        order = leaders
    end
    return order[1]
end
-- False when the game is won with this step (P-17).
local function advance(game, me, seat)
    game:count("lairs_progress", seat, 1)
    if game:points(me) < target then return true end
    game:finish(me)
    return false
end

local function resolve(game, me, tile)
    local order, crews = victors(game, me, tile)
    for _, seat in ipairs(order) do game:give(seat, "gold", 2) end          -- P-182
    for _, seat in ipairs(order) do
        if not advance(game, me, seat) then return false end                    -- P-183
    end
    local hero = hero_of(game, order, crews)
    if not advance(game, me, hero) then return false end                        -- P-188
    for _, crew in ipairs(game:figures_at("tile", tile, "crew")) do
        if game:owner_of(crew) == hero then
            game:remove_figure(crew)                                        -- P-189
            break
        end
    end
    local card = game:move_card(nil, "lair_numbers", "removed")
    game:set_token(tile, tonumber(card:sub(6, #card)))                      -- P-190
    game:set("captured", tile, 1)
    game:cue("lair_captured", tile)
    return true
end

local movement = { told_while = "captures" }
for at, phase in ipairs(phases.movement) do movement[at] = phase end
hex.on("phase_ended", function(game, me)
    local captures = game:get "captures"
    game:set("captures", 0)
    for turn = 1, captures do                                               -- P-192
        for _, tile in ipairs(game:tiles "gold_field") do
            if game:get("third_crew", tile) == turn and game:get("captured", tile) == 0
                and not resolve(game, me, tile) then
                return
            end
        end
    end
end, movement)
