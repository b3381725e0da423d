-- Water. Ships sail along its sides (P-86).
hex.terrain "sea" {
    title = "Sea", help = "Ships sail along its edges. It yields nothing.", color = "#3d8fc4",
    land = false,
}
