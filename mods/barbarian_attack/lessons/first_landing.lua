-- A lesson of two turns: two knights march from the castle and take a prisoner. The seed was
-- searched for this course: it rolls 9 6 8 5, two knights lie on top, and the battle costs one of
-- them.
hex.lesson "first_landing" {
    title = "Barbarian Attack",
    help = "Recruit knights, march to the coast, and win a battle.",
    scenario = "barbarian_attack", players = 3, seed = 430478,
    options = { first_player = "seat_1" },
    steps = {
        { text = "Welcome, {1}! There is no robber here: barbarians land on the coast. Three of "
            .. "them conquer a tile, which then yields nothing. The first to 12 points wins.",
          points_at = { { tile = { 0, 2 } }, { tile = { -2, 0 } } } },
        { text = "You begin with a settlement and a city. Place the city at fields, pasture and "
            .. "mountains: grain, wool and ore pay for knights.",
          first = {
              { 1, "place_settlement", { -1, 1, "SW" } }, { 1, "place_road", { -1, 1, "W" } },
              { 2, "place_settlement", { 1, 0, "NE" } }, { 2, "place_road", { 1, 0, "E" } },
              { 3, "place_settlement", { 0, 0, "NE" } }, { 3, "place_road", { 0, 0, "E" } },
              { 3, "place_city", { 0, 1, "SE" } }, { 3, "place_road", { 0, 1, "E" } },
              { 2, "place_city", { -1, -1, "SE" } }, { 2, "place_road", { -1, -1, "E" } },
          },
          act = { "place_city", { -1, 2, "N" } }, hint = "Click the corner under the arrow." },
        { text = "You rolled a 9, and your city brought 2 ore. Buy a card! It is revealed and "
            .. "carried out at once; most of them are knights.",
          first = { { 1, "place_road", { -1, 2, "NE" } }, { 1, "roll" } },
          act = { "do_order" }, hint = "Click the button under the arrow." },
        { text = "A knight! Knights begin at the castle. Place yours on the marked path.",
          act = { "choose_castle_path", { -2, 2, "E" } } },
        { text = "Knights march after you have traded and built. End this part of the turn.",
          act = { "end_turn" } },
        { text = "A knight marches up to 3 paths, or 5 for 1 grain. Send it to the forest in the "
            .. "south, where a barbarian has landed.",
          points_at = { tile = { 0, 2 } }, act = { "travel_knight", 36, { 0, 2, "NW" } },
          hint = "Choose Move knight, then the path under the arrow." },
        { text = "Knights win a battle when they outnumber the barbarians of a tile. One against "
            .. "one is not enough yet. End your turn.",
          act = { "end_turn" } },
        { text = "{3} built a city. Every new settlement or city brings three barbarians, and "
            .. "here they are. Buy another card before they become too many!",
          first = { { 2, "roll" }, { 2, "end_turn" }, { 3, "roll" },
              { 3, "build_city", { 0, 0, "NE" } }, { 3, "end_turn" }, { 1, "roll" } },
          points_at = { { tile = { 0, -2 } }, { tile = { 1, -2 } }, { tile = { -1, -1 } } },
          act = { "do_order" }, hint = "Click the button under the arrow." },
        { text = "A second knight. Place it at the castle, too.",
          act = { "choose_castle_path", { -2, 2, "E" } } },
        { text = "Now march to the other side of the forest: two knights against one barbarian.",
          first = { { 1, "end_turn" } }, act = { "travel_knight", 37, { -1, 2, "E" } },
          hint = "Choose Move knight, then the path under the arrow." },
        { text = "The battle begins when you end your turn.", act = { "end_turn" } },
        { text = "You have a prisoner: every 2 are worth 1 point. In each battle a die may strike "
            .. "knights down; you lost one and got 3 gold for it. Keep playing against {2} and "
            .. "{3}, or start a game of your own. Good luck!",
          points_at = { part = "player_1" } },
    },
}
