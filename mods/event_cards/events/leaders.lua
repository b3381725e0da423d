-- Who an event is for: `event_for` of a player is 1 while he is meant.
hex.counter "event_for" { title = "", per = "player", most = 1 }      -- no title: nobody is told

-- Notes everybody who has the most by this measure, and more than nothing.
local function note_all(game, measure, least)
    local most, values = least or 1, {}
    for seat = 1, game:players() do
        values[seat] = measure(game, seat)
        if values[seat] > most then most = values[seat] end
    end
    for seat = 1, #values do game:set("event_for", seat, values[seat] == most and 1 or 0) end
end

-- The one player with more than everybody else; nobody on a tie.
local function only(game, measure)
    local best, most, tie = nil, 0, false
    for seat = 1, game:players() do
        local value = measure(game, seat)
        tie = value == most or value < most and tie
        if value > most then best, most = seat, value end
    end
    return not tie and best or nil
end

-- In turn order from the active player on, as far as the bank has goods (X-E-13, X-E-37, X-E-39,
-- X-E-56).
hex.effect "event_take" { { take = 1, of = { "resource" } } }
hex.effect "event_take_if_meant" {
    { if_counter = "event_for" }, { take = 1, of = { "resource" } },
}

-- X-E-27, X-E-34, X-E-37, X-E-38.
hex.pick "event_victim" {
    title = "Who do you draw a resource from?", what = "player", whose = "others",
    with_goods = true, optional = true,
}
hex.effect "event_draw" { { pick = "event_victim" },
    { steal_from_picked = true, of = { "resource" } } }
-- With Cities & Knights the card is drawn out of resources and commodities together (X-E-62).
if hex.has_mod "cities_knights" then
    hex.effect "event_draw_any" { { pick = "event_victim" },
        { steal_from_picked = true, of = { "resource", "commodity" } } }
end

return hex.frozen { note_all = note_all, only = only }
