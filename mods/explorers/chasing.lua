-- A ship that has not moved may chase away somebody else's pirate ship (P-148 to P-159).
local missions = hex.include "missions.lua"
if missions.count == 0 then return end
local phases = hex.include "phases.lua"

hex.counter "chased" {
    title = "Chase attempted", help = "Once per turn.", per = "figure", of = "ship", most = 1,
    reset_each_turn = true,
}
hex.pick "battle_ready" {
    title = "Which ship?", what = "figure", figure = "ship", whose = "own",
    with_counter = "sailed", with_least = 0, with_most = 0,                           -- P-149
    raises = "chased", meets = "pirate_ship",                               -- P-148, P-150, P-159
}
hex.action "chase" {
    title = "Chase the pirates", icon = "pirate_ship.glb", phases = phases.movement,
    help = "Roll a die for one of your ships that is next to a pirate ship and has not moved "
        .. "this turn. On a 6 the pirate ship is chased away, and you may place your own.",
    picks = { "battle_ready" },
    reason = "You need a ship next to another player's pirates that has neither sailed nor "
        .. "tried yet this turn.",
    effect = {
        function(game, me, ship)
            game:set("chased", ship, 1)
            local face = game:roll(6)
            return face == 6 or face == 5 and game:get("chases_on_5", me) > 0
                or face == 4 and game:get("chases_on_4", me) > 0            -- P-151, P-235, P-236
        end,
        { start = "raise_pirate" },                                         -- P-155 to P-158
    },
}
for face = 4, 5 do
    hex.counter("chases_on_" .. face) {
        title = "Chases on a " .. face, icon = "pirate_ship.glb",
        help = "This number also chases pirates away.",
        per = "player", most = 1, worth = 300,
    }
end
