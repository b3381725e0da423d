-- The deck in the place of the dice (X-E-1 to X-E-11): 36 cards, one for each throw of two dice,
-- each with its number, its event and the value of a red die, and New Year.
local new_year = hex.option "tb.eventNewYear"                              -- X-E-11
local has_events = hex.option "event_effects"

hex.deck "events" {
    title = "Event cards", icon = "new_year.glb", recycles = true,        -- X-E-10
    help = "Instead of rolling, turn over the top card: first its event happens, then its "
        .. "number yields.",
}
if new_year then
    hex.card "event_new_year" {
        title = "New Year", icon = "new_year.glb", deck = "events", copies = 1,
        help = "Shuffle all 36 cards and turn over the top one.",
        ends_pile = 5,                                                    -- X-E-7, X-E-8
    }
end

-- What is said of an event, and what is done before the number is rolled (X-E-9). A 7 does what a
-- rolled 7 does, in every game (X-E-15, X-E-43, X-E-46).
local cities = hex.has_mod "cities_knights"
local present = hex.include "events/present.lua"
local army = cities and "The only player with the strongest active knights"             -- X-E-55
    or present.largest_army and "The player with the Largest Army"
    or "The only player with the most knights"
local function drawn(commodities)                                          -- X-E-62
    return " may draw 1 " .. (cities and commodities and "card" or "resource")
        .. " from another player."
end
local events = {
    robber_attacks = { "Robber Attacks", "As if a 7 had been rolled." },
    quiet_day = { "A Quiet Day", "Nothing but the harvest." },
    epidemic = { "Epidemic", "Cities get only as much as settlements this time." },
    earthquake = { "Earthquake", "Every player turns one of their roads sideways. It costs 1 "
        .. "brick and 1 lumber to repair it, and until then its owner cannot build roads." },
    good_neighbors = { "Good Neighbours", "Every player gives 1 resource to the player on their "
        .. "left." },
    assistance = { "Neighbourly Assistance", hex.option "tb.neighborlyTargets" == "all"
        and "The player with the most points gives a resource to every player with fewer."
        or "The player with the most points gives a resource to a player with fewer." },
    tournament = { "Tournament", cities
        and "The player with the strongest active knights takes 1 resource."              -- X-E-54
        or "The player with the most knights takes 1 resource." },
    calm_seas = { "Calm Seas", "The player with the most harbours takes 1 resource." },
    trade_advantage = { "Trade Advantage", (present.longest_road
        and "The player with the Longest Road" or "The only player with the most roads")
        .. drawn(hex.option "tb.tradeAdvantageCommodity") },
    conflict = { "Conflict", army .. drawn(true) },
    plentiful_year = { "Plentiful Year", "Every player takes 1 resource." },
    robber_flees = { "Robber Flees", present.robber
        and "The robber goes back to the desert, or off the board."
        or "There is no robber in this game, so nothing happens." },              -- X-E-44, X-E-47
}
-- X-E-3 to X-E-5: the events of a number in the order of the red die's values, from this one on.
local numbers = {
    { 2, 1, "plentiful_year" },
    { 3, 1, "conflict", "quiet_day" },
    { 4, 1, "quiet_day", "robber_flees", "robber_flees" },
    { 5, 1, "quiet_day", "quiet_day", "tournament", "trade_advantage" },
    { 6, 1, "epidemic", "earthquake", "good_neighbors", "quiet_day", "quiet_day" },
    { 7, 1, "robber_attacks", "robber_attacks", "robber_attacks", "robber_attacks",
        "robber_attacks", "robber_attacks" },
    { 8, 2, "epidemic", "quiet_day", "quiet_day", "quiet_day", "quiet_day" },
    { 9, 3, "quiet_day", "quiet_day", "quiet_day", "calm_seas" },
    { 10, 4, "assistance", "quiet_day", "quiet_day" },
    { 11, 5, "assistance", "quiet_day" },
    { 12, 6, "calm_seas" },
}

-- Where a game has a red die the red value of the card stands for it (X-E-52).
local effects = hex.include "events/effects.lua"
for _, row in ipairs(numbers) do
    for at = 3, #row do
        local total, red, event = row[1], row[2] + at - 3, row[at]
        if not has_events and event ~= "robber_attacks" then event = "quiet_day" end
        hex.card("event_" .. total .. "_" .. red) {
            title = events[event][1], help = events[event][2], icon = event .. ".glb",
            deck = "events", copies = 1, total = total, dice = cities and { red = red } or nil,
            effect = effects[event],
        }
    end
end
hex.rules { roll_from = "events" }
if hex.option "no_seven_event_cards" == "card_stands" then              -- B-242
    hex.rules { reroll_rounds = 0 }
end
-- A drawn card stands, whatever dice would be thrown again (B-244, X-E-61).
if hex.has_mod "traders" then hex.patch("rules") { rerolls = {} } end
hex.patch("phase", "roll") { title = "Turn over a card" }
