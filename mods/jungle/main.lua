-- The jungle and its discoveries (rules T-3 to T-7 and T-41 to T-56).
local token = hex.option "jungle_token"
local for_desert = hex.option "jungle_replaces" == "desert"
local own_map = hex.include "own_maps.lua"

-- No good, so a 7, thieves, monopolies and trade never touch it (T-48 to T-50).
hex.counter "discoveries" {
    title = "Discoveries", icon = "discovery.glb", color = "#2f9e8f",
    help = "Found in the jungle. Each can replace one card in the price of a development card.",
    per = "player", most = 99, visible = "all",                                      -- T-55
    together = hex.option "discovery_supply" or 0,                                   -- T-54
}
hex.terrain "jungle" {
    title = "Jungle", model = "jungle.glb", icon = "discovery.glb", color = "#1c6b45",
    help = "When its number is rolled, a settlement finds 1 discovery and a city 2. "
        .. "They help to pay for development cards.",
    counts = "discoveries",                                                          -- T-43, T-56
    own_tokens = token == "random" and { 3, 4, 5, 9, 10, 11 } or { tonumber(token) },  -- T-42
    setup_income = hex.option "jungle_setup_income" == "one_token",                  -- T-53
}
hex.payment "discoveries" {
    title = "Pay with discoveries", icon = "discovery.glb", deck = "development",
    help = "Each discovery replaces one card of the price, up to three.",
    counter = "discoveries", most = 3,                                               -- T-44 to T-47
}

local gives_way = { "forest", "pasture", "fields", "hills", "mountains" }
if for_desert then table.insert(gives_way, 1, "desert") end
if not own_map then hex.replacement "jungle" { terrain = "jungle", replaces = gives_way } end
if for_desert or own_map then
    hex.patch("pawn", "robber") { add = { starts_on = { "jungle" } } }               -- T-5, T-52
end
