-- Declares a figure that waits in basins and travels in ships. It is built where there is room: in
-- the basin of an own harbour settlement, or in a ship that lies there (P-72, P-73); pieces that
-- are in the way may be given up for it (P-74).
local phases = hex.include "phases.lua"
local holds = hex.include "holds.lua"

return function(name, kind, plural)
    kind.on = kind.on or "hold"
    kind.build_phases, kind.phases = phases.building, phases.movement
    hex.figure(name)(kind)
    local size, cost = kind.size, kind.cost

    hex.pick(name .. "_berth") {
        title = "Which ship takes them?", what = "figure", figure = "ship", whose = "own",
        near = "harbour_settlement", room_for = name,
    }
    hex.action(name .. "_aboard") {
        title = "Build " .. plural .. " aboard", icon = kind.icon, phases = phases.building,
        help = "Into a ship that lies at one of your harbour settlements.",
        cost = cost, picks = { name .. "_berth" }, needs_figure = name,
        reason = "It needs such a piece in your supply, and a ship with room at your harbours.",
        effect = { { put_figure = name } },
    }

    hex.pick(name .. "_in_the_way") {
        title = "What makes room?", what = "figure", near = "harbour_settlement",
        in_the_way_of = name,
    }
    hex.action(name .. "_for_cargo") {
        title = "Build " .. plural .. " in place of cargo", icon = kind.icon,
        phases = phases.building, cost = cost, picks = { name .. "_in_the_way" },
        help = "What is in the way goes back to its supply.",
        reason = "It needs such a piece in your supply, and cargo that is in its way.",
        needs_figure = name,
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
