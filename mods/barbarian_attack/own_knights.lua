-- The knights of this game (X-B-8, X-B-44 to X-B-50); beside Cities & Knights its own march.
if hex.has_mod "cities_knights" then return end
hex.include "knights.lua"

local land = hex.include "knight_land.lua"
local phases = hex.include "phases.lua"

hex.counter "hastened" {
    title = "", per = "figure", of = "knight", most = 1, reset_each_turn = true,
}

hex.figure "knight" {
    title = "Knight", model = "knight.glb", icon = "knight.glb", on = "edge", supply = 6, crowd = 1,
    models = { wooden = "wooden_knight.glb" },
    help = "Goes on a path. A tile is freed when there are more knights around it than barbarians.",
    phases = phases.march, beside = land.beside, forbidden = land.forbidden,
    moves = { points = "march", no_stop = "castle_path",      -- X-B-45, X-B-47, X-B-48, X-B-50
        reason = "None of your knights can march any further this turn." },
}

local hasten = {
    { set = "hastened", value = 1, whom = "picked" }, { set = "march", add = 2, whom = "picked" },
}
hex.pick "knight_to_hasten" {
    title = "Which knight marches further?", what = "figure", figure = "knight", whose = "own",
    raises = "hastened",
}
hex.action "hasten" {                                                           -- X-B-46
    title = "March further", icon = "knight.glb", phases = phases.hasten, cost = { grain = 1 },
    help = "Pay 1 grain: a knight may march up to 5 paths this turn.",
    picks = { "knight_to_hasten" },
    effect = hasten,
}

if hex.has_mod "fishermen" then                                                 -- X-F-49
    hex.remove("action", "fish_robber")
    hex.remove("replacement", "lake")                                           -- X-F-50
    hex.remove("replacement", "small_lake", { if_there = true })
    hex.action "fish_hasten" {
        title = "March further for fish", icon = "knight.glb", phases = phases.hasten,
        help = "Pay 2 fish: a knight may march up to 5 paths this turn.",
        pay_deck = "fish", pay_value = 2, picks = { "knight_to_hasten" }, effect = hasten,
    }
end
