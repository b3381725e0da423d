-- The first voyage: a ship finds a pasture, settlers land there, the wool pays for the next ship.
-- Seat 1 learns. The seed was searched for a pasture at (3,-2).
hex.lesson "first_voyage" {
    title = "The first voyage",
    help = "Sail, discover, and found a settlement from a ship, in five minutes.",
    scenario = "explorers:land_ho", players = 2, seed = 49,
    options = { first_player = "seat_1", ep_drawn_lines = false },
    steps = {
        -- What lies there.
        { text = "Welcome aboard! You are {1}. Your island is in the west. In the east are two "
            .. "undiscovered coasts: land and sea, face down. The first to reach 8 points wins.",
          points_at = { { tile = { 4, -2 } }, { tile = { 2, 2 } } } },
        { text = "This is your harbour settlement. It is worth 2 points, and your ships are "
            .. "built next to it. It has a basin with two spaces for cargo.",
          points_at = { corner = { 1, -3, "S" } } },
        { text = "Your first ship is there, with settlers aboard. Settlers take both spaces of "
            .. "its hold. Where they land they found a settlement, for free.",
          points_at = { edge = { 1, -3, "SE" } } },

        -- The first turn.
        { text = "A turn begins with the dice.", act = { "roll" } },
        { text = "Each settlement or harbour settlement at a tile with that number gets a "
            .. "card. A player who gets nothing gets 1 gold instead. Gold is not a card: you "
            .. "keep it on a 7, and 2 gold buy a resource of your choice, twice per turn.",
          points_at = { part = "hand" } },
        { text = "Next you may trade and build. Keep your cards for now. End this part of the "
            .. "turn: ships sail in the next one.",
          act = { "end_turn" }, hint = "Ships sail when trading and building are over." },
        { text = "A ship has 4 movement points, one for each sea route. Choose your ship and "
            .. "then the marked sea route, at the edge of the unknown.",
          act = { "travel_ship", 4, { 3, -3, "SW" } },
          hint = "Click the ship, then the sea route under the arrow." },
        { text = "Land ho! Any tile a ship touches is revealed at once. Land gives you one of "
            .. "its cards, here wool; anything else gives 2 gold. The ship stops for this turn.",
          points_at = { tile = { 3, -2 } } },
        { text = "But it can still land its settlers. Found a settlement!",
          act = { "do_found", 4 }, hint = "Choose Found a settlement, then the ship." },
        { text = "Here, at the end of the sea route where the ship is.",
          act = { "choose_landing", { 3, -3, "S" } } },
        { text = "Your fourth point. Ship and settlers are back in your supply: you can build "
            .. "both again. You can also build roads from here, as at home. End your turn.",
          points_at = { corner = { 3, -3, "S" } }, act = { "end_turn" } },

        -- The second turn.
        { text = "{2} has had a turn. Roll the dice!",
          first = { { 2, "roll" }, { 2, "end_turn" }, { 2, "end_turn" } }, act = { "roll" } },
        { text = "A new ship costs lumber and wool. Choose Ship, then a sea route at your harbour "
            .. "settlement.",
          act = { "build_ship", { 1, -3, "SE" } } },
        { text = "Settlers cost the same as a settlement, and go into the basin or into a ship "
            .. "next to it. For now, keep exploring: end this part of the turn.",
          act = { "end_turn" } },
        { text = "Sail along the coast you have found, and see what is behind it.",
          act = { "travel_ship", 4, { 3, -3, "SE" } },
          hint = "Click the ship, then the sea route under the arrow." },
        { text = "That is how it goes: explore, ferry settlers, upgrade settlements on the "
            .. "coast to harbour settlements. Once per turn, 1 wool gives a ship 2 more "
            .. "movement points. The other scenarios add pirates, fish and spices. Fair winds!" },
    },
}
