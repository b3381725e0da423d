-- Beside the plaza of a trade place, with the top token of each stack known.
local function begin(t, q, r, corner)
    t:game { players = 3, scenario = "traders" }
    t:top "castle_sand"
    t:top "quarry_marble"
    t:top "glassworks_glass"
    return t:figure(1, "wagon", q, r, corner)
end
local function to_plaza(t, wagon, q, r)
    t:roll(11)
    t:act(1, "end_turn")
    t:act(1, "travel_wagon", wagon, { q, r, "hub" })
end
local function round(t)
    t:act(1, "end_turn")
    for player = 2, 3 do
        t:roll(11)
        t:act(player, "end_turn")
        t:act(player, "end_turn")
    end
end

hex.test("X-T-35 X-T-36 an empty wagon takes the top token, for no gold and no point", function(t)
    local wagon = begin(t, 2, -2, "S")
    local gold = t:goods(1, "gold")
    to_plaza(t, wagon, 2, -2)
    local carried = t:ask(function(game) return game:kind_of(game:cargo(wagon)[1]) end)
    t:equal({ t:get("cargo", 1), carried }, { 2, "marble" })
    t:equal({ t:points(1), t:goods(1, "gold") - gold }, { 0, 0 })
    t:equal(t:ask(function(game) return game:deck "quarry_goods" end), 11)
end)

hex.test("X-T-37 X-T-38 X-T-39 X-T-40 marble is wanted at the castle", function(t)
    local wagon = begin(t, -2, 0, "N")
    t:set("cargo", 1, 2)
    t:set("baggage", 1, 3)
    local gold = t:goods(1, "gold")
    to_plaza(t, wagon, -2, 0)
    t:equal({ t:get("delivered", 1), t:points(1) }, { 1, 1 })
    t:equal(t:goods(1, "gold") - gold, 3)
    t:equal(t:get("cargo", 1), 4, "sand")
end)

-- What is delivered where: X-T-21.
for name, case in pairs {
    glass = { 1, -2, 0, "N" }, marble = { 2, -2, 0, "N" }, tools = { 3, 2, -2, "S" },
    sand = { 4, 0, 2, "N" },
} do
    hex.test("X-T-21 X-T-37 where " .. name .. " is wanted, and only there", function(t)
        for _, place in ipairs { { -2, 0, "N" }, { 2, -2, "S" }, { 0, 2, "N" } } do
            local wagon = begin(t, place[1], place[2], place[3])
            t:set("cargo", 1, case[1])
            to_plaza(t, wagon, place[1], place[2])
            local wanted = place[1] == case[2] and place[2] == case[3]
            t:equal(t:get("delivered", 1), wanted and 1 or 0)
            if not wanted then t:equal(t:get("cargo", 1), case[1], "X-T-41") end
        end
    end)
end

hex.test("X-T-39 a delivery pays as much gold as the level says", function(t)
    for level = 1, 5 do
        local wagon = begin(t, -2, 0, "N")
        t:set("cargo", 1, 1)
        t:set("baggage", 1, level)
        local gold = t:goods(1, "gold")
        to_plaza(t, wagon, -2, 0)
        t:equal(t:goods(1, "gold") - gold, level)
    end
end)

hex.test("X-T-42 of an empty stack nothing is taken", function(t)
    local wagon = begin(t, -2, 0, "N")
    for _ = 1, 12 do
        t:set("cargo", 1, 0)
        to_plaza(t, wagon, -2, 0)
        round(t)
        t:roll(11)
        t:act(1, "end_turn")
        t:act(1, "travel_wagon", wagon, { -2, 0, "N" })
        round(t)
    end
    t:equal(t:ask(function(game) return game:deck "castle_goods" end), 0)
    t:set("cargo", 1, 1)
    to_plaza(t, wagon, -2, 0)
    t:equal({ t:get("cargo", 1), t:get("delivered", 1) }, { 0, 1 })
end)

hex.test("X-T-64 X-T-65 thirteen points win, deliveries among them", function(t)
    local wagon = begin(t, -2, 0, "N")
    t:set("delivered", 1, 11)
    t:set("baggage", 1, 5)
    t:set("cargo", 1, 1)
    t:equal(t:points(1), 12)
    to_plaza(t, wagon, -2, 0)
    t:equal(t:winner(), 1)
end)

hex.test("X-T-63 X-G-8 gold buys cards, also gold of a delivery", function(t)
    local wagon = begin(t, -2, 0, "N")
    t:set("cargo", 1, 1)
    t:set("baggage", 1, 2)
    to_plaza(t, wagon, -2, 0)
    round(t)
    t:roll(11)
    local ore = t:goods(1, "ore")
    t:act(1, "trade_bank", "gold", "ore")
    t:equal(t:goods(1, "ore"), ore + 1)
end)

hex.test("whole games are played with wagons", function(t)
    t:game { players = 4, seed = 4, scenario = "traders", setup = true }
    t:finish()
end)
