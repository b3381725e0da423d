-- What a 7 takes from full hands (K-63, K-67): half of them, or only what is not safe.
if hex.option "ck_discard_on_seven" == "half" then
    return { discard = { by = "walls", 8, 10, 12, 14 } }
end
return {
    give = function(game, who)
        return math.max(0, game:hand(who) - 7 - 2 * game:get("walls", who))
    end,
    whom = "everybody", to = "bank", of = { "resource", "commodity" },
    title = "Discard what is not safe",
}
