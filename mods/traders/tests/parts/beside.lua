-- Games in which another mod plays along.
local beside = {}

-- What begins such a game; its fields may say more.
function beside.begin_with(scenario, mod)
    return function(t, fields)
        fields = fields or {}
        fields.players, fields.scenario = fields.players or 3, scenario
        fields.mods = { mod }
        t:game(fields)
    end
end

function beside.games_go_on(t, begin)
    for players = 3, 6 do
        begin(t, { players = players, setup = true, seed = players })
        t:play(400)
    end
end

return beside
