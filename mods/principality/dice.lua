-- C-3, C-4: both dice; what the event die brings stands in events.lua.
hex.dice {
    sides = { 6 },
    {
        name = "event", title = "Event die", counts = false,
        help = "It is carried out before the production die.",
        faces = {
            { name = "knight", title = "Tournament", icon = "die_knight.glb",
                help = "The player with the better knights wins 1 resource.",
                effect = { { each = "win_tournament" } } },
            { name = "mill", title = "Commerce", icon = "die_mill.glb",
                help = "The player with the mill token takes 1 resource from the opponent.",
                effect = { { each = "levy" } } },
            { name = "club", title = "Brigands", icon = "die_club.glb",
                help = "Each player with more than 7 resources loses all ore and wool.",
                effect = { { each = "brigands" } } },
            { name = "sun", title = "Plenty", icon = "die_sun.glb",
                help = "Each player takes 1 resource.",
                effect = { { each = "plenty" } } },
            { name = "question", title = "Event card", icon = "die_question.glb", times = 2,
                help = "Turn over an event card.",
                effect = { { start = "event_card" } } },
        },
    },
}
