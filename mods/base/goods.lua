-- The five goods (B-4, B-5); the extension brings five more cards of each (B-224).
local bank = hex.players > 4 and 24 or 19

hex.good "lumber" {
    title = "Lumber", help = "From forests. For roads and settlements.",
    bank = bank, tags = { "resource" }, icon = "lumber", color = "#3f7d3a",
}
hex.good "brick" {
    title = "Brick", help = "From hills. For roads and settlements.",
    bank = bank, tags = { "resource" }, icon = "brick", color = "#b5532f",
}
hex.good "wool" {
    title = "Wool", help = "From pastures. For settlements and development cards.",
    bank = bank, tags = { "resource" }, icon = "wool", color = "#a9cf6b",
}
hex.good "grain" {
    title = "Grain", help = "From fields. For settlements, cities and development cards.",
    bank = bank, tags = { "resource" }, icon = "grain", color = "#e3b23c",
}
hex.good "ore" {
    title = "Ore", help = "From mountains. For cities and development cards.",
    bank = bank, tags = { "resource" }, icon = "ore", color = "#7c8794",
}
