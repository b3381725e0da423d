-- Each player has one line of ships to the own fortress (S-142 to S-146). The counter `lane_` of a
-- seat says of a path how many ships are needed from there on; it falls by one with each ship.
local lanes = { "lane_1", "lane_2", "lane_3", "lane_4" }
local longest = 9

hex.piece "warship" {
    title = "Warship", model = "warship.glb", models = { wooden = "wooden_warship.glb" },
    color = "#5a2d2d",
    help = "Defends you against the fleet and attacks your fortress. A knight turns a ship "
        .. "into one.",
    on = "edge", route = "ships", supply = 15, beside = { "sea", "frame" },
}
local own_lanes = {}
for seat = 1, hex.players do
    hex.counter(lanes[seat]) {
        title = "", per = "edge", most = longest, marked_only = true,
    }
    table.insert(own_lanes, lanes[seat])
end

hex.counter "line" {
    title = "Ships on your route", per = "player", most = longest, worth = 500, color = "#c9b48a",
    icon = "ship.glb", pieces = { "ship", "warship" },
    help = "How many ships are on the way to the player's own fortress.",
}
hex.counter "warships" {
    title = "Warships", per = "player", most = longest, worth = 1200, color = "#5a2d2d",
    icon = "warship.glb", pieces = { "warship" },
    help = "The player's strength against the fleet and their own fortress.",
}

-- The next ship of the line, or another place for the last one (S-139, S-143, S-144, S-146).
hex.patch("piece", "ship") {
    help = "Build a line of ships to your fortress. Once per turn, the last one can be moved.",
    lanes = own_lanes, line = true,
}
hex.patch("piece", "warship") { moves = true, lanes = own_lanes, line = true }

-- The rearmost normal ship becomes a warship (S-142): behind it there are warships only.
local arm = hex.frozen { replace_in_line = "warship" }
local help = "Your rearmost ship becomes a warship."
hex.patch("card", "knight") { help = help, effect = { arm }, played = "removed" }
for _, card in ipairs { "chapel", "governors_house", "library", "market", "university" } do
    if hex.players == 3 then
        hex.patch("card", card) { copies = 0 }                              -- S-141
    else
        hex.patch("card", card) {
            help = "Used as a knight: " .. help, effect = { arm }, played = "removed",
            limited = true, points = 0,
        }
    end
end
