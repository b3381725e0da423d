-- Declares a figure that waits in basins and travels in ships. It is built where there is room: in
-- the basin of an own harbour settlement, or in a ship that lies there (P-72, P-73); pieces that
-- are in the way may be given up for it (P-74).
local phases = hex.include "phases.lua"
local holds = hex.include "holds.lua"

-- Calls visit(cargo, ship or nil, corner) for each basin and each ship beside it.
local function each_hold(game, me, visit)
    for _, corner in ipairs(game:places(me, "harbour_settlement")) do
        visit(holds.basin(game, corner), nil, corner)
    end
    for _, ship in ipairs(game:figures("ship", me)) do
        local harbours = holds.harbours_at(game, me, ship)
        if #harbours > 0 then visit(game:cargo(ship), ship, harbours[1]) end
    end
end

return function(name, kind, plural)
    kind.on = kind.on or "hold"
    kind.build_phases, kind.phases = phases.building, phases.movement
    hex.figure(name)(kind)
    local size, cost = kind.size, kind.cost

    hex.pick(name .. "_berth") {
        title = "Which ship takes them?", what = "figure", figure = "ship", whose = "own",
        near = "harbour_settlement",
        test = function(game, _, ship)
            return holds.taken(game, game:cargo(ship)) + size <= 2
        end,
    }
    hex.action(name .. "_aboard") {
        title = "Build " .. plural .. " aboard", icon = kind.icon, phases = phases.building,
        help = "Into a ship that lies at one of your harbour settlements.",
        cost = cost, picks = { name .. "_berth" },
        test = function(game, me) return game:figures_left(name, me) > 0 end,
        effect = { function(game, me, ship) game:put_figure(me, name, ship, "aboard") end },
    }

    -- Large ones need the whole hold, small ones one place of a full one.
    hex.pick(name .. "_in_the_way") {
        title = "What makes room?", what = "figure",
        list = function(game, me)
            local candidates = {}
            each_hold(game, me, function(cargo)
                if holds.taken(game, cargo) + size <= 2 then return end
                for at, figure in ipairs(cargo) do
                    -- To give up what is built anew would gain nothing.
                    if game:kind_of(figure) ~= name and (size == 1 or at == 1) then
                        table.insert(candidates, figure)
                    end
                end
            end)
            return candidates
        end,
    }
    hex.action(name .. "_for_cargo") {
        title = "Build " .. plural .. " in place of cargo", icon = kind.icon,
        phases = phases.building, cost = cost, picks = { name .. "_in_the_way" },
        help = "What is in the way goes back to its supply.",
        test = function(game, me) return game:figures_left(name, me) > 0 end,
        effect = { function(game, me, figure)
            local ship, corner = game:carrier_of(figure), game:place_of(figure)
            local cargo = ship and game:cargo(ship) or holds.basin(game, corner)
            for _, other in ipairs(cargo) do
                if size == 2 or other == figure then holds.drop(game, other) end
            end
            game:put_figure(me, name, ship or corner, ship and "aboard" or "corner")
        end },
    }
end
