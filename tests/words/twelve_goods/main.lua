-- More goods than fit into one word of eight counts, and pieces that are paid with them.
local more = {
    { "amber", "Amber", "#d9a02c" }, { "cloth", "Cloth", "#8f5fae" },
    { "glass", "Glass", "#58a7b5" }, { "honey", "Honey", "#e0b64a" },
    { "salt", "Salt", "#c9cdd2" }, { "silver", "Silver", "#8d99a6" },
    { "wine", "Wine", "#8c2f4b" },
}
for _, good in ipairs(more) do
    hex.good(good[1]) { title = good[2], bank = 19, color = good[3] }
end

hex.patch("piece", "settlement") {
    yields = { hills = { brick = 1 }, forest = { lumber = 1 }, pasture = { wool = 1 },
        fields = { grain = 1 }, mountains = { ore = 1, salt = 1 } },
}
hex.patch("piece", "city") {
    yields = { hills = { brick = 1, glass = 1 }, forest = { lumber = 1, honey = 1 },
        pasture = { wool = 1, cloth = 1 }, fields = { grain = 1, wine = 1 },
        mountains = { ore = 1, silver = 1 } },
}
hex.piece "palace" {
    title = "Palace", on = "corner", upgrades = "city", supply = 4, points = 3, yield = 3,
    cost = { glass = 1, cloth = 1, honey = 1 },
}
hex.piece "canal" {
    title = "Canal", on = "edge", route = "roads", supply = 10, cost = { wine = 1, silver = 1 },
}
