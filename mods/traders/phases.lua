-- The parts of a turn in which wagons travel, and in which one builds: the partner of a turn has
-- both, too (X-T-93, B-236). Levels of the baggage train are bought between turns as well (B-246).
local mode = hex.players > 4 and hex.option "five_six_mode"
local paired = mode == "paired_players"
return hex.frozen {
    paired = paired,
    journey = paired and { "journey", "paired_journey" } or { "journey" },
    building = paired and { "main", "paired" } or { "main" },
    buying = paired and { "main", "paired" }
        or mode == "special_build" and { "main", "special_build" } or { "main" },
}
