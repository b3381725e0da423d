-- The fortress of each player's pirates (S-140, S-154 to S-157).
hex.piece "fortress" {
    title = "Fortress", help = "Win all its tokens with your warships, then it becomes your "
        .. "settlement.",
    on = "corner", supply = 1, distance = 2, interrupts = true, ends_routes = true,      -- S-145
    color = "#3b3b44", model = "fortress.glb",
}
hex.counter "fortress_chits" {
    title = "Tokens of the fortress", help = "When the third is gone, the fortress is taken.",
    per = "corner", most = 3, marked_only = true, marker = true, color = "#c0392b",
    icon = "chit.glb",
}

hex.counter "chits_taken" {
    title = "Tokens won", help = "With the third, the fortress is taken.", per = "player", most = 3,
    worth = 3000, color = "#c0392b", icon = "chit.glb",
}

-- Of a fortress against an attack, thrown by a die.
hex.counter "resistance" { title = "", per = "game", most = 6 }

local fight = "Roll a die for the fortress. More warships than the roll: win a token. Equal: lose "
    .. "your last ship. Fewer: lose your last two. Your turn ends."
hex.cue "broadside" {
    title = "Broadside", help = fight, color = "#d8d8d8", icon = "fortress.glb", particles = 120,
    shake = 2,
}

hex.cue "fortress_taken" {
    title = "The fortress is taken", color = "#e8c547", icon = "fortress.glb", particles = 160,
    rise = 3, shake = 3, duration_ms = 1600,
}

hex.pick "own_fortress" {
    title = "Fortress", what = "corner", piece = "fortress", whose = "own", takes_first = true,
}
hex.pick "bare_fortress" {
    title = "Fortress", what = "corner", piece = "fortress", whose = "own", takes_first = true,
    with_counter = "fortress_chits", with_most = 0,
}
hex.pick "any_fortress" {
    title = "Fortress", what = "corner", piece = "fortress", takes_first = true,
}

-- With the last chit the fortress is taken, and with the last fortress the fleet goes.
hex.effect "take_chit" {
    { if_counter = "warships", than = "resistance" },
    { count = "chits_taken" }, { set = "fortress_chits", add = -1 },
    { pick = "bare_fortress" }, { if_picked = true }, { replace = "settlement" },   -- S-156
    { cue = "fortress_taken", at_place = true },
    { pick = "any_fortress" }, { unless_picked = true }, { take_off = "fleet" },    -- S-157
}
-- Fewer warships lose a ship more. That is found out first, for the first one may be a warship.
hex.effect "lose_one_more" {
    { if_counter = "resistance", than = "warships" }, { lose_in_line = "ship" },
}
hex.effect "lose_ships" {
    { unless_counter = "warships", than = "resistance" },
    { start = "lose_one_more" }, { lose_in_line = "ship" },
}

hex.action "attack_fortress" {
    title = "Attack the fortress", phases = { "main" }, color = "#c0392b", icon = "fortress.glb",
    help = fight,
    needs_counter = "line", needs_count = 9, needs_piece = "fortress",
    effect = {
        { pick = "own_fortress" },
        { throw_for = "resistance" },                                       -- S-155
        { cue = "broadside", at_place = true },
        { start = "take_chit" }, { start = "lose_ships" },
        { end_turn = true },                                                -- S-154
    },
}
