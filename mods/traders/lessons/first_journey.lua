-- A lesson of three turns: sand from the quarry to the glassworks. The seed was searched for this
-- course: it rolls 6 9 8 5 9 10 4, and sand lies on top at the quarry.
hex.lesson "first_journey" {
    title = "Traders & Barbarians",
    help = "Load a wagon, make it faster, and deliver its goods.",
    scenario = "traders", players = 3, seed = 3524,
    options = { first_player = "seat_1" },
    steps = {
        { text = "Welcome, {1}! On the coast are a castle, a quarry and a glassworks. Wagons carry "
            .. "commodities from one to another, and every delivery is worth 1 point. The first "
            .. "to 13 points wins.",
          points_at = { { tile = { -2, 0 } }, { tile = { 2, -2 } }, { tile = { 0, 2 } } } },
        { text = "Your wagon sets out from your city. Place the city next to the quarry, so that "
            .. "the first load is not far away.",
          first = {
              { 1, "place_settlement", { 1, 0, "S" } }, { 1, "place_road", { 1, 0, "SE" } },
              { 2, "place_settlement", { 1, 0, "NE" } }, { 2, "place_road", { 1, 0, "NE" } },
              { 3, "place_settlement", { -1, 0, "NE" } }, { 3, "place_road", { -1, 0, "E" } },
              { 3, "place_city", { -1, 1, "SW" } }, { 3, "place_road", { -1, 1, "SW" } },
              { 2, "place_city", { -1, 0, "SW" } }, { 2, "place_road", { -1, 0, "W" } },
          },
          act = { "place_city", { 2, -2, "S" } }, hint = "Click the corner under the arrow." },
        { text = "You have rolled. First you trade and build, then the wagon travels. Keep your "
            .. "cards for now and end this part of the turn.",
          first = { { 1, "place_road", { 1, -1, "E" } }, { 1, "roll" } },
          act = { "end_turn" } },
        { text = "Your wagon has 4 movement points. A road costs 1, a path without a road 2. Go to "
            .. "the middle of the quarry: wagons load and unload there.",
          act = { "travel_wagon", 15, { 2, -2, "hub" } },
          hint = "Choose Move wagon, then the place under the arrow." },
        { text = "The wagon has loaded sand and rests for this turn. The glassworks takes sand. "
            .. "End your turn.",
          points_at = { tile = { 0, 2 } }, act = { "end_turn" } },
        { text = "You have gathered lumber, ore and wool: the price of the next level of your "
            .. "baggage train. Then the wagon has 5 movement points, and a delivery pays 2 gold.",
          first = { { 2, "roll" }, { 2, "end_turn" }, { 2, "end_turn" },
              { 3, "roll" }, { 3, "end_turn" }, { 3, "end_turn" }, { 1, "roll" } },
          act = { "advance_baggage" }, hint = "Click the button under the arrow." },
        { text = "Now to the journey: end this part of the turn.", act = { "end_turn" } },
        { text = "It is a long way, so feed the oxen. Once per turn, 1 grain gives your wagon 2 "
            .. "more movement points.",
          act = { "do_feed" }, hint = "Click the button under the arrow." },
        { text = "Travel to your settlement. Roads of other players cost a toll of 1 gold, and "
            .. "getting past barbarians costs 2 more movement points.",
          act = { "travel_wagon", 15, { 1, 0, "S" } },
          hint = "Choose Move wagon, then the place under the arrow." },
        { text = "A round later the wagon is ready again. Deliver the sand!",
          first = { { 1, "end_turn" }, { 2, "roll" }, { 2, "end_turn" }, { 2, "end_turn" },
              { 3, "roll" }, { 3, "end_turn" }, { 3, "end_turn" }, { 1, "roll" },
              { 1, "end_turn" } },
          act = { "travel_wagon", 15, { 0, 2, "hub" } },
          hint = "Choose Move wagon, then the place under the arrow." },
        { text = "1 point and 2 gold, and the wagon has loaded tools for the quarry. From level 2 "
            .. "on it can also drive off barbarians. Keep playing against {2} and {3}, or start a "
            .. "game of your own. Good luck!",
          points_at = { part = "player_1" } },
    },
}
