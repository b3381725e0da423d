-- What a 7 takes from full hands (K-63, K-67): half of them, or only what is not safe.
local safe = hex.option "discard_threshold" == "7" and 6 or 7                        -- B-99
if hex.option "ck_discard_on_seven" == "half" then
    return { discard = { by = "walls", safe + 1, safe + 3, safe + 5, safe + 7 } }
end
return {
    give = function(game, who)
        return math.max(0, game:hand(who) - safe - 2 * game:get("walls", who))
    end,
    whom = "everybody", to = "bank", of = { "resource", "commodity" },
    title = "Discard unsafe cards",
}
