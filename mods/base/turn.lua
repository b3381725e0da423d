-- Set-up (B-55 to B-77), the turn (B-78 to B-85), the seven (B-98 to B-104), five and six players.
local beginner = hex.option "map_setup" == "beginner"
local variable = hex.option "map_setup" == "variable"
local large = hex.players > 4
local two_deserts = large
    or hex.option "map_setup" == "custom" and hex.option "custom_map" == "printed_large"
local mode = large and hex.option "five_six_mode" or "none"               -- B-230

hex.dice { sides = { 6, 6 } }
hex.on_roll {
    total = 7,
    effect = {
        { discard = hex.option "discard_threshold" == "7" and 7 or 8 },
        { move_pawn = "robber" }, hex.include "theft.lua",
    },
}

local before = {}
if variable and hex.option "number_layout" == "spiral"
    and hex.option "number_start" == "chosen_corner" then
    table.insert(before, { choose_spiral = true })                        -- B-48
end
if two_deserts then table.insert(before, { choose_start = "robber" }) end       -- B-229

local first = { { place = "settlement", setup = true }, { place = "road", touching = true } }
if hex.option "setup_mode" == "mass" then
    hex.setup {
        before = before,
        rounds = {
            { effect = first },
            { backward = true, effect = {
                { place = "city", setup = true, unbought = true, income = true },
                { place = "road", touching = true },
            } },
            { effect = { { place = "road" } } },
        },
    }
else
    hex.setup {
        before = before,
        rounds = {
            { effect = first },
            { backward = true, effect = {
                { place = "settlement", setup = true, income = true },
                { place = "road", touching = true },
            } },
        },
    }
end

hex.phase "roll" {
    title = "Roll the dice", help = "Roll, or play a development card first.",
    actions = { "roll", "play", "reveal" },
}
hex.phase "main" {
    title = "Trading and building",
    help = "Trade, build and buy as often as you like, then end your turn.",
    actions = { "build", "buy", "play", "reveal", "trade_bank", "trade_players", "end_turn" },
    trades = true,
}
if mode == "special_build" then
    local actions = { "build", "buy", "end_turn" }
    if hex.option "vp_card_timing" == "any_time" then table.insert(actions, "reveal") end
    hex.phase "special_build" {
        title = "Special building phase",
        help = "Build and buy between other players' turns. No trading, no playing cards.",
        who = "others", can_win = false, actions = actions,
    }
    hex.turn { "roll", "main", "special_build" }
elseif mode == "paired_players" then
    hex.phase "paired" {
        title = "Paired turn",
        help = "You are the partner of this turn: trade with the bank, build, buy, play one card.",
        who = "seat", seats_left = 3,
        actions = { "build", "buy", "play", "reveal", "trade_bank", "end_turn" },
    }
    hex.turn { "roll", "main", "paired" }
else
    hex.turn { "roll", "main" }
end

-- The colors of section 1; with three players on the beginner map red stays in the box (B-35).
local seats = {
    { title = "Red", color = "#de2c3b" }, { title = "Blue", color = "#2458d6" },
    { title = "Orange", color = "#ff8d1e" }, { title = "White", color = "#f6f3ee" },
    { title = "Green", color = "#0b9c78" }, { title = "Brown", color = "#682a34" },
}
for _ = hex.players, beginner and 3 or 0 do table.remove(seats, 1) end
hex.seats(seats)

local maps = { beginner = large and "printed_large" or "beginner", variable = "variable",
    custom = hex.option "custom_map" }
local first_player = hex.option "first_player"
if beginner and first_player == "highest_roll" then first_player = "oldest" end   -- B-38, B-55
hex.rules {
    map = maps[hex.option "map_setup"],
    target_points = hex.option "target_vp",
    bank_rate = 4,
    hints = hex.option "hints",
    same_good_both_sides = hex.option "trade_same_type_both_sides" == "allow",
    trade_before_build = hex.option "trade_build_mode" == "separate",
    harbours_next_turn = hex.option "harbor_use" == "next_turn",
    bank_shortage = hex.option "bank_shortage",
    first_player = first_player,
    oldest_seat = math.min(hex.option "oldest_seat", hex.players),
    cards_each_turn = 1,
    reroll_rounds = hex.option "no_seven_rounds", reroll_total = 7,
    setup_forbidden = hex.option "setup_forbidden_terrains",
}
