-- The parts of a turn in which one builds, and in which ships sail (P-20 to P-25).
return hex.frozen {
    building = { "main" }, movement = { "movement" }, all = { "roll", "main", "movement" },
}
