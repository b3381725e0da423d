-- C-10 to C-23: what regions bring, and how they store it.
hex.counter "stock" {
    title = "In store", per = "tile", most = 3, marker = true,
    help = "Resources stored on this region. It holds at most three.",
}

-- C-112, C-113, C-169, C-188: three for one; two with a fleet; gold one for one with the mint.
local function good(name, title, land, color, tags)
    local fleet = name .. "_trade"
    hex.counter(fleet) { title = "", per = "player", most = 3 }
    hex.good(name) {
        title = title, color = color, icon = name .. ".glb", tags = tags,
        help = "Yielded by regions of this kind: " .. land .. ". It is stored there until you "
            .. "use it.",
        public = true, safe = true, endless = true, kept = "stock",
        rate = { by = fleet, 0, 2, 1, 1 },
    }
end
local building = { "building" }
good("lumber", "Lumber", "Forest", "#2f6b3a", building)
good("brick", "Brick", "Hills", "#b4552d", building)
good("wool", "Wool", "Pasture", "#d8d8c0", building)
good("grain", "Grain", "Farmland", "#d9b13b", building)
good("ore", "Ore", "Mountains", "#7d8a99", building)
good("gold", "Gold", "Mountain stream", "#e8c95a")
