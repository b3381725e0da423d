-- The Fishermen: grounds at sea and a lake give fish, and fish buy favours (X-F-1 to X-F-39).
local large = hex.players > 4                                             -- X-G-19

hex.include "fish.lua"
hex.include "favours.lua"
hex.include "market.lua"
if hex.has_mod "seafarers" then hex.include "ships.lua" end
hex.include "maps/fjord.lua"
hex.include "maps/lakeland.lua"

-- Grounds lie at sea: the robber, who walks on land, never reaches them (X-F-14).
hex.terrain "fishing_ground" {
    title = "Fishing ground", model = "ground.glb", color = "#2e86c1",
    help = "When its number is rolled, each settlement next to it draws 1 fish token and each "
        .. "city 2.",
    land = false, numbered = true, draws = "fish", blockable = false,     -- X-F-9, X-F-10
}

-- A lake answers to several numbers and takes no token (X-F-11).
local function lake(name, title, numbers, said)
    hex.terrain(name) {
        title = title, model = "lake.glb", color = "#5dade2", draws = "fish",
        help = "When " .. said .. " is rolled, each settlement next to it draws 1 fish token "
            .. "and each city 2.",
        numbers = numbers, inland = hex.option "tb.lakeInlandOnly",        -- X-F-2
    }
end
lake("lake", "Lake", { 2, 3, 11, 12 }, "2, 3, 11 or 12")
lake("small_lake", "Small lake", { 4, 10 }, "4 or 10")

-- Lakes come where the deserts were, or other land where something else took these (X-F-1).
local gives_way = { "desert", "pasture", "forest", "fields", "hills", "mountains" }
hex.replacement "lake" { terrain = "lake", replaces = gives_way }
if large then
    hex.replacement "small_lake" { terrain = "small_lake", replaces = gives_way }
end

-- Where the sea touches three corners of land and no harbour is (X-F-3, X-F-4).
hex.shore "fishing_grounds" {
    terrain = "fishing_ground", corners = 3, fewer = true,
    count = large and 8 or 6,
    tokens = large and { 4, 5, 6, 8, 9, 10, 5, 9 } or { 4, 5, 6, 8, 9, 10 },
}

-- The robber begins beside the board, also where a desert or volcano would be its place (X-F-6).
hex.patch("pawn", "robber") { remove = { "starts_on", "start_chosen" } }
