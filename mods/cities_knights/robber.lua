-- The 7 (K-67 to K-73), and the robber, who sleeps until the barbarians have come once (K-69).
hex.counter "robber_awake" { title = "", per = "player", most = 1 }
hex.patch("pawn", "robber") { moved_by = "robber_awake" }
hex.patch("pawn", "pirate") {                                                           -- K-308
    if_there = true, add = { tests = { function(game, me)
        return game:get("robber_awake", me) > 0
    end } },
}
if hex.option "friendly_robber" == 2 then
    local points = hex.include "spared.lua"
    hex.patch("pawn", "robber") { spares_points = points }
    hex.patch("pawn", "pirate") { if_there = true, spares_points = points }             -- X-FR-11
end

hex.patch("on_roll") {
    total = 7,
    effect = {
        hex.include "discard.lua",
        { if_counter = "robber_awake" },                                                -- K-70
        { move_pawn = "robber" }, hex.include "base:theft.lua",                  -- K-72
    },
}
hex.rules {                                                             -- K-73, B-242
    reroll_rounds = math.max(hex.option "ck_reroll_seven_rounds", hex.option "no_seven_rounds"),
}
