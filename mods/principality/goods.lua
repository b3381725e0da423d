-- C-10 to C-23: what regions bring, and how they store it.
hex.counter "stock" {
    title = "In store", per = "tile", most = 3, marker = true,
    help = "What lies on this region. More than three never fit.",
}

-- C-112, C-113, C-169, C-188: three for one; two with a fleet; gold one for one with the mint.
local function good(name, title, color, tags)
    local fleet = name .. "_trade"
    hex.counter(fleet) { title = "", per = "player", most = 3 }
    hex.good(name) {
        title = title, color = color, icon = name .. ".glb", tags = tags,
        public = true, safe = true, endless = true, kept = "stock",
        rate = { by = fleet, 0, 2, 1, 1 },
    }
end
local building = { "building" }
good("lumber", "Lumber", "#2f6b3a", building)
good("brick", "Brick", "#b4552d", building)
good("wool", "Wool", "#d8d8c0", building)
good("grain", "Grain", "#d9b13b", building)
good("ore", "Ore", "#7d8a99", building)
good("gold", "Gold", "#e8c95a")
