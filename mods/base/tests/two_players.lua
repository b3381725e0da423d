-- Two people play the base game with neutral colours, or by its own rules.
local function neutrals(t) return t:ask(function(game) return game:neutrals() end) end

hex.test("two play with the rules for two, or with the usual ones", function(t)
    t:game { players = 2 }
    t:equal(neutrals(t), 2)
    t:game { players = 2, setup = true, options = { two_player_mode = "plain" } }
    t:equal(neutrals(t), 0)
    t:roll(12)
    t:act(t:ask(function(game) return game:active() end), "end_turn")
    t:finish()
    t:game { players = 3 }
    t:equal(neutrals(t), 0)
end)

hex.test("options of the rules for two are there with them", function(t)
    t:game { players = 2, setup = true, options = { ["tb.twoNeutralSpots"] = "slanted" } }
    t:finish()
    for _, map in ipairs { "atoll", "crescent" } do
        t:game { players = 2, setup = true, scenario = "base:" .. map }
        t:finish()
    end
end)
