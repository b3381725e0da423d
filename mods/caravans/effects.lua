-- What camels do: roads beside them count twice (X-C-25, X-C-28, X-C-34), and a building between
-- two of them is worth a point more (X-C-26, X-C-27).
hex.patch("route", "roads") { weight = "camels" }
if hex.has_mod "seafarers" then hex.patch("route", "ships") { weight = "camels" } end

hex.counter "camel_points" {
    title = "Buildings between camels", icon = "camel_1.glb", per = "player", most = 20, points = 1,
    help = "Each settlement or city that two camels touch is worth 1 extra point.",
}

local function camels_at(game, corner)
    local count = 0
    for _, edge in ipairs(game:edges_of(corner)) do count = count + game:get("camels", edge) end
    return count
end

local buildings = hex.include "base:buildings.lua"
local heard = { at = "camels" }
for at, piece in ipairs(buildings) do heard[at] = piece end

-- X-B-88: what barbarians have conquered scores nothing.
local conquered = hex.has_mod "barbarian_attack"
local function is_lost(game, corner)
    return conquered and game:get("conquered_building", corner) > 0
end
local function score(game, player)
    local points = 0
    for _, piece in ipairs(buildings) do
        for _, corner in ipairs(game:places(player, piece)) do
            if camels_at(game, corner) >= 2 and not is_lost(game, corner) then
                points = points + 1
            end
        end
    end
    game:set("camel_points", player, points)
end
local function score_all(game)
    for player = 1, game:players() do score(game, player) end
end

hex.on("placed", function(game, player) score(game, player) end, heard)
hex.on("removed", function(game) score_all(game) end, heard)
if conquered then
    hex.on("counter_changed", function(game) score_all(game) end, { "conquered_building" })
end

-- Where one camel stands a second one will be worth a point: so bots know what a vote is about.
hex.counter "beside_camel" { title = "", per = "corner", most = 1, worth = 250 }

-- A new camel brings points to those buildings that it touches as the second one.
local scores = {}
for _, piece in ipairs(buildings) do scores[piece] = true end
scores = hex.frozen(scores)
hex.on("figure_placed", function(game, _, _, edge)
    local ends = game:ends_of(edge)
    for at = 1, #ends do
        local corner = ends[at]
        game:set("beside_camel", corner, 1)
        local piece, owner = game:at_corner(corner)
        if piece and scores[piece] and owner <= game:players() and camels_at(game, corner) == 2
            and not is_lost(game, corner) then
            game:count("camel_points", owner, 1)
        end
    end
end, { "camel" })
