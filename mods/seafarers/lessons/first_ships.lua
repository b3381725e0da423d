-- A lesson of three rounds from the main island to a gold river. The seed was searched for this
-- course: it rolls 10 3 8 9 4 6 7.
hex.lesson "first_ships" {
    title = "Seafarers",
    help = "Sail to a new island, settle it, and send the pirate to the others.",
    scenario = "seafarers:new_shores", players = 3, seed = 14994,
    options = { first_player = "seat_1" },
    steps = {
        { text = "Welcome aboard, {1}! You settle your home island as always, and now you sail to "
            .. "others. Your first settlement on each new island is worth 2 extra points. The "
            .. "first to 14 points wins.",
          points_at = { { tile = { 4, 4 } }, { tile = { 4, 2 } } } },
        { text = "Ships begin at a settlement on the coast. Settle here, between two forests: "
            .. "ships are built of lumber.",
          act = { "place_settlement", { 3, 4, "SW" } },
          hint = "Click the corner under the arrow." },
        { text = "On the coast you may place a ship instead of a road. Ships go along the edges "
            .. "of sea tiles. Click the marked edge; the ship can still move later.",
          act = { "place_ship", { 3, 4, "W" } } },
        { text = "A settlement on another island will cost brick, wool and grain as well. Place "
            .. "your second settlement where you get all three.",
          first = {
              { 2, "place_settlement", { 1, 3, "S" } }, { 2, "place_road", { 1, 3, "SE" } },
              { 3, "place_settlement", { 0, 5, "SE" } }, { 3, "place_road", { 0, 5, "E" } },
              { 3, "place_settlement", { 0, 7, "NE" } }, { 3, "place_ship", { 0, 7, "E" } },
              { 2, "place_settlement", { 2, 3, "N" } }, { 2, "place_ship", { 2, 3, "NE" } },
          },
          act = { "place_settlement", { -1, 6, "N" } } },
        { text = "You rolled a 10, which brought you lumber and wool: the price of a ship. Build "
            .. "one towards the island in the east.",
          first = { { 1, "place_road", { -1, 6, "NE" } }, { 1, "roll" } },
          act = { "build_ship", { 3, 4, "SW" } },
          hint = "Choose Ship at the bottom, then click the edge under the arrow." },
        { text = "Once per turn you may move a ship at the open end of a line, unless you built "
            .. "it this turn. Your first ship is not needed where it is: move it to the front.",
          act = { "move_ship", { 3, 4, "W" }, { 3, 4, "SE" } },
          hint = "Choose Move ship, then the ship and the edge under the arrow." },
        { text = "You have reached the island in one turn. End your turn.",
          act = { "end_turn" } },
        { text = "An 8 brought you brick and lumber, and now you can pay for a settlement. Build "
            .. "it on the island: 1 point, and 2 more because it is your first one there.",
          first = { { 2, "roll" }, { 2, "end_turn" }, { 3, "roll" }, { 3, "end_turn" },
              { 1, "roll" } },
          act = { "build_settlement", { 3, 4, "SE" } },
          hint = "Choose Settlement at the bottom, then click the corner under the arrow." },
        { text = "{2} rolled a 4, and your new settlement is at a gold river: it yields any "
            .. "resource you like. Take ore, which you have nowhere else.",
          first = { { 1, "end_turn" }, { 2, "roll" } },
          points_at = { { tile = { 4, 4 } } }, act = { "choose_goods", { ore = 1 } },
          hint = "Choose 1 ore, then confirm." },
        { text = "You rolled a 7. Instead of the robber you may move the pirate: next to it "
            .. "nobody builds or moves ships, and you steal a card from the owner of a ship. "
            .. "Send it to {2}'s ship.",
          first = { { 2, "end_turn" }, { 3, "roll" }, { 3, "end_turn" }, { 1, "roll" } },
          act = { "move_pirate", { 3, 2 } } },
        { text = "Ships and roads join only at your own settlement or city; together they count "
            .. "for the Longest Trade Route. Keep playing against {2} and {3}, or start a game "
            .. "of your own. Fair winds!" },
    },
}
