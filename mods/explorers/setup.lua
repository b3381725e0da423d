-- The set-up by choice (P-250 to P-257): a harbour settlement, a settlement, a road and a ship.
local missions = hex.include "missions.lua"
if missions.count == 0 then return end

hex.counter "first_harbour" { title = "", per = "corner", most = 1, marked_only = true } -- P-291
hex.patch("piece", "harbour_settlement") {
    add = { tests = { {
        test = function(game, _, corner)
            return not game:is_setup() or game:get("first_harbour", corner) > 0
        end,
        reason = "the first harbour settlements must be on the eastern coast",
    } } },
}

local harbour = { place = "harbour_settlement", setup = true, unbought = true }
local settlement = { place = "settlement", setup = true, income = true }    -- P-254
local rounds = { { effect = { harbour } }, { backward = true, effect = { settlement } } }
-- With two players each also places for a colour that nobody plays (P-255, P-256).
if hex.players == 2 then
    hex.neutral "orange_neighbours" { title = "Orange neighbour", color = "#ff8d1e" }
    hex.neutral "white_neighbours" { title = "White neighbour", color = "#f6f3ee" }
    local function neighbour(game, me) return game:players() + me - 1 end
    table.insert(rounds, 2, { effect = { neighbour,
        { place = "harbour_settlement", setup = true, unbought = true, owner = "picked" } } })
    table.insert(rounds, { backward = true, effect = { neighbour,
        { place = "settlement", setup = true, owner = "picked" } } })
end
table.insert(rounds, { effect = {                                           -- P-253
    function(game, me) return game:places(me, "settlement")[1] end,
    { place = "road", touching = true },
    { place_figure = "ship" },
    function(game, me) game:put_figure(me, "settler", game:figures("ship", me)[1], "aboard") end,
} })
hex.patch("setup") { before = {}, rounds = rounds }
