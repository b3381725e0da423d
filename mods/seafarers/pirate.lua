-- The pirate (S-57 to S-67). The robber goes to any land tile across the sea (S-68).
local mode = hex.option "pirate_mode"
if mode ~= "none" then
    hex.pawn "pirate" {
        title = "Pirate", model = "pirate.glb", icon = "pirate.glb",
        models = { wooden = "wooden_pirate.glb" },
        color = "#2b2b33",
        help = "No ship may be built on the edges of its tile or moved away from them. Whoever "
            .. "moves it steals a card from the owner of a ship there.",
        may_enter = hex.option "pirate_on_frame" and { "sea", "frame" } or { "sea" },   -- S-61
        stands_for = "robber", guards = { "ship" }, robs = { "ship" },      -- S-60 to S-63
        spares_points = hex.include "base:spared.lua",                                  -- X-FR-11
    }
    if mode == "pirate_only" then
        hex.patch("pawn", "robber") { may_enter = {}, starts_on = {} }                  -- S-59
    end
    hex.patch("card", "knight") {
        help = mode == "pirate_only" and "Move the pirate and steal a card from the owner of a "
            .. "ship next to it." or "Move the robber or the pirate and steal a card from a player "
                .. "with a building, or a ship, at its tile.",
    }
end
