-- The oasis in the middle (X-C-1, X-C-2) and the robber, who never comes there (X-C-4).
local large = hex.players > 4
local with_fish = hex.has_mod "fishermen"

hex.terrain "oasis" {
    title = "Oasis", model = "oasis.glb", color = "#7cc08a",
    help = "The robber never comes here. Camels set out from its three gates.",
}

-- It lies where the desert was, or other land where something else took that; in the middle of
-- the island of three and four. Five and six players have two (X-G-19). The small board of the
-- rivers has a place for it (X-R-43).
if large or not hex.has_mod "rivers" then
    hex.replacement "oasis" {
        terrain = "oasis", count = large and 2 or 1,
        replaces = { "desert", "pasture", "forest", "fields", "hills", "mountains" },
    }
end
if not large and hex.option "map_setup" == "variable" then
    hex.patch("map", "variable") { centre = "oasis" }
end

-- The printed settlements lie at very different distances to the camels: everybody places his own,
-- and who begins is not printed either.
if not large and hex.option "map_setup" == "beginner" then
    hex.patch("map", "beginner") { start = {} }
    hex.rules { first_player = hex.option "first_player" }
end

-- X-C-36: the lake gives way to the oasis and takes a forest, which inland lies beside it.
if with_fish and hex.option "tb.oasisIsLake" then
    hex.patch("terrain", "oasis") {
        draws = "fish", numbers = { 2, 3, 11, 12 },
    }
    hex.remove("replacement", "lake")
    if large then hex.remove("replacement", "small_lake") end
    if hex.has_mod "seafarers" then                             -- X-F-41
        hex.patch("piece", "ship") { add = { tests = { function(game, _, edge)
            for _, tile in ipairs(game:tiles_beside(edge)) do
                if game:terrain(tile) == "oasis" then return false end
            end
            return true
        end } } }
    end
elseif with_fish and not large and hex.option "map_setup" == "variable" then
    hex.remove("replacement", "lake")
    hex.patch("map", "variable") {
        add = { terrains = { forest = -1, lake = 1 } },
        tokens = { 5, "2+12", 6, 3, 8, 10, 9, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 },
    }
elseif with_fish then
    local land = { "forest", "pasture", "fields", "hills", "mountains" }
    hex.patch("replacement", "lake") { replaces = land }
    if large then hex.patch("replacement", "small_lake") { replaces = land } end
end

local has_robber = not hex.has_mod "barbarian_attack" and not hex.has_mod "traders"
if has_robber then
    if not with_fish then                               -- else the fishermen have sent it away
        hex.patch("pawn", "robber") { remove = { "starts_on", "start_chosen" } }
    end
    hex.patch("pawn", "robber") { add = { may_not_enter = { "oasis" } } }
end
