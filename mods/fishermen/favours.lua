-- What fish buy in one's own turn, as often as one can pay (X-F-22 to X-F-31).
local phases = hex.include "phases.lua"
local function favour(name, fish, title, help, step)
    hex.action(name) {
        title = title, help = help .. " Costs " .. fish .. " fish; no change is given.",
        icon = "fish_1.glb", phases = phases.spending,
        pay_deck = "fish", pay_value = fish, effect = { step },
    }
end

favour("fish_robber", 2, "Send the robber away", "Take the robber off the board until a 7 or a "
    .. "knight brings it back. Nobody is robbed.", { take_off = "robber" })
favour("fish_card", 3, "Steal a card", "Take a random card from an opponent's hand.",
    { steal_from_any = true })
favour("fish_resource", 4, "Any resource", "Take a resource of your choice from the bank.",
    { take = 1 })
favour("fish_road", 5, "Road for fish", "Build a road.", { place = "road" })
favour("fish_development", 7, "Development card for fish", "Draw the top development "
    .. "card; you can play it from your next turn on.", { draw = "development" })

-- Who is not alone in the lead can be rid of the boot (X-F-34 to X-F-36).
hex.pick "boot_taker" {
    title = "Who gets the boot?", what = "player", whose = "others", points = "not_fewer",
}
hex.action "pass_boot" {
    title = "Pass on the boot", icon = "old_boot.glb", phases = phases.boot,
    help = "Give the old boot to a player with at least as many points as you.",
    needs_open = "old_boot", picks = { "boot_taker" },
    effect = { function(game, me, who) game:give_open_card(me, who, "old_boot") end },
}
