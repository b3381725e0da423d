-- The parts of a turn in which one builds, and in which ships sail (P-20 to P-25). With five and
-- six players a second one does both after the first (P-295).
local paired = hex.players > 4
return hex.frozen {
    paired = paired,
    building = paired and { "main", "paired" } or { "main" },
    movement = paired and { "movement", "paired_movement" } or { "movement" },
    all = paired and { "roll", "main", "movement", "paired", "paired_movement" }
        or { "roll", "main", "movement" },
}
