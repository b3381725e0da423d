-- The parts of a turn in which cards and knights come and knights march. The partner of a turn has
-- all of them, too (X-B-93); between turns one buys cards, and marches with knights who have just
-- come (X-B-91, X-B-92).
local mode = hex.players > 4 and hex.option "five_six_mode" or "none"
local paired, between = mode == "paired_players", mode == "special_build"
local buying, march = { "main" }, { "march" }
if paired then buying, march = { "main", "paired" }, { "march", "paired_march" } end
if between then buying, march = { "main", "special_build" }, { "march", "special_build" } end
return hex.frozen {
    paired = paired, between = between, buying = buying, march = march,
    hasten = paired and { "march", "paired_march" } or { "march" },
}
