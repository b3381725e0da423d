-- Bridges (X-R-14 to X-R-23): the only thing that is built where a river crosses a path.
hex.patch("piece", "road") { forbidden = "bridge_site" }                  -- X-R-16, X-R-23
-- A mouth that is no site for bridges is none for roads either (X-R-15).
if not hex.option "tb.riverMouthBridges" then
    hex.patch("piece", "road") { add = { tests = { {
        test = function(game, _, edge) return game:get("closed_mouth", edge) == 0 end,
        reason = "A river meets the sea there.",
    } } } }
end

hex.piece "bridge" {
    title = "Bridge", model = "bridge.glb", icon = "bridge.glb",
    models = { wooden = "wooden_bridge.glb" },
    help = "Crosses a river. Counts as a road and earns you 3 gold.",
    on = "edge", route = "roads", supply = 3, only_at = "bridge_site",    -- X-R-18, X-R-21, X-R-22
    cost = { brick = 2, lumber = 1 }, worth = 150,                        -- X-R-17
}
local pays = hex.has_mod "traders" and 2 or 3                              -- X-R-19, X-R-20, X-T-79
hex.on("placed", function(game, me) game:give(me, "gold", pays) end, { "bridge" })
