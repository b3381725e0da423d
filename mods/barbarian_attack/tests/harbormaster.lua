-- The Harbormaster beside the barbarians (X-H-8, X-H-14).
hex.test("X-H-14 a conquered building gives no harbour points", function(t)
    t:game { players = 3, scenario = "barbarian_attack", options = { harbormaster = "on" } }
    t:next { 3, 4, 1, 1, 6, 6, 3, 4, 1, 1, 6, 6 }
    t:piece(1, "settlement", 0, -2, "NW")
    local function points()
        return t:ask(function(game) return game:measure(1, "harbormaster") end)
    end
    t:equal(points(), 1)
    for _ = 1, 3 do t:figure(1, "barbarian", 0, -2) end
    t:equal(points(), 0)
end)
