-- The Wonders: what each needs and costs (table 17, S-167), and who wins (S-166).
local function begin(t)
    t:game { players = 3, scenario = "seafarers:wonders" }
    t:roll(2)
end

-- Claims the wonder and builds a level with exactly these goods.
local function raise(t, name, cost)
    t:act(1, "do_claim_" .. name)
    t:give(1, cost)
    t:act(1, "do_build_" .. name)
    t:equal(t:goods(1), 0)
    t:equal(t:get("wonder_levels", 1), 1)
end

hex.test("S-163 S-165 the Theatre: two cities", function(t)
    begin(t)
    t:piece(1, "city", 0, 3, "N")
    t:piece(1, "settlement", 2, 3, "N")
    t:refused(1, "do_claim_theatre", "not_allowed")
    t:piece(1, "city", 4, 3, "N")
    raise(t, "theatre", { brick = 1, wool = 3, lumber = 1 })
end)

hex.test("S-163 S-165 S-167 the Great Bridge: a settlement or city at the strait", function(t)
    for _, piece in ipairs { "settlement", "city" } do
        for _, place in ipairs { { 0, 6, "SE" }, { 1, 7, "NW" } } do
            begin(t)
            t:piece(2, piece, place[1], place[2], place[3])
            t:refused(1, "do_claim_great_bridge", "too_little")
            begin(t)
            t:piece(1, piece, place[1], place[2], place[3])
            raise(t, "great_bridge", { wool = 1, grain = 1, lumber = 3 })
        end
    end
end)

hex.test("S-163 S-165 the Monument: a city at a harbour and a route of at least five", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 4, "NW")
    t:piece(1, "city", 3, 3, "S")
    for _, side in ipairs { "NE", "E", "SE", "SW" } do t:piece(1, "road", 1, 4, side) end
    t:give(1, { ore = 3, grain = 2 })
    t:piece(1, "road", 1, 4, "W")
    t:refused(1, "do_claim_monument", "not_allowed")
    t:act(1, "build_city", { 0, 4, "NW" })
    raise(t, "monument", { ore = 2, grain = 3 })
end)

hex.test("S-163 the Monument needs the route, too", function(t)
    begin(t)
    t:piece(1, "city", 0, 4, "NW")
    for _, side in ipairs { "NE", "E", "SE", "SW" } do t:piece(1, "road", 1, 4, side) end
    t:refused(1, "do_claim_monument", "not_allowed")
    t:piece(1, "road", 1, 4, "W")
    t:act(1, "do_claim_monument")
end)

hex.test("S-163 S-165 S-167 the Great Wall: a settlement or city in the wasteland", function(t)
    for _, place in ipairs {
        { 5, 4, "SW" }, { 5, 4, "NW" }, { 5, 4, "N" }, { 6, 2, "SW" }, { 6, 2, "S" },
    } do
        begin(t)
        t:piece(1, "settlement", place[1], place[2], place[3])
        t:act(1, "do_claim_great_wall")
    end
    begin(t)
    t:piece(1, "settlement", 6, 3, "SE")
    t:refused(1, "do_claim_great_wall", "too_little")
    t:piece(1, "city", 5, 4, "N")
    raise(t, "great_wall", { brick = 3, grain = 1, lumber = 1 })
end)

hex.test("S-163 S-165 the Cathedral: a city and at least six points", function(t)
    begin(t)
    t:piece(1, "settlement", 0, 3, "N")
    t:set("new_islands", 1, 6)
    t:refused(1, "do_claim_cathedral", "not_allowed")
    t:piece(1, "city", 2, 3, "N")
    t:set("new_islands", 1, 2)
    t:refused(1, "do_claim_cathedral", "not_allowed")
    t:set("new_islands", 1, 3)
    raise(t, "cathedral", { brick = 1, ore = 3, grain = 1 })
end)

hex.test("S-166 the fourth level wins at once", function(t)
    begin(t)
    t:piece(1, "settlement", 5, 4, "N")
    t:act(1, "do_claim_great_wall")
    t:set("wonder_levels", 1, 3)
    t:set("wonder_levels", 2, 3)
    t:give(1, { brick = 3, grain = 1, lumber = 1 })
    t:act(1, "do_build_great_wall")
    t:equal(t:winner(), 1)
end)

-- Seat 1 with so many points and seat 2 with so many levels each, as the turn of seat 1 begins.
local function ahead(t, own, other, points)
    t:game { players = 3, scenario = "seafarers:wonders" }
    for seat = 1, 3 do
        t:roll(2)
        if seat < 3 then t:act(seat, "end_turn") end
    end
    t:set("new_islands", 1, points)
    t:set("wonder_levels", 1, own)
    t:set("wonder_levels", 2, other)
    t:act(3, "end_turn")
    return t:winner()
end

hex.test("S-166 ten points win with more levels than everybody else", function(t)
    t:equal(ahead(t, 2, 1, 10), 1)
    t:equal(ahead(t, 1, 0, 10), 1)
    t:equal(ahead(t, 1, 1, 10), nil)
    t:equal(ahead(t, 0, 0, 12), nil)
    t:equal(ahead(t, 2, 1, 9), nil)
end)
