-- Robber Flees: back to the desert, and nobody is robbed (X-E-31). Where the desert has given way
-- to something else it goes off the board until it is called back (X-E-42). The pirate stays
-- (X-E-49).
if not hex.include("events/present.lua").robber then return {} end
local off_board = hex.has_mod "fishermen" or hex.has_mod "rivers" or hex.has_mod "caravans"

hex.pick "event_desert" {
    title = "To which desert does the robber flee?", what = "tile", terrains = { "desert" },
}
hex.effect "event_to_desert" {
    { pick = "event_desert" }, function(game, _, tile) game:move_pawn("robber", tile) end,
}

local may_sleep = hex.has_mod "cities_knights"                            -- K-298

return { function(game, me)
    if may_sleep and game:get("robber_awake", me) == 0 then return end
    local deserts = off_board and {} or game:tiles "desert"
    local robber = game:pawn "robber"
    if robber and game:terrain(robber) == "desert" and #deserts > 0 then return end
    if #deserts > 1 then
        game:start("event_to_desert", me)
    elseif robber ~= deserts[1] then
        game:move_pawn("robber", deserts[1])
    end
end }
