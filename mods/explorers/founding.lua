-- A ship with a settler founds a settlement where it lies (P-110 to P-116).
local phases = hex.include "phases.lua"
local may_act = hex.include "acting.lua"

hex.pick "settler_ship" {
    title = "Which ship?", what = "figure", figure = "ship", whose = "own", cargo = { "settler" },
    free_for = "settlement", unconnected = true,
    test = not hex.option "ep_act_after_stop"
        and function(game, _, ship) return may_act(game, ship) end or nil,
}
hex.pick "landing" {
    title = "Where do the settlers land?", what = "corner",                 -- P-111, P-115
    free_for = "settlement", unconnected = true, near_picked = true,
}
hex.action "found" {
    title = "Found a settlement", icon = "settlement", phases = phases.movement,        -- P-23
    help = "Replace the ship and its settlers with a settlement on the coast, for free.", -- P-112
    picks = { "settler_ship", "landing" }, needs_supply = "settlement",     -- P-114
    reason = "You need settlers in a ship at a free place, and a settlement in your supply.",
    effect = { function(game, me, ship, corner)
        game:remove_figure(ship)                                            -- P-113
        game:put(me, "settlement", corner)
    end },
}
