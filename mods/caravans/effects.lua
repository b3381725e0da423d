-- What camels do: roads beside them count twice (X-C-25, X-C-28, X-C-34), and a building between
-- two of them is worth a point more (X-C-26, X-C-27).
hex.patch("route", "roads") { weight = "camels" }
if hex.has_mod "seafarers" then hex.patch("route", "ships") { weight = "camels" } end

hex.counter "camel_points" {
    title = "Buildings between camels", icon = "camel_1.glb", per = "player", most = 20, points = 1,
    help = "Each settlement or city that two camels touch is worth 1 point more.",
}

-- A city that lies on its side is a building all the same.
local kinds = { "settlement", "city" }
if hex.has_mod "cities_knights" and hex.option "ck_no_settlement_piece" == "lay_on_side" then
    table.insert(kinds, "cities_knights:fallen_city")
end
if hex.has_mod "volcano" and hex.option "volcano_city" == "reduce"
    and hex.option "volcano_no_settlement_piece" == "city_lies_down" then
    table.insert(kinds, "volcano:fallen_city")
end
local buildings = hex.frozen(kinds)

local function is_between_camels(game, corner)
    local count = 0
    for _, edge in ipairs(game:edges_of(corner)) do count = count + game:get("camels", edge) end
    return count >= 2
end

-- X-B-88: what barbarians have conquered scores nothing.
local conquered = hex.has_mod "barbarian_attack"
local function score(game)
    for player = 1, game:players() do
        local points = 0
        for _, piece in ipairs(buildings) do
            for _, corner in ipairs(game:places(player, piece)) do
                local counts = not conquered or game:get("conquered_building", corner) == 0
                if counts and is_between_camels(game, corner) then points = points + 1 end
            end
        end
        game:set("camel_points", player, points)
    end
end

kinds.at = "camels"
hex.on("placed", function(game) score(game) end, kinds)
hex.on("removed", function(game) score(game) end, kinds)
hex.on("figure_placed", function(game) score(game) end, { "camel" })
if conquered then
    hex.on("counter_changed", function(game) score(game) end, { "conquered_building" })
end
