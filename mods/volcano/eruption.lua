-- The eruption: a die, the struck corner, and what becomes of the building there (T-20 to T-34).
local reduce = hex.option "volcano_city" == "reduce"
local lies_down = reduce and hex.option "volcano_no_settlement_piece" == "city_lies_down"
local robber_stops_it = hex.option "volcano_robber" == "blocks_all"
local turned = hex.option "volcano_corner_offset"
local random_turn = turned == "random"
local fixed_turn = tonumber(turned) or 0

hex.cue "eruption" {
    title = "The volcano erupts", color = "#ff6a2a", particles = 140, rise = 4, spread = 2,
    shake = 4, duration_ms = 1600, sound = "eruption.ogg",
}
hex.cue "buried" {
    title = "A building is buried", color = "#d8401c", particles = 60, rise = 1, spread = 1,
    shake = 2, duration_ms = 900,
}

-- Where barbarians lay cities down there is such a piece already (K-130).
local barbarians_do = hex.has_mod "cities_knights"
    and hex.option "ck_no_settlement_piece" == "lay_on_side"
if lies_down and not barbarians_do then hex.include "fallen_city.lua" end
if lies_down then hex.include "settled_again.lua" end

-- Thrown once for the game, and shown at the corner that a 1 hits (T-21).
if random_turn then
    hex.counter "volcano_turn" {
        title = "Direction of the volcano", per = "game", most = 5,
        help = "A 1 hits the corner this many steps clockwise from the northern one.",
    }
    hex.cue "first_corner" {
        title = "A 1 hits this corner", color = "#ffd764", particles = 30, rise = 1, spread = 0,
    }
    hex.on("game_began", function(game)
        local turn = game:random(6) - 1
        game:set("volcano_turn", turn)
        for _, tile in ipairs(game:tiles "volcano") do
            game:cue("first_corner", tile, game:corner(tile, turn + 1))
        end
    end)
end

local function struck_corner(game, tile)
    local turn = random_turn and game:get "volcano_turn" or fixed_turn
    return game:corner(tile, (game:roll(6) - 1 + turn) % 6 + 1)
end

-- Whatever else stands on corners in other games is no building, and lava spares it.
local function bury(game, tile, corner)
    local piece, owner = game:at_corner(corner)
    local is_city = piece == "city"
    if not is_city and piece ~= "settlement" and piece ~= "fallen_city" then return end  -- T-26
    game:cue("buried", tile, corner)
    if is_city and reduce and game:supply(owner, "settlement") > 0 then
        game:replace(corner, "settlement")                                     -- T-24
    elseif is_city and lies_down then
        game:set("laid_down", corner, 1)
        game:replace(corner, "fallen_city")                                    -- T-25
    else
        game:remove_at_corner(corner)                                          -- T-23
    end
end

return function(game, _, tile)
    if robber_stops_it and game:is_blocked(tile) then return end               -- T-34
    local corner = struck_corner(game, tile)
    game:cue("eruption", tile, corner)
    bury(game, tile, corner)
end
