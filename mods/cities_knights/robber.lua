-- The 7 (K-67 to K-73), and the robber, who sleeps until the barbarians have come once (K-69).
hex.counter "robber_awake" { title = "", per = "player", most = 1 }
hex.patch("pawn", "robber") { moved_by = "robber_awake" }
hex.patch("pawn", "pirate") {                                                           -- K-308
    if_there = true, add = { tests = { function(game, me)
        return game:get("robber_awake", me) > 0
    end } },
}
-- The set-up brings three points here, so three are what the Friendly Robber spares (X-FR-4).
if hex.option "friendly_robber" == 2 then
    hex.patch("pawn", "robber") { spares_points = 3 }
end

local discard = { discard = { by = "walls", 8, 10, 12, 14 } }                           -- K-63
if hex.option "ck_discard_on_seven" == "excess" then
    discard = {
        give = function(game, who)
            return math.max(0, game:hand(who) - 7 - 2 * game:get("walls", who))
        end,
        whom = "everybody", to = "bank", title = "Discard what is not safe",
    }
end
hex.patch("on_roll") {
    total = 7,
    effect = {
        discard,
        function(game, me)                                                              -- K-70
            if game:get("robber_awake", me) == 0 then return false end
        end,
        { move_pawn = "robber" }, { steal = "robber" },                                 -- K-72
    },
}
hex.rules { reroll_rounds = hex.option "ck_reroll_seven_rounds" }                        -- K-73
