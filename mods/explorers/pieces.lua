-- Roads and settlements on known land (P-47 to P-51), and harbour settlements (P-54 to P-58).
hex.patch("piece", "road") {
    help = "Extends your network along the edge of a discovered tile.",
    only_known = true,                                                      -- P-48
}
hex.patch("piece", "settlement") {
    help = "Worth 1 point. Gets 1 card from each adjacent tile whose number is rolled. Must be "
        .. "at least two edges away from any other settlement or harbour settlement.",
    only_known = true,                                                      -- P-49
}

local frame_is_coast = hex.option "ep_frame_is_coast"

-- A tile at the rim has corners where fewer than three meet; the frame around it counts as sea.
local function is_coastal(game, _, corner)
    local tiles = game:tiles_of(corner)
    if #tiles < 3 and frame_is_coast then return true end
    for _, tile in ipairs(tiles) do
        if not game:is_face_down(tile) and not game:is_land(tile) then return true end
    end
    return false
end

hex.piece "harbour_settlement" {
    title = "Harbour settlement", model = "harbour_settlement.glb", icon = "harbour_settlement.glb",
    models = { wooden = "wooden_harbour_settlement.glb" },
    help = "Upgrades one of your settlements on the coast. Worth 2 points, gets 1 card like a "
        .. "settlement, and its basin has two spaces for cargo. Ships are built next to it.",
    on = "corner", supply = 4, cost = { grain = 2, ore = 2 }, upgrades = "settlement",  -- P-54
    points = 2, yield = 1, distance = 2, interrupts = true,                 -- P-15, P-28
    holds = 2, carries = { "settler" },                                     -- P-57
    test = is_coastal, reason = "it is not on the coast",             -- P-56
}
