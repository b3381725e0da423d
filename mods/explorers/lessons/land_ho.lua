-- The first voyage: a ship finds a pasture, settlers land there, the wool pays for the next ship.
-- Seat 1 learns. The seed was searched for a pasture at (3,-2).
hex.lesson "first_voyage" {
    title = "The first voyage",
    help = "Sail, discover, and found a settlement from a ship, in five minutes.",
    scenario = "explorers:land_ho", players = 2, seed = 49,
    options = { first_player = "seat_1", ep_drawn_lines = false },
    steps = {
        -- What lies there.
        { text = "Welcome aboard! You are {1}. Your island lies in the west. In the east are two "
            .. "coasts that nobody has seen: there lie land and sea, face down. The first to "
            .. "reach 8 points wins.",
          points_at = { { tile = { 4, -2 } }, { tile = { 2, 2 } } } },
        { text = "This is your harbour settlement. It is worth 2 points, and your ships are built "
            .. "beside it. It has a basin with two places for cargo.",
          points_at = { corner = { 1, -3, "S" } } },
        { text = "Your first ship lies there, with settlers aboard. Settlers take both places of "
            .. "its hold. Where they land they found a settlement, for nothing.",
          points_at = { edge = { 1, -3, "SE" } } },

        -- The first turn.
        { text = "A turn begins with the dice.", act = { "roll" } },
        { text = "Each settlement at a tile with that number gets a card, a harbour settlement, "
            .. "too. Who gets nothing is paid a gold instead. Gold is no card: no 7 takes it, and "
            .. "2 gold buy a card of your choice, twice a turn.",
          points_at = { part = "hand" } },
        { text = "Then everybody trades and builds. You keep your cards for now. End this part of "
            .. "the turn: ships sail in the next one.",
          act = { "end_turn" }, hint = "Ships sail when trading and building are over." },
        { text = "A ship has 4 movement points, one for each side of a tile. Choose your ship and "
            .. "then the marked side, at the edge of the unknown.",
          act = { "travel_ship", 4, { 3, -3, "SW" } },
          hint = "Click the ship, then the side under the arrow." },
        { text = "Land! Whatever a ship touches is turned up at once. A land brings one of its "
            .. "cards, here a wool; anything else brings 2 gold. The ship goes no further in this "
            .. "turn.",
          points_at = { tile = { 3, -2 } } },
        { text = "But it can still land its settlers. Found a settlement!",
          act = { "do_found", 4 }, hint = "Choose Found a settlement, then the ship." },
        { text = "Here, at the end of the side on which the ship lies.",
          act = { "choose_landing", { 3, -3, "S" } } },
        { text = "Your fourth point. Ship and settlers are back in your supply: both can be built "
            .. "again. Roads lead on from here, as at home. End your turn.",
          points_at = { corner = { 3, -3, "S" } }, act = { "end_turn" } },

        -- The second turn.
        { text = "{2} has had a turn. Roll the dice!",
          first = { { 2, "roll" }, { 2, "end_turn" }, { 2, "end_turn" } }, act = { "roll" } },
        { text = "A new ship costs lumber and wool. Choose Ship, then a sea route at your harbour "
            .. "settlement.",
          act = { "build_ship", { 1, -3, "SE" } } },
        { text = "Settlers cost what a settlement costs, and come into the basin or into a ship "
            .. "beside it. For now you go on exploring: end this part of the turn.",
          act = { "end_turn" } },
        { text = "Sail along the coast that you have found, and see what lies behind it.",
          act = { "travel_ship", 4, { 3, -3, "SE" } },
          hint = "Click the ship, then the side under the arrow." },
        { text = "So it goes on: explore, carry settlers, make settlements on the coast into "
            .. "harbour settlements. Once a turn a wool gives a ship 2 more points. In the other "
            .. "scenarios pirates, fish and spices wait. Fair winds!" },
    },
}
