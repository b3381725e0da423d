-- C-3, C-4: both dice; what the event die brings stands in events.lua.
hex.dice {
    sides = { 6 },
    { name = "event", title = "Event die", counts = false, faces = {
        { name = "knight", title = "Tournament" }, { name = "mill", title = "Commerce" },
        { name = "club", title = "Brigands" }, { name = "sun", title = "Plenty" },
        { name = "question", title = "Event card", times = 2 },
    } },
}
