-- What bots strive for; no rules. Who has arrived gains more than the aim was worth, so that he
-- acts.
local missions = hex.include "missions.lua"

hex.patch("figure", "ship") { worth = 200 }
hex.patch("figure", "settler") { worth = 500 }

-- Coasts that nobody knows, and places for settlements on those that somebody has found.
hex.pick "unknown_coast" {
    title = "", what = "tile",
    list = function(game)
        local tiles = {}
        for _, tile in ipairs(game:tiles()) do
            if game:is_face_down(tile) then table.insert(tiles, tile) end
        end
        return tiles
    end,
}
hex.aim "explore" { figure = "ship", to = "unknown_coast", worth = 150 }
hex.pick "new_home" {
    title = "", what = "corner", free_for = "settlement", unconnected = true,
    test = function(game, _, corner)
        for _, tile in ipairs(game:tiles_of(corner)) do
            if game:region(tile) then return true end
        end
        return false
    end,
}
hex.aim "settle" { figure = "ship", cargo = { "settler" }, to = "new_home", worth = 250 }
if missions.count == 0 then return end

hex.patch("figure", "crew") { worth = 200 }
hex.pick "stored_cargo" { title = "", what = "figure", in_piece = true }
hex.aim "fetch" { figure = "ship", carrying = false, to = "stored_cargo", worth = 70 }
if missions.lairs then
    hex.pick "held_lair" {
        title = "", what = "tile", terrains = { "gold_field" }, with_counter = "captured",
        with_most = 0,
    }
    hex.aim "besiege" { figure = "ship", cargo = { "crew" }, to = "held_lair", worth = 300 }
    hex.aim "hold_out" { figure = "crew", to = "held_lair", worth = 450 }
end
if missions.has_council then
    hex.pick "dock_of_council" { title = "", what = "corner", with_counter = "dock" }
end
if missions.fish then
    hex.patch("counter", "fished") { worth = 400 }
    hex.pick "haul_in_the_sea" {
        title = "", what = "figure", figure = "haul", by_terrains = { "shoal" },
    }
    hex.aim "catch" { figure = "ship", carrying = false, to = "haul_in_the_sea", worth = 70 }
    hex.aim "bring_fish" {
        figure = "ship", cargo = { "haul" }, to = "dock_of_council", worth = 240,
    }
end
if missions.spices then
    local friends = hex.include "missions/friends.lua"
    hex.pick "strange_village" {
        title = "", what = "tile",
        terrains = { "village_swift", "village_chase", "village_gold" },
        test = function(game, me, tile) return game:get(friends[me], tile) == 0 end,
    }
    hex.aim "visit" { figure = "ship", cargo = { "crew" }, to = "strange_village", worth = 250 }
    hex.aim "bring_spices" {
        figure = "ship", cargo = { "sack" }, to = "dock_of_council", worth = 240,
    }
end
