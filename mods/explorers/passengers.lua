-- Declares a figure that waits in basins and travels in ships. It is built where there is room: in
-- the basin of an own harbour settlement, or in a ship that lies there (P-72, P-73); pieces that
-- are in the way may be given up for it (P-74).
local phases = hex.include "phases.lua"
local holds = hex.include "holds.lua"
local all_full = hex.option "ep_evict" == "all_full"

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
        help = "Into a ship at one of your harbour settlements.",
        cost = cost, picks = { name .. "_berth" }, needs_figure = name,
        reason = "You need such a piece in your supply, and a ship with room at one of your "
            .. "harbour settlements.",
        effect = { { put_figure = name } },
    }

    -- With an option only while there is no room elsewhere, each place holding two (P-76).
    local function is_room(game, me)
        for _, corner in ipairs(game:places(me, "harbour_settlement")) do
            if holds.taken(game, holds.basin(game, corner)) + size <= 2 then return true end
            for _, edge in ipairs(game:edges_of(corner)) do
                for _, ship in ipairs(game:figures_at("edge", edge, "ship")) do
                    if game:owner_of(ship) == me
                        and holds.taken(game, game:cargo(ship)) + size <= 2 then
                        return true
                    end
                end
            end
        end
        return false
    end
    hex.pick(name .. "_in_the_way") {
        title = "What do you remove to make room?", what = "figure", near = "harbour_settlement",
        in_the_way_of = name,
        test = all_full and function(game, me) return not is_room(game, me) end or nil,
    }
    hex.action(name .. "_for_cargo") {
        title = "Build " .. plural .. " in place of cargo", icon = kind.icon,
        phases = phases.building, cost = cost, picks = { name .. "_in_the_way" },
        help = "Cargo that is in the way goes back to its supply.",
        reason = "You need such a piece in your supply, and cargo that is in its way.",
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
