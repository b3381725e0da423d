-- What players may be proud of. No rules.
hex.achievement "first_win" {
    title = "Lord of the island", help = "Win a game.", won = true,
}
hex.achievement "landslide" {
    title = "Landslide", help = "Win with five more points than every other player.",
    won = true, lead = 5,
}
hex.achievement "overshoot" {
    title = "More than enough", help = "Win with two more points than the base game needs.",
    won = true, points = 12,
}
hex.achievement "lightning" {
    title = "Lightning", help = "Win within 50 turns, everybody's turns counted together.",
    won = true, turns = 50,
}
