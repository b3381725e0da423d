-- A ship with a settler founds a settlement where it lies (P-110 to P-116).
local phases = hex.include "phases.lua"
local may_act = hex.include "acting.lua"

local function has_settler(game, ship)
    local cargo = game:cargo(ship)[1]
    return cargo ~= nil and game:kind_of(cargo) == "settler"
end
local function landings(game, me, ship)
    local corners = {}
    for _, corner in ipairs(game:ends_of(game:place_of(ship))) do
        if game:may_stand(me, "settlement", corner, true) then table.insert(corners, corner) end
    end
    return corners
end

hex.pick "settler_ship" {
    title = "Which ship?", what = "figure", figure = "ship", whose = "own", loaded = true,
    test = function(game, me, ship)
        return has_settler(game, ship) and may_act(game, ship) and #landings(game, me, ship) > 0
    end,
}
hex.pick "landing" {
    title = "Where do the settlers land?", what = "corner",
    list = function(game, me, ship) return landings(game, me, ship) end,    -- P-111, P-115
}
hex.action "found" {
    title = "Found a settlement", icon = "settlement", phases = phases.movement,        -- P-23
    help = "The ship and its settlers become a settlement on the coast where they lie. "
        .. "It costs nothing.",                                             -- P-112
    picks = { "settler_ship", "landing" }, needs_supply = "settlement",     -- P-114
    effect = { function(game, me, ship, corner)
        game:remove_figure(ship)                                            -- P-113
        game:put(me, "settlement", corner)
    end },
}
