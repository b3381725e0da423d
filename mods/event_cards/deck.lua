-- The deck in the place of the dice (X-E-1 to X-E-11): 36 cards, one for each throw of two dice,
-- each with its number, its event and the value of a red die, and New Year.
local new_year = hex.option "tb.eventNewYear"                              -- X-E-11
local has_events = hex.option "event_effects"

hex.deck "events" {
    title = "Event cards", icon = "new_year.glb", recycles = true,        -- X-E-10
    help = "The top card is turned over instead of rolling: first its event, then its number.",
}
if new_year then
    hex.card "event_new_year" {
        title = "New Year", icon = "new_year.glb", deck = "events", copies = 1,
        help = "All 36 cards are shuffled, and the top one is turned over.",
        ends_pile = 5,                                                    -- X-E-7, X-E-8
    }
end

-- What is said of an event, and what is done before the number is rolled (X-E-9). A 7 does what a
-- rolled 7 does, in every game (X-E-15, X-E-43, X-E-46).
local cities = hex.has_mod "cities_knights"
local present = hex.include "events/present.lua"
local army = cities and "Who alone has the strongest active knights"                 -- X-E-55
    or present.largest_army and "Who holds the Largest Army" or "Who alone has the most knights"
local events = {
    robber_attacks = { "Robber Attacks", "As with a rolled 7." },
    quiet_day = { "A Quiet Day", "Nothing but the harvest." },
    epidemic = { "Epidemic", "In this harvest a city yields no more than a settlement." },
    earthquake = { "Earthquake", "Everybody turns one of his roads sideways. It costs 1 brick and "
        .. "1 lumber to mend it, and until then he builds no roads." },
    good_neighbors = { "Good Neighbors", "Everybody gives the player to his left 1 resource." },
    assistance = { "Neighborly Assistance", hex.option "tb.neighborlyTargets" == "all"
        and "Who has the most points gives a resource to every player with fewer."
        or "Who has the most points gives a resource to a player with fewer." },
    tournament = { "Tournament", cities
        and "Who has the strongest active knights takes 1 resource."                  -- X-E-54
        or "Who has the most knights takes 1 resource." },
    calm_seas = { "Calm Seas", "Who has the most harbours takes 1 resource." },
    trade_advantage = { "Trade Advantage", (present.longest_road and "Who holds the Longest Road"
        or "Who alone has the most roads") .. " may draw 1 resource from somebody." },
    conflict = { "Conflict", army .. " may draw 1 resource from somebody." },
    plentiful_year = { "Plentiful Year", "Everybody takes 1 resource." },
    robber_flees = { "Robber Flees", present.robber
        and "The robber goes back to the desert, or off the board."
        or "There is no robber here, so nothing happens." },              -- X-E-44, X-E-47
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
hex.patch("phase", "roll") { title = "Turn over a card" }
