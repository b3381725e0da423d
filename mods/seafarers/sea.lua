-- Water that ships cross (S-7), and the frame around it, which ends the map (S-8, S-11).
hex.terrain "sea" {
    title = "Sea", help = "Only ships cross it. It yields nothing.", color = "#3d8fc4",
    land = false,
}
hex.terrain "frame" {
    title = "Open sea", help = "The rim of the map. Ships sail along it, not beyond.",
    color = "#3d8fc4", land = false, border = true,
}
