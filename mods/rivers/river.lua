-- Swamps, the robber, and the gold that building at a river pays (X-R-5 to X-R-13).
-- Beside some games the robber starts off the board, or there is none.
local has_robber = not hex.has_mod "fishermen" and not hex.has_mod "caravans"
    and not hex.has_mod "barbarian_attack" and not hex.has_mod "traders"
hex.terrain "swamp" {
    title = "Swamp",
    help = "The river ends here. It yields nothing."
        .. (has_robber and " The robber starts here." or ""),
    model = "swamp.glb", color = "#6f7d4a",                                  -- X-R-5
}
-- Water that is seen on the tiles of a river: `river` is 1 where it flows east, 2 west,
-- 3 north-east and 4 south-west.
hex.patch("terrain", "mountains") {
    looks = { "river_mountains_east.glb", "river_mountains_west.glb",
        "river_mountains_northeast.glb", "river_mountains_southwest.glb" },
    looks_by = "river",
}
for _, terrain in ipairs { "hills", "pasture", "swamp" } do
    local along = terrain == "swamp" and "swamp.glb" or "river_" .. terrain .. ".glb"
    local across = along:sub(1, #along - 4) .. "_northeast.glb"
    hex.patch("terrain", terrain) { looks = { along, along, across, across }, looks_by = "river" }
end

if has_robber then
    hex.patch("pawn", "robber") {                                         -- X-R-7
        starts_on = { "swamp" }, start_chosen = hex.players > 4,
    }
end

-- X-R-10: a road on a path of a river hex; X-R-11: a settlement there. A city pays nothing more
-- (X-R-12), but one of the set-up does (X-R-32). A corner that has paid is marked by a 2, for what
-- becomes a settlement again has not been built.
local function pay(game, me) game:give(me, "gold", 1) end
hex.on("placed", pay, { "road", at = "river_path" })
hex.on("placed", function(game, me, piece, corner)
    local is_new = game:get("river_corner", corner) == 1
    game:set("river_corner", corner, 2)
    if is_new and (piece == "settlement" or game:is_setup()) then pay(game, me) end
end, { "settlement", "city", at = "river_corner" })
hex.on("removed", function(game, _, _, corner)
    game:set("river_corner", corner, 1)
end, { "settlement", "city", at = "river_corner" })
