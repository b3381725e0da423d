-- What trade tokens buy (X-2-20 to X-2-29).
local most = hex.option "two_token_actions" == "one" and 1 or 100
hex.counter "token_actions" { title = "", per = "player", most = most, reset_each_turn = true }

-- X-2-20 to X-2-22.
local function price(game, me)
    return game:points(me) > game:points(game:next_player(me)) and 2 or 1
end
local function can_pay(game, me) return game:get("trade_tokens", me) >= price(game, me) end
local function pay(game, me) game:add("trade_tokens", me, -price(game, me)) end

hex.pick "trade_partner" {
    title = "Whom do you force to trade?", what = "player", whose = "others", with_goods = true,
}
hex.action "force_trade" {
    title = "Forced trade", phases = { "main" }, limit = "token_actions",
    help = "For tokens: draw 2 cards from your opponent's hand and give back 2 of your choice.",
    picks = { "trade_partner" },
    test = function(game, me, who)                                        -- X-2-25, X-2-26
        return can_pay(game, me) and game:hand(me) + math.min(2, game:hand(who)) >= 2
    end,
    effect = {
        function(game, me, who)
            pay(game, me)
            game:steal(me, who)
            if game:hand(who) > 0 then game:steal(me, who) end            -- X-2-24
        end,
        { give = 2, to = "picked", title = "Give 2 cards back" },
    },
}
hex.action "send_robber_home" {
    title = "Robber to the desert", phases = { "roll", "main" }, limit = "token_actions",
    help = "For tokens: the robber goes to the desert. Nobody is robbed.",
    test = function(game, me)                                             -- X-2-28
        local desert = game:tiles "desert"[1]
        return desert ~= nil and game:pawn "robber" ~= desert and can_pay(game, me)
    end,
    effect = { function(game, me)
        pay(game, me)
        game:move_pawn("robber", game:tiles "desert"[1])                  -- X-2-27
    end },
}
