-- C-3, C-4: both dice; what the event die brings stands in events.lua.
hex.dice {
    sides = { 6 },
    {
        name = "event", title = "Event die", counts = false,
        help = "Tournament: the better knights win 1 resource. Commerce: the mill token takes 1 "
            .. "resource from the opponent. Brigands: who has more than 7 resources loses all ore "
            .. "and wool. Plenty: each player takes 1 resource. Event card: turn one over.",
        faces = {
            { name = "knight", title = "Tournament", icon = "die_knight.glb",
                effect = { { each = "win_tournament" } } },
            { name = "mill", title = "Commerce", icon = "die_mill.glb",
                effect = { { each = "levy" } } },
            { name = "club", title = "Brigands", icon = "die_club.glb",
                effect = { { each = "brigands" } } },
            { name = "sun", title = "Plenty", icon = "die_sun.glb",
                effect = { { each = "plenty" } } },
            { name = "question", title = "Event card", icon = "die_question.glb", times = 2,
                effect = { { start = "event_card" } } },
        },
    },
}
