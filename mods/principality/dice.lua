-- C-3, C-4, C-81 to C-84, C-93 to C-97: both dice, first what the event die says, then the land.
hex.dice {
    sides = { 6 },
    { name = "event", title = "Event die", counts = false, faces = {
        { name = "knight", title = "Tournament" }, { name = "mill", title = "Commerce" },
        { name = "club", title = "Brigands" }, { name = "sun", title = "Plenty" },
        { name = "question", title = "Event card", times = 2 },
    } },
}
-- C-93 to C-96: who has more than seven loses all ore and all wool.
local grace = hex.option "card_brigand_grace"
hex.effect "brigands" { function(game, me)
    if game:round() <= grace or game:hand(me) <= 7 then return end
    game:take(me, "ore", game:goods(me, "ore"))
    game:take(me, "wool", game:goods(me, "wool"))
end }
-- C-97, C-101
hex.effect "plenty" { { take = 1 } }
hex.effect "all_robbed" { { each = "brigands" } }
hex.effect "all_gain" { { each = "plenty" } }
hex.on("rolled", function(game, player)
    local face = game:face "event"
    if face == "club" then
        game:start("all_robbed", player)
    elseif face == "sun" then
        game:start("all_gain", player)
    end
end)
