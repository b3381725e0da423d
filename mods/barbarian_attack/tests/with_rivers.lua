-- Beside the Rivers (X-B-85, X-B-86).
local beside = hex.include "tests/parts/beside.lua"
local begin = beside.begin_with("barbarian_attack", "rivers")

hex.test("X-B-85 rivers and bridges do not hinder knights; nobody is poor", function(t)
    begin(t)
    local knight = t:figure(1, "knight", 0, -1, "NE")
    t:piece(2, "bridge", 0, -1, "E")
    t:equal({ t:points(1), t:points(3) }, { 0, 0 })
    t:roll(7)
    t:act(1, "end_turn")
    t:act(1, "travel_knight", knight, { 0, -1, "E" })
    t:equal(t:get("march", knight), 2)
end)

hex.test("X-B-85 swamps in the place of the desert, and the 2 with the 12", function(t)
    begin(t)
    t:equal({ t:at(2, -1) }, { "swamp", 0 })
    t:equal(t:ask(function(game)
        return { #game:tiles "desert", #game:places_with "coast",
            #game:figures_at("tile", game:tile(-1, -1), "barbarian") }
    end), { 0, 9, 2 })
    for _ = 1, 1 do t:figure(1, "barbarian", -1, -1) end
    t:equal({ t:at(-1, -1) }, { "mountains", 0 })
    t:equal(t:get("turned_down", { -1, -1 }) > 0, true)
    t:give(1, { grain = 1, ore = 1, wool = 1 })
    t:roll(7)
    t:top "intrigue"
    t:act(1, "do_order")
    t:act(1, "choose_tile_of_barbarian", { -1, -1 })
    t:equal(t:ask(function(game) return { game:token(game:tile(-1, -1)) } end), { 2, 12 })
end)

hex.test("X-R-16 X-B-85 no road crosses a river, X-B-21 nor lies at conquered land", function(t)
    begin(t)
    t:piece(1, "road", -1, -1, "NE")
    t:piece(1, "road", 1, 1, "E")
    t:give(1, { brick = 2, lumber = 2 })
    t:roll(7)
    t:refused(1, "build_road", { -1, -1, "E" }, "forbidden")
    t:act(1, "build_road", { 1, 1, "SE" })
    for _ = t:get("barbarians_here", { 1, 1 }) + 1, 3 do t:figure(1, "barbarian", 1, 1) end
    t:refused(1, "build_road", { 1, 1, "NE" }, "forbidden")
end)

hex.test("X-B-86 no bridge on a path of a conquered tile", function(t)
    begin(t)
    t:piece(1, "road", 0, -1, "W")
    t:give(1, { brick = 2, lumber = 1 })
    t:roll(7)
    t:piece(1, "road", -1, -1, "SE")
    t:equal(t:legal(1, "build_bridge"), 0)
    begin(t)
    t:piece(1, "road", -1, -1, "NE")
    t:give(1, { brick = 2, lumber = 1 })
    t:roll(7)
    t:equal(t:legal(1, "build_bridge"), 1)
    t:figure(1, "barbarian", -1, -1)
    t:equal(t:legal(1, "build_bridge"), 0)
end)

hex.test("X-B-85 X-B-86 games of three to six go on", function(t)
    beside.games_go_on(t, begin)
end)
