-- The map as the rules draw it.
local map = {}

-- A row of `length` tiles from column `first` on: I island, . sea, N and S what lies face down.
function map.drawn(t, first, length, row)
    return t:ask(function(game)
        local text = ""
        for q = first, first + length do
            local tile = game:tile(q, row)
            if not tile then break end
            local letter = "."
            if game:is_face_down(tile) then
                letter = game:region(tile) == "north" and "N" or "S"
            elseif game:is_land(tile) then
                letter = "I"
            end
            text = text .. letter
        end
        return text
    end)
end

-- A game of six without a set-up, or as the arguments say.
function map.begin(t, scenario, players, options, setup)
    t:game { players = players or 6, scenario = "explorers:" .. scenario, options = options,
        seed = 6, setup = setup }
end

return map
