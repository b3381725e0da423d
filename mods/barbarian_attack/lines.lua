-- Lines of ships that begin at conquered buildings alone rest: none is built on or moved from
-- (X-B-100).
if not hex.has_mod "seafarers" then return end

hex.counter "closed_corners" { title = "", per = "game", most = 1000, sums = "conquered_building" }

-- Is there an own building that is not conquered where this ship ends, or any that hangs together
-- with it by ships?
local function is_held(game, me, edge, without)
    local row, known, at = { edge }, { [edge] = true }, 1
    if without then known[without] = true end
    while row[at] do
        for _, corner in ipairs(game:ends_of(row[at])) do
            local _, owner = game:at_corner(corner)
            if owner == me and game:get("conquered_building", corner) == 0 then return true end
            for _, near in ipairs(game:edges_of(corner)) do
                local piece, whose = game:at_edge(near)
                if not known[near] and piece == "ship" and whose == me then
                    known[near] = true
                    table.insert(row, near)
                end
            end
        end
        at = at + 1
    end
    return false
end
hex.patch("piece", "ship") { add = { tests = { {
    test = function(game, me, edge, from)
        return is_held(game, me, edge, from) and (not from or is_held(game, me, from))
    end,
    asked_while = "closed_corners", reason = "Barbarians hold the land where this line begins.",
} } } }
