-- Seat 1 has roads around the north-east of the middle tile.
local function begin(t, fields)
    fields = fields or {}
    fields.players, fields.scenario = fields.players or 3, "cities_knights"
    t:game(fields)
    for _, side in ipairs { "NE", "E", "SE" } do t:piece(1, "road", 0, 0, side) end
end
local function place(t, knight) return t:ask(function(game) return game:place_of(knight) end) end
local function round(t)
    for seat = 1, 3 do
        t:act(seat, "end_turn")
        t:roll(2, { event = "trade" })
    end
end

hex.test("K-137 K-138 K-140 a knight costs wool and ore, stands at a road, is idle", function(t)
    begin(t)
    t:give(1, { wool = 3, ore = 3 })
    t:roll(2, { event = "trade" })
    t:refused(1, "build_knight", { 0, 0, "SW" }, "not_connected")
    t:act(1, "build_knight", { 0, 0, "N" })
    t:equal(t:goods(1), 4)
    t:equal(t:get("defence", 1), 0)
    t:act(1, "build_knight", { 0, 0, "NE" })
    t:refused(1, "build_knight", "no_piece_left")                                 -- K-141
end)

hex.test("K-143 to K-147 active: it defends at once, and acts in the next turn", function(t)
    begin(t)
    local knight = t:figure(1, "knight", 0, 0, "N")
    t:give(1, { grain = 1 })
    t:roll(2, { event = "trade" })
    t:act(1, "do_activate", knight)
    t:equal({ t:goods(1), t:get("defence", 1), t:get "island_strength" }, { 0, 1, 1 })
    t:refused(1, "travel_knight", knight, { 0, 0, "S" }, "used_up")
    round(t)
    t:act(1, "travel_knight", knight, { 0, 0, "S" })
    t:equal(t:get("active", knight), 0)                                           -- K-165
    t:give(1, { grain = 1 })
    t:act(1, "do_activate", knight)                                               -- K-146
    t:refused(1, "travel_knight", knight, { 0, 0, "N" }, "used_up")
end)

hex.test("K-148 to K-152 promotion once a turn, to the third rank with politics 3", function(t)
    begin(t)
    local knight = t:figure(1, "knight", 0, 0, "N")
    t:give(1, { wool = 3, ore = 3 })
    t:roll(2, { event = "trade" })
    t:act(1, "do_promote", knight)
    t:equal({ t:get("rank", knight), t:goods(1) }, { 2, 4 })
    t:set("politics", 1, 3)
    t:refused(1, "do_promote", knight)
    round(t)
    t:set("politics", 1, 2)
    t:refused(1, "do_promote", knight)
    t:set("politics", 1, 3)
    t:act(1, "do_promote", knight)
    t:equal(t:get("rank", knight), 3)
end)

hex.test("K-156 K-157 nothing is built where a knight stands", function(t)
    begin(t)
    t:figure(1, "knight", 0, 0, "N")
    t:give(1, { brick = 1, lumber = 1, wool = 1, grain = 1 })
    t:roll(2, { event = "trade" })
    t:refused(1, "build_settlement", { 0, 0, "N" }, "occupied")
end)

hex.test("K-171 to K-176 a stronger knight displaces; who cannot flee is gone", function(t)
    begin(t)
    local mine, other = t:figure(1, "knight", 0, 0, "N"), t:figure(2, "knight", 0, 0, "S")
    t:set("active", mine, 1)
    t:set("ready", mine, 1)
    t:roll(2, { event = "trade" })
    t:refused(1, "travel_knight", mine, { 0, 0, "S" }, "occupied")                -- K-172
    t:set("rank", mine, 2)
    t:act(1, "travel_knight", mine, { 0, 0, "S" })
    t:equal(place(t, other), nil)
    t:equal(t:ask(function(game) return game:figures_left("knight", 2) end), 6)
end)

hex.test("K-178 to K-181 a knight chases the robber, once he is awake", function(t)
    begin(t)
    local knight = t:figure(1, "knight", 0, 0, "N")
    t:set("active", knight, 1)
    t:set("ready", knight, 1)
    t:pawn("robber", 0, 0)
    t:roll(2, { event = "trade" })
    t:refused(1, "do_chase_robber", knight)
    t:set("robber_awake", 1, 1)
    t:act(1, "do_chase_robber", knight)
    t:act(1, "move_robber", { 1, 0 })
    t:equal(t:get("active", knight), 0)
    t:equal(t:legal(1, "do_chase_robber"), 0)
end)
