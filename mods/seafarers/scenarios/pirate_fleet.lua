-- The pirate fleet sails after every roll and attacks those who live where it comes
-- (S-147 to S-153).
local attacks_all = hex.option "pirate_fleet_multi" == "attack_all"

hex.counter "fleet_course" {
    title = "Course of the fleet", help = "The fleet sails from number to number, as far as the "
        .. "lower die shows.",
    per = "tile", most = 14, marked_only = true, marker = true, color = "#2b2b33",
    icon = "pirate.glb",
}
hex.cue "raid" { title = "Raid", color = "#c0392b", particles = 60, shake = 1 }
hex.effect "fleet_prize" { { take = 1 } }

-- The players with a building at the tile, clockwise from the active one (S-148, S-149).
local function attacked(game, tile)
    local list = game:players_at(tile)
    return (#list == 1 or attacks_all) and list or {}
end

local function attack(game, tile, strength)
    local prizes = {}
    for _, who in ipairs(attacked(game, tile)) do
        local warships = game:pieces(who, "warship")
        if strength > warships then
            game:cue("raid", tile)
            for _ = 0, game:pieces(who, "city") do game:lose(who) end                   -- S-150
        elseif strength < warships then
            table.insert(prizes, 1, who)
        end
    end
    -- What is begun last is asked first (S-152).
    for _, who in ipairs(prizes) do game:start("fleet_prize", who) end
end

hex.pawn "fleet" {
    title = "Pirate fleet", model = "pirate.glb", icon = "pirate.glb", color = "#2b2b33",
    help = "Sails after every roll as far as the lower die shows, and is as strong. Whoever lives "
        .. "there needs as many warships.",
    may_enter = { "sea" }, course = "fleet_course",                                     -- S-147
    arrival = function(game, _, tile)
        attack(game, tile, math.min(game:die(1), game:die(2)))
    end,
}

hex.pick "robbed" {
    title = "Take a card from a player, or decline", what = "player", whose = "others",
    optional = true, with_goods = true,
}
hex.patch("on_roll") {
    total = 7,
    effect = {
        { discard = hex.option "discard_threshold" == "7" and 7 or 8 }, { pick = "robbed" },
        function(game, me, who)                                             -- S-153
            if who then game:steal(me, who) end
        end,
    },
}
