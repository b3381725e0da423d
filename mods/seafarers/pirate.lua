-- The pirate (S-57 to S-67). The robber goes to any land tile across the sea (S-68).
local mode = hex.option "pirate_mode"
if mode ~= "none" then
    hex.pawn "pirate" {
        title = "Pirate", model = "pirate.glb", icon = "pirate.glb",
        models = { wooden = "wooden_pirate.glb" },
        color = "#2b2b33",
        help = "No ship is built on or moved from the sides of its tile. "
            .. "Whoever moves it takes a card from the owner of a ship there.",
        may_enter = { "sea" },                                                          -- S-61
        stands_for = "robber", guards = { "ship" }, robs = { "ship" },      -- S-60 to S-63
        spares_points = hex.include "base:spared.lua",                                  -- X-FR-11
    }
    if mode == "pirate_only" then
        hex.patch("pawn", "robber") { may_enter = {}, starts_on = {} }                  -- S-59
    end
    hex.patch("card", "knight") {
        help = mode == "pirate_only" and "Move the pirate and take a card from the owner of a ship "
            .. "next to it." or "Move the robber or the pirate and take a card from a player next "
            .. "to it.",
    }
end
