-- C-133 to C-137, C-141, C-143, C-144: action cards.
-- C-134, C-206: when the game has come so far that action cards may be played.
local together = hex.option "card_edition" == "print2005"
    or hex.option "card_action_gate" == "sum7"

-- Which of the other's resources one can take, and which own ones the other can.
hex.pick "loot" {
    title = "Which resource do you take?", what = "good", from = "others", room = "own",
}
hex.pick "more_loot" {
    title = "Which second resource do you take?", what = "good", from = "others", room = "own",
    optional = true,
}
hex.pick "gift" {
    title = "Which resource do you give?", what = "good", from = "own", room = "others",
}
hex.pick "opponent" { title = "Who?", what = "player", whose = "others", takes_only = true }

local function action(name, card)
    hex.card(name) {
        title = card.title, help = card.help, copies = card.copies or 2, color = "#d9a92f",
        icon = name .. ".glb",
        deck = "expansion", limited = false, playable_fresh = true, worth = card.worth or 0,
        needs_effect = "none", phases = { card.phase or "main" }, effect = card.effect,
        everybody_has = together and 0 or 3, together_have = together and 7 or 0,
        reason = together and "Action cards cannot be played until both players together have "
            .. "7 points."
            or "Action cards cannot be played until both players have 3 points.",
        needs_pick = card.needs_pick,
    }
end

-- C-141
hex.pick "die_number" {
    title = "Choose what the production die shows", what = "number", least = 1, most = 6,
}
action("alchemist", {
    title = "Alchemist", phase = "roll",
    help = "Play before rolling: you choose what the production die shows.",
    effect = { { pick = "die_number" }, { set_die = 1 } },
})

-- C-143, C-137: a resource is given only where there is room for another one.
local goods = hex.frozen { "lumber", "brick", "wool", "grain", "ore", "gold" }
local function has_room_beside(game, me, given)
    for _, good in ipairs(goods) do
        if good ~= given and game:room(me, good) > 0 then return true end
    end
    return false
end
hex.pick "given_up" {
    title = "Which resource do you give?", what = "good", from = "own", test = has_room_beside,
}
hex.pick "given_up_too" {
    title = "Which second resource do you give?", what = "good", from = "own", optional = true,
    test = has_room_beside,
}
hex.pick "got" {
    title = "Which resource do you get for it?", what = "good",
    room = "own", differs = true,
}
local function swap(game, me, given, got)
    if not given or not got then return end
    game:take(me, given, 1)
    game:give(me, got, 1)
end
hex.effect "one_more_swap" {
    { pick = "given_up_too" },
    function(_, _, given) return given ~= nil end,
    { pick = "got" },
    swap,
}
action("caravan", {
    title = "Caravan", copies = 1,
    help = "Exchange up to two of your resources for the same number of others.",
    needs_pick = "given_up",
    effect = { { pick = "given_up" }, { pick = "got" }, swap, { start = "one_more_swap" } },
})

-- C-144
action("merchant", {
    title = "Merchant",
    help = "Take up to 2 resources of your choice from your opponent and give 1 resource in "
        .. "return.",
    needs_pick = "loot",
    effect = {
        { pick = "loot" },
        function(game, me, good) game:hand_over(game:next_player(me), me, good, 1) end,
        { pick = "more_loot" },
        function(game, me, _, good)
            if good then game:hand_over(game:next_player(me), me, good, 1) end
        end,
        { pick = "gift" },
        function(game, me, _, _, good)
            if good then game:hand_over(me, game:next_player(me), good, 1) end
        end,
    },
})
return action
