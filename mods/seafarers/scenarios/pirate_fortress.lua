-- The fortress of each player's pirates (S-140, S-154 to S-157).
local lanes = hex.include "scenarios/pirate_lanes.lua"

hex.piece "fortress" {
    title = "Fortress", help = "Take all its chits with your warships, then it is your settlement.",
    on = "corner", supply = 1, distance = 2, interrupts = true, ends_routes = true,      -- S-145
    color = "#3b3b44", model = "fortress.glb",
}
hex.counter "fortress_chits" {
    title = "Chits of the fortress", help = "When the third is gone the fortress is taken.",
    per = "corner", most = 3, marked_only = true, marker = true, color = "#c0392b",
    icon = "chit.glb",
}

hex.counter "chits_taken" {
    title = "Chits taken", help = "With the third the fortress is taken.", per = "player", most = 3,
    worth = 3000, color = "#c0392b", icon = "chit.glb",
}

local function conquer(game, me, corner)
    game:replace(corner, "settlement")                                      -- S-156
    for who = 1, game:players() do
        if game:pieces(who, "fortress") > 0 then return end
    end
    game:move_pawn("fleet", nil)                                            -- S-157
end

hex.cue "broadside" { title = "Broadside", color = "#d8d8d8", particles = 120, shake = 2 }

hex.action "attack_fortress" {
    title = "Attack the fortress", phases = { "main" }, color = "#c0392b", icon = "fortress.glb",
    help = "Throw a die for the fortress. More warships take a chit; as many lose the last ship, "
        .. "fewer the last two. Your turn ends.",
    needs_counter = "line", needs_count = 9, needs_piece = "fortress",
    effect = {
        function(game, me)
            local corner, warships = game:places(me, "fortress")[1], game:pieces(me, "warship")
            local strength = game:roll(6)                                   -- S-155
            game:cue("broadside", nil, corner)
            if warships > strength then
                game:add("chits_taken", me, 1)
                if game:add("fortress_chits", corner, -1) == 0 then conquer(game, me, corner) end
            else
                lanes.lose_ships(game, me, warships == strength and 1 or 2)
            end
        end,
        { end_turn = true },                                                -- S-154
    },
}
