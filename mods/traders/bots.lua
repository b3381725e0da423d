-- What bots strive for: an empty wagon goes where it is loaded, a laden one where that is wanted.
local wanted_at = { { 1, 2 }, { 3 }, { 4 } }                                    -- as cargo counts
for at, place in ipairs { "castle", "quarry", "glassworks" } do
    local worth = { by = "cargo", 450, 0, 0, 0, 0 }
    for _, cargo in ipairs(wanted_at[at]) do worth[cargo + 1] = 950 end
    hex.pick("plaza_of_" .. place) {
        title = "Plaza", what = "corner", with_counter = "plaza", with_least = at, with_most = at,
    }
    hex.aim("to_" .. place) { figure = "wagon", to = "plaza_of_" .. place, worth = worth }
end
hex.patch("counter", "knights") { if_there = true, worth = 250 }
