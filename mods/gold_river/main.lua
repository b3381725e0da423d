-- Gold (rules T-3 to T-16). That no first settlement may touch it (T-1) is said by the option
-- setup_forbidden_terrains of the base game.
local for_desert = hex.option "gold_replaces" == "desert"
local own_map = hex.include "own_maps.lua"

hex.terrain "gold" {
    title = "Gold river", model = "gold_river.glb", icon = "gold_river.glb", color = "#d8b23a",
    help = "When its number is rolled, your settlement takes 1 card of your choice from the "
        .. "bank, and your city any 2.",
    numbered = true, choose = 1,                            -- T-3, T-6, T-8, T-9
    own_tokens = for_desert and not own_map and { 4, 5, 9, 10 } or nil,     -- the desert left none
}

if not own_map and hex.option "gold_replaces" ~= "none" then
    local producing = { "pasture", "fields", "forest", "hills", "mountains" }
    if for_desert then
        table.insert(producing, 1, "desert")
        hex.patch("pawn", "robber") { add = { starts_on = { "gold" } } }               -- T-5
    end
    hex.replacement "gold_river" { terrain = "gold", replaces = producing }
end
