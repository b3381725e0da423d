-- A lesson of one round: how a principality is laid out, what dice and regions bring, how cards are
-- laid and drawn. The seed was searched for this course: seat 1 begins, the fifth stack has the
-- cards that it names, and the second roll brings a conflict.
hex.lesson "first_cards" {
    title = "Two principalities",
    help = "Regions and what they store, the dice, building cards, and your hand.",
    scenario = "principality", players = 2, seed = 3,
    steps = {
        { text = "Welcome, {1}! This is a game for two, without an island. Your principality "
            .. "is in front of you: a road with a settlement at each end. {2} sits across from "
            .. "you. The first to 12 points wins.",
          points_at = { { corner = { -1, 3 } }, { corner = { 1, 3 } } } },
        { text = "Your six regions go above and below the row, at the corners of your "
            .. "settlements. You decide where. Place the farmland at the upper left.",
          act = { "choose_place_farmland", { -2, 2 } },
          hint = "The place under the arrow, please." },
        { text = "The other regions have been placed as well. Each has a number from 1 to 6, "
            .. "and stores up to three of what it yields; each begins with one. Point at a "
            .. "card to enlarge it.",
          first = {
              { 1, "choose_place_mountains", { 0, 2 } }, { 1, "choose_place_pasture", { 2, 2 } },
              { 1, "choose_place_forest", { -2, 4 } }, { 1, "choose_place_hills", { 0, 4 } },
              { 2, "choose_place_farmland", { -2, -4 } },
              { 2, "choose_place_mountains", { 0, -4 } },
              { 2, "choose_place_pasture", { 2, -4 } }, { 2, "choose_place_forest", { -2, -2 } },
              { 2, "choose_place_hills", { 0, -2 } } },
          points_at = { tile = { -2, 2 } } },
        { text = "On the right are five stacks of cards. Look through one and take three cards "
            .. "from it. Choose the stack with the arrow.",
          act = { "choose_first_stack", 5 } },
        { text = "Green cards go next to settlements and cities, red ones only next to cities, "
            .. "and yellow ones are actions. Siegfried is a cheap knight. Take him.",
          act = { "choose_found", "siegfried" } },
        { text = "Resources on the two regions next to a garrison do not count when brigands "
            .. "come. Take it as well.",
          act = { "choose_found", "garrison" } },
        { text = "And one more, for later.", act = { "choose_found", "harbor" } },
        { text = "{2} has taken three cards from another stack. You go first: roll both dice!",
          first = { { 2, "choose_first_stack", 4 }, { 2, "choose_found", "aqueduct" },
              { 2, "choose_found", "church" }, { 2, "choose_found", "abbey" } },
          act = { "roll" } },
        { text = "The event die comes first: tournament, commerce, brigands, plenty, or an "
            .. "event card. Then every region of both players with the number on the other die "
            .. "yields one.",
          points_at = { part = "dice" } },
        { text = "Your hand is at the bottom; cards you can use have a gold frame. Siegfried "
            .. "costs one ore, which comes from your mountains. Place him above your right "
            .. "settlement.",
          act = { "do_lay_siegfried", { 1, 2 } },
          hint = "Click on the card in your hand, then on the site under the arrow." },
        { text = "You now have more strength, so you get the knight token: one point! Place "
            .. "the garrison below the same settlement. It works on the two regions next to it.",
          act = { "do_lay_garrison", { 1, 4 } } },
        { text = "A settlement has two sites, a city four. Build roads, settlements and cities "
            .. "with the buttons; a new settlement brings two new regions. End your turn.",
          points_at = { part = "builds" }, act = { "end_turn" } },
        { text = "At the end of your turn you draw up to three cards. The top card of any "
            .. "stack is free.",
          act = { "do_draw", 4 } },
        { text = "Or pay any two resources, look through a stack, and take the card you want. "
            .. "This time the top card will do again.",
          act = { "do_draw", 5 } },
        { text = "{2} rolled a question mark: the top event card is revealed. It is a "
            .. "conflict, and you have the knight token: put two of {2}'s cards under a stack. "
            .. "Choose the abbey.",
          first = { { 2, "roll" } }, act = { "choose_their_card", "abbey" } },
        { text = "Under which stack? Whoever looks through that stack later will find it.",
          act = { "choose_under_stack", 1 } },
        { text = "And the aqueduct as well.", act = { "choose_their_card", "aqueduct" } },
        { text = "{2} has drawn new cards and ended the turn. When both of you have three "
            .. "points, action cards can be played, and attacks can be countered. Roll once "
            .. "more!",
          first = { { 2, "end_turn" }, { 2, "do_draw", 2 }, { 2, "do_draw", 2 } },
          act = { "roll" } },
        { text = "That's all you need: build, search the stacks, and count your points: "
            .. "settlements 1, cities 2, red buildings, and the two tokens. Keep playing "
            .. "against {2}. Good luck!" },
    },
}
