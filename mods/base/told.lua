-- What players may be proud of. No rules.
hex.achievement "first_win" {
    title = "Lord of the island", help = "Win a game.", won = true,
}
hex.achievement "landslide" {
    title = "Landslide", help = "Win with five points more than everybody else.",
    won = true, lead = 5,
}
hex.achievement "overshoot" {
    title = "More than enough", help = "Win with two points more than it takes in the base game.",
    won = true, points = 12,
}
hex.achievement "lightning" {
    title = "Lightning", help = "Win before all players together have had 50 turns.", won = true,
    turns = 50,
}
