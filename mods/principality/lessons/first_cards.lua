-- A lesson of one round: how a principality is laid out, what dice and regions bring, how cards are
-- laid and drawn. The seed was searched for this course: seat 1 begins, the fifth stack has the
-- cards that it names, and the second roll brings a conflict.
hex.lesson "first_cards" {
    title = "Two principalities",
    help = "Regions and what they store, the dice, cards that are built, and the hand.",
    scenario = "principality", players = 2, seed = 3,
    steps = {
        { text = "Welcome, {1}! This is a game for two, without an island. Your principality "
            .. "lies before you: a road with a settlement at each end. {2} sits across from you. "
            .. "12 points win.",
          points_at = { { corner = { -1, 3 } }, { corner = { 1, 3 } } } },
        { text = "Your six regions lie above and below the row, at the corners of your "
            .. "settlements. You decide where. Lay the farmland at the upper left.",
          act = { "choose_place_farmland", { -2, 2 } },
          hint = "The place under the arrow, please." },
        { text = "The others are laid as well. Each region has a number from 1 to 6, and "
            .. "stores up to three of what it brings: each begins with one. Point at a card, and "
            .. "it grows.",
          first = {
              { 1, "choose_place_mountains", { 0, 2 } }, { 1, "choose_place_pasture", { 2, 2 } },
              { 1, "choose_place_forest", { -2, 4 } }, { 1, "choose_place_hills", { 0, 4 } },
              { 2, "choose_place_farmland", { -2, -4 } },
              { 2, "choose_place_mountains", { 0, -4 } },
              { 2, "choose_place_pasture", { 2, -4 } }, { 2, "choose_place_forest", { -2, -2 } },
              { 2, "choose_place_hills", { 0, -2 } } },
          points_at = { tile = { -2, 2 } } },
        { text = "At the right lie five stacks of cards. You look through one and take three "
            .. "of it. Take the stack with the arrow.",
          act = { "choose_first_stack", 5 } },
        { text = "Green cards stand at settlements and cities, red ones only at cities, yellow "
            .. "ones are actions. Siegfried is a cheap knight. Take him.",
          act = { "choose_found", "siegfried" } },
        { text = "What lies on the two regions beside a garrison does not count when brigands "
            .. "come. Take it, too.",
          act = { "choose_found", "garrison" } },
        { text = "And one more, for later.", act = { "choose_found", "harbor" } },
        { text = "{2} has taken three cards from another stack. You begin: roll both dice!",
          first = { { 2, "choose_first_stack", 4 }, { 2, "choose_found", "aqueduct" },
              { 2, "choose_found", "church" }, { 2, "choose_found", "abbey" } },
          act = { "roll" } },
        { text = "The die with signs comes first: tournament, commerce, brigands, plenty, or "
            .. "an event card. Then every region of both players with the number of the other "
            .. "die brings one.",
          points_at = { part = "dice" } },
        { text = "Your hand lies at the bottom; what you can use is framed in gold. Siegfried "
            .. "costs one ore, which comes from your mountains. Lay him above your right "
            .. "settlement.",
          act = { "do_lay_siegfried", { 1, 2 } },
          hint = "Click on the card in your hand, then on the site under the arrow." },
        { text = "Your strength is greater now, so you hold the knight token: one point! Lay "
            .. "the garrison below the same settlement. It works on the two regions beside it.",
          act = { "do_lay_garrison", { 1, 4 } } },
        { text = "A settlement has two sites, a city four. Roads, settlements and cities are "
            .. "built with the buttons; a new settlement brings two new regions. End your turn.",
          points_at = { part = "builds" }, act = { "end_turn" } },
        { text = "At the end of your turn you draw up to three cards. The top card of any "
            .. "stack is free.",
          act = { "do_draw", 4 } },
        { text = "Or you pay any two resources, look through a stack, and take the card that "
            .. "you want. This time the top card will do again.",
          act = { "do_draw", 5 } },
        { text = "{2} rolled a question mark: the top event card is turned over. It is a "
            .. "conflict, and you hold the knight token: two cards of {2} go under a stack. "
            .. "Choose the abbey.",
          first = { { 2, "roll" } }, act = { "choose_their_card", "abbey" } },
        { text = "Under which stack? Whoever looks through it later will find it again.",
          act = { "choose_under_stack", 1 } },
        { text = "And the aqueduct, too.", act = { "choose_their_card", "aqueduct" } },
        { text = "{2} has drawn new cards and ended the turn. When both of you have three "
            .. "points, action cards may be played, and attacks can be answered. Roll once more!",
          first = { { 2, "end_turn" }, { 2, "do_draw", 2 }, { 2, "do_draw", 2 } },
          act = { "roll" } },
        { text = "That is all you need: build, look through the stacks, and count: settlements "
            .. "1, cities 2, red buildings, and the two tokens. Play on against {2}. Good luck!" },
    },
}
