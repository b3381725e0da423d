-- Commodities (K-8, K-43 to K-58, K-327): what cities take from forest, pasture and mountains in
-- place of a second resource. In the bank, in trade, in theft and in discards they are goods like
-- all others; a harbour for one resource is the only thing that does not know them.
local function commodity(name, title, help, color)
    hex.good(name) {
        title = title, help = help, bank = hex.players > 4 and 18 or 12, tags = { "commodity" },
        icon = name .. ".glb", color = color,
    }
end
commodity("cloth", "Cloth", "From cities at pastures. For trade improvements.", "#d9b13b")
commodity("coin", "Coin", "From cities at mountains. For politics improvements.", "#4d7fd1")
commodity("paper", "Paper", "From cities at forests. For science improvements.", "#4da35a")

hex.patch("piece", "city") {
    yields = {
        forest = { lumber = 1, paper = 1 }, pasture = { wool = 1, cloth = 1 },      -- K-44, K-45
        mountains = { ore = 1, coin = 1 },                                          -- K-46
    },
    help = "Upgrades one of your settlements. Worth 2 points. Gets a resource and a commodity "
        .. "from forests, pastures and mountains, and 2 resources from other land.",
}
