-- What the resources are for; the base game speaks of cities and development cards.
local missions = hex.include "missions.lua"
local has_crews = missions.count > 0                                        -- P-71

hex.patch("good", "lumber") { help = "From forests. For roads, ships, settlements and settlers." }
hex.patch("good", "brick") { help = "From hills. For roads, settlements and settlers." }
hex.patch("good", "wool") {
    help = has_crews
        and "From pastures. For ships, settlements, settlers and crews, and to speed up a ship."
        or "From pastures. For ships, settlements and settlers, and to speed up a ship.",
}
hex.patch("good", "grain") {
    help = "From fields. For settlements, settlers and harbour settlements.",
}
hex.patch("good", "ore") {
    help = has_crews and "From mountains. For harbour settlements and crews."
        or "From mountains. For harbour settlements.",
}
