-- C-3, C-4: both dice; what the event die brings stands in events.lua.
hex.dice {
    sides = { 6 },
    { name = "event", title = "Event die", counts = false, faces = {
        { name = "knight", title = "Tournament", icon = "die_knight.glb",
            effect = { { start = "tournament" } } },
        { name = "mill", title = "Commerce", icon = "die_mill.glb",
            effect = { { start = "commerce" } } },
        { name = "club", title = "Brigands", icon = "die_club.glb",
            effect = { { start = "all_robbed" } } },
        { name = "sun", title = "Plenty", icon = "die_sun.glb",
            effect = { { start = "all_gain" } } },
        { name = "question", title = "Event card", icon = "die_question.glb", times = 2,
            effect = { { start = "event_card" } } },
    } },
}
