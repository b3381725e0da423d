-- Swamps, the robber, and the gold that building at a river pays (X-R-5 to X-R-13).
hex.terrain "swamp" {
    title = "Swamp", help = "The river ends here. It yields nothing. The robber starts here.",
    model = "swamp.glb", color = "#6f7d4a",                                  -- X-R-5
}
if not hex.has_mod "fishermen" and not hex.has_mod "caravans" then
    hex.patch("pawn", "robber") {                                         -- X-R-7
        starts_on = { "swamp" }, start_chosen = hex.players > 4,
    }
end

local function at_river(game, tiles)
    for _, tile in ipairs(tiles) do
        if game:get("river", tile) > 0 then return true end
    end
    return false
end

-- X-R-10: a road on a path of a river hex; X-R-11: a settlement there. A city pays nothing more
-- (X-R-12), but one of the set-up does (X-R-32).
hex.on("placed", function(game, me, _, edge)
    if at_river(game, game:tiles_beside(edge)) then game:give(me, "gold", 1) end
end, { "road" })
hex.on("placed", function(game, me, piece, corner)
    if piece == "city" and not game:is_setup() then return end
    if at_river(game, game:tiles_of(corner)) then game:give(me, "gold", 1) end
end, { "settlement", "city" })
