-- Neighbourly Assistance: everybody who has the most points gives to one player who has fewer, or,
-- in the earlier edition, to each of them (X-E-32). Who gives receives nothing, so it is the same
-- as if all had chosen before any card changes hands (X-E-25).
local leaders = hex.include "events/leaders.lua"
local gift = hex.include "events/gifts.lua"

local function points(game, seat) return game:points(seat) end
-- The poor of the Rivers may have less than nothing.
local function note_leaders(game) leaders.note_all(game, points, -2) end

if hex.option "tb.neighborlyTargets" == "all" then
    hex.effect "event_be_helped" {
        { unless_counter = "event_for" },
        { give = 1, whom = "others", with_counter = "event_for", to = "player", of = gift,
            title = "A resource for a player with fewer points" },
    }
    return { note_leaders, { each = "event_be_helped" } }
end

hex.pick "event_poorer" {
    title = "Who gets a resource from you?", what = "player", whose = "others", points = "fewer",
}
hex.effect "event_help" {
    { if_counter = "event_for" }, { if_goods = true },
    { pick = "event_poorer" }, { if_picked = true },                      -- X-E-33
    { give = 1, to = "picked", of = gift, title = "A resource for a player with fewer points" },
}
return { note_leaders, { each = "event_help" } }
