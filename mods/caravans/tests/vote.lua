-- Bids and who decides. Nobody but the tests gives cards: votes come in the order of seats.
local north, east, west = { 0, -1, "E" }, { 1, 0, "SW" }, { -1, 0, "SE" }

-- Everybody holds these cards when seat 1 ends its turn after a building.
local function vote_with(t, hands, options)
    t:game { players = #hands, scenario = "caravans", options = options }
    t:roll(12)
    for seat, hand in ipairs(hands) do t:give(seat, hand) end
    t:set("founded", 1, 1)
    t:act(1, "end_turn")
end

-- A bid of wool; who holds grain as well is asked which of them.
local function bid(t, votes)
    for seat, number in ipairs(votes) do
        if t:legal(seat, "choose_camel_bid") > 0 then t:act(seat, "choose_camel_bid", number) end
        if t:legal(seat, "give") > 0 then t:act(seat, "give", { wool = number }) end
    end
end

local function wool(first, second, third)
    return { { wool = first }, { wool = second }, { wool = third } }
end
-- The paths that the seats name, in order.
local function name(t, places)
    for seat, place in ipairs(places) do t:act(seat, "choose_path_to_name", place) end
end
local function camel_at(t, place) return t:get("camels", place) end

hex.test("X-C-16 X-C-17 one after the other bids wool and grain once, or nothing", function(t)
    vote_with(t, { { wool = 1, grain = 2, ore = 3 }, { ore = 1 }, { grain = 1 } })
    t:refused(2, "choose_camel_bid", 0, "not_your_turn")
    t:refused(1, "choose_camel_bid", 4)
    t:act(1, "choose_camel_bid", 2)
    t:refused(1, "give", { ore = 2 })
    t:act(1, "give", { wool = 1, grain = 1 })
    t:refused(1, "choose_camel_bid", 1)
    t:equal(t:legal(2, "choose_camel_bid"), 1)
    t:act(2, "choose_camel_bid", 0)
    t:act(3, "choose_camel_bid", 0)
    t:equal(t:get("camel_votes", 1), 2)
end)

hex.test("X-C-18 who has more votes than all others together chooses", function(t)
    vote_with(t, wool(1, 1, 3))
    bid(t, { 1, 1, 3 })
    t:refused(1, "choose_path_of_camel", north)
    t:act(3, "choose_path_of_camel", north)
    t:equal(camel_at(t, north), 1)
    t:equal(t:legal(2, "roll"), 1)
end)

hex.test("X-C-18 a single vote is more than none", function(t)
    vote_with(t, wool(1, 1, 1))
    bid(t, { 0, 1, 0 })
    t:equal(t:legal(1, "choose_path_of_camel"), 0)
    t:act(2, "choose_path_of_camel", north)
end)

hex.test("X-C-16 X-C-18 bids and paths of an earlier vote do not count again", function(t)
    vote_with(t, wool(3, 4, 3))
    bid(t, { 3, 4, 3 })
    name(t, { north, east, west })
    t:act(2, "choose_path_of_camel", east)
    t:roll(12)
    t:give(1, { wool = 1 })
    t:set("founded", 2, 1)
    t:act(2, "end_turn")
    t:act(1, "choose_camel_bid", 1)
    if t:legal(1, "give") > 0 then t:act(1, "give", { wool = 1 }) end
    t:equal({ t:get("camel_votes", 2), t:get("camel_votes", 3) }, { 0, 0 })
    t:act(1, "choose_path_of_camel", west)
end)

hex.test("X-C-18 half of the votes is not more than all others", function(t)
    vote_with(t, wool(2, 1, 1))
    bid(t, { 2, 1, 1 })
    t:equal({ t:legal(1, "choose_path_to_name"), t:legal(1, "choose_path_of_camel") }, { 3, 0 })
    name(t, { north, east, east })
    t:act(1, "choose_path_of_camel", west)
    t:equal({ camel_at(t, west), camel_at(t, east) }, { 1, 0 })
end)

hex.test("X-C-19 X-C-23 case 6: of 4, 3 and 3 votes the two threes agree", function(t)
    vote_with(t, wool(4, 3, 3))
    bid(t, { 4, 3, 3 })
    t:act(1, "choose_path_to_name", north)
    t:act(3, "choose_path_to_name", east)
    t:act(2, "choose_path_to_name", east)
    t:equal({ camel_at(t, north), camel_at(t, east) }, { 0, 1 })
end)

hex.test("X-C-20 without agreement the one with the most votes chooses", function(t)
    vote_with(t, wool(3, 4, 3))
    bid(t, { 3, 4, 3 })
    name(t, { north, east, west })
    t:refused(1, "choose_path_of_camel", north)
    t:act(2, "choose_path_of_camel", north)
end)

hex.test("X-C-21 case 7: of 2, 2 and 0 votes the player who finished the turn chooses", function(t)
    vote_with(t, wool(2, 2, 1))
    bid(t, { 2, 2, 0 })
    name(t, { north, east })
    t:refused(2, "choose_path_of_camel", east)
    t:act(1, "choose_path_of_camel", west)
end)

hex.test("X-C-21 so he does where two others have bid most", function(t)
    vote_with(t, wool(1, 2, 2))
    bid(t, { 1, 2, 2 })
    name(t, { north, east, west })
    t:equal({ t:legal(2), t:legal(3) }, { 0, 0 })
    t:act(1, "choose_path_of_camel", west)
end)

hex.test("X-C-21 without any bid, too", function(t)
    vote_with(t, wool(1, 2, 1))
    bid(t, { 0, 0, 0 })
    t:act(1, "choose_path_of_camel", west)
end)

hex.test("X-C-22 who has not bid names no path", function(t)
    vote_with(t, wool(2, 2, 1))
    bid(t, { 2, 2, 0 })
    t:refused(3, "choose_path_to_name", north)
    t:equal(t:legal(2, "choose_path_to_name"), 3)
end)

hex.test("X-C-23 without naming, the most votes or the finished turn decide", function(t)
    vote_with(t, wool(3, 4, 3), { ["tb.caravanAgreement"] = "none" })
    bid(t, { 3, 4, 3 })
    t:act(2, "choose_path_of_camel", north)
    vote_with(t, wool(3, 3, 3), { ["tb.caravanAgreement"] = "none" })
    bid(t, { 3, 3, 3 })
    t:act(1, "choose_path_of_camel", north)
end)

hex.test("X-C-24 all bids are lost, whatever the outcome", function(t)
    vote_with(t, wool(3, 4, 4))
    bid(t, { 3, 4, 2 })
    name(t, { north, east, west })
    t:act(2, "choose_path_of_camel", north)
    t:equal({ t:goods(1), t:goods(2), t:goods(3) }, { 0, 0, 2 })
    t:equal(t:ask(function(game) return game:bank "wool" end), 17)
end)

hex.test("X-C-21 by paths: the path with the most votes gets the camel", function(t)
    vote_with(t, wool(3, 2, 2), { ["tb.caravanVote"] = "paths" })
    bid(t, { 3, 2, 2 })
    name(t, { north, east, east })
    t:equal(camel_at(t, east), 1)
    vote_with(t, wool(3, 2, 2), { ["tb.caravanVote"] = "paths" })
    bid(t, { 3, 2, 2 })
    name(t, { north, east, west })
    t:equal({ camel_at(t, north), t:legal(2, "roll") }, { 1, 1 }, "no majority is needed")
end)

hex.test("X-C-21 by paths: a tie is up to the highest bidder, or the active player", function(t)
    vote_with(t, wool(2, 4, 2), { ["tb.caravanVote"] = "paths" })
    bid(t, { 2, 4, 2 })
    name(t, { north, east, north })
    t:refused(2, "choose_path_of_camel", west)
    t:act(2, "choose_path_of_camel", north)
    vote_with(t, wool(2, 2, 1), { ["tb.caravanVote"] = "paths" })
    bid(t, { 2, 2, 0 })
    name(t, { north, east })
    t:act(1, "choose_path_of_camel", east)
end)

hex.test("X-G-21 a building between the turns waits for the end of the own next turn", function(t)
    t:game { players = 5, scenario = "caravans" }
    t:piece(2, "road", 0, 0, "NE")
    t:give(2, { lumber = 1, brick = 1, wool = 1, grain = 1 })
    t:roll(12)
    t:act(1, "end_turn")
    t:act(2, "build_settlement", { 0, 0, "N" })
    for seat = 2, 5 do t:act(seat, "end_turn") end
    t:equal(t:legal(2, "roll"), 1)
    t:equal(t:get("founded", 2), 1)
    t:roll(12)
    t:act(2, "end_turn")
    t:equal(t:legal(2, "choose_path_of_camel") > 0, true)
end)

hex.test("X-C-15 where no camel can be placed nobody votes", function(t)
    for left = 0, 1 do
        t:game { players = 3, scenario = "caravans" }
        for number, path in ipairs { north, east, west } do
            if number <= 3 - left then
                t:set("front_" .. number, -1)
                t:set("camel_path", path, 0)
            end
        end
        t:set("founded", 1, 1)
        t:give(1, { wool = 1 })
        t:roll(4)
        t:act(1, "end_turn")
        t:equal(t:legal(1, "choose_camel_bid") > 0, left == 1)
    end
end)

hex.test("X-C-43 B-245 a building of a partner causes a vote at the end of his part", function(t)
    t:game { players = 6, scenario = "caravans", options = { five_six_mode = "paired_players" } }
    t:roll(12)
    t:act(1, "end_turn")
    t:set("founded", 4, 1)
    t:give(4, { wool = 1 })
    t:give(1, { wool = 1 })
    t:act(4, "end_turn")
    t:act(4, "choose_camel_bid", 1)
    t:act(4, "give", { wool = 1 })
    t:act(1, "choose_camel_bid", 0)
    while t:legal(4, "choose_path_of_camel") == 0 do t:play(1) end
    t:play(1)
    t:equal({ t:get("founded", 4), t:ask(function(game) return #game:figures "camel" end) },
        { 0, 1 })
    t:equal(t:ask(function(game) return game:active() end), 2)
end)

-- Gives three numbers: how many camels there are, and how many of them walk at trade places inside
-- the island and at the sea.
local function camels_of_traders(t, way, seed)
    t:game { players = 3, scenario = "traders", mods = { "caravans" }, seed = seed,
        options = { ["tb.camelsAtTradeHexes"] = way } }
    for turn = 0, 21 do
        local seat = turn % 3 + 1
        t:set("founded", seat, 1)
        t:roll(4)
        while t:ask(function(game) return game:active() end) == seat do
            if t:legal(seat, "end_turn") > 0 then t:act(seat, "end_turn") else t:play(1) end
        end
    end
    return t:ask(function(game)
        local inside, at_sea = 0, 0
        for _, camel in ipairs(game:figures "camel") do
            local edge = game:place_of(camel)
            local ends = game:ends_of(edge)
            if game:get("plaza", ends[1]) + game:get("plaza", ends[2]) > 0 then
                inside = inside + 1
            end
            at_sea = at_sea + game:get("sea_side", edge)
        end
        return { inside, at_sea }
    end)
end
hex.test("X-C-42 no camel comes to trade places, with the option to paths inside", function(t)
    local inside = 0
    for seed = 1, 6 do
        t:equal(camels_of_traders(t, "none", seed), { 0, 0 })
        local found = camels_of_traders(t, "interior", seed)
        inside = inside + found[1]
        t:equal(found[2], 0)
    end
    t:equal(inside > 0, true)
end)
