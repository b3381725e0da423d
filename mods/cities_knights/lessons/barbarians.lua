-- A lesson of three rounds on the first island: commodities, a knight, improvements, cards, and the
-- first attack. The seed was searched for this course: it rolls 5 4 3 8 4 6 6 10 6 10, the seventh
-- ship is the tenth roll, and a Saboteur and a Crane lie on top.
hex.lesson "barbarians" {
    title = "Cities & Knights",
    help = "Commodities, knights, improvements and cards, until the barbarians land.",
    scenario = "cities_knights", players = 3, seed = 11000,
    options = { map_setup = "beginner", first_player = "seat_1" },
    steps = {
        { text = "Welcome, {1}! You know how to settle an island. Now it grows rich, and "
            .. "barbarians hear of it. You begin with a settlement and a city, and the first "
            .. "to 13 points wins.",
          points_at = { { corner = { 0, 2, "N" } }, { corner = { -2, 2, "N" } } } },
        { text = "A city at a forest, a pasture or mountains gets a commodity instead of the "
            .. "second resource: paper, cloth or coin. Commodities pay for city improvements.",
          points_at = { { tile = { -2, 1 } }, { tile = { -1, 1 } } } },
        { text = "Three dice now: red and yellow make the total, and the third one shows a "
            .. "ship or a gate, which comes first. Roll!",
          act = { "roll" } },
        { text = "A ship: the barbarians move one step closer. On the seventh step they land. "
            .. "They are as strong as there are cities; only active knights hold them off.",
          points_at = { part = "dice" } },
        { text = "Then the 5 gave you brick and wool. Wool and ore buy a knight. It must be "
            .. "placed next to one of your roads.",
          act = { "build_knight", { -2, 2, "NE" } },
          hint = "Choose Knight at the bottom, then the corner under the arrow." },
        { text = "Two brick build a wall around your city: then two more cards are safe on a 7.",
          act = { "build_wall", { -2, 2, "N" } } },
        { text = "One more road, for your knight to walk along.",
          act = { "build_road", { -2, 2, "E" } } },
        { text = "Your knight is still inactive. Activating it costs grain, and you have none. "
            .. "End your turn.", act = { "end_turn" } },
        { text = "A 4 and a 3 gave you grain, ore and your first coin. Roll!",
          first = { { 2, "roll" }, { 2, "end_turn" }, { 3, "roll" }, { 3, "end_turn" } },
          act = { "roll" } },
        { text = "Paper! One paper buys the first step of science. Each further step costs one "
            .. "more; the third gives you an advantage, the fourth a metropolis worth 2 points.",
          act = { "advance_science" } },
        { text = "Coins pay for politics, cloth for trade. Take the first step of politics as "
            .. "well.",
          act = { "advance_politics" } },
        { text = "Now activate your knight for 1 grain. It defends the island at once, and it "
            .. "can act from your next turn on.",
          act = { "do_activate", 0 } },
        { text = "Well done. End your turn.", act = { "end_turn" } },
        { text = "{2} rolled a blue gate, and the red die showed 1. Gates count for everyone: "
            .. "on the first step of politics you draw a card when the red die shows 1 or 2.",
          first = { { 2, "roll" }, { 2, "end_turn" }, { 3, "roll" }, { 3, "end_turn" } },
          points_at = { part = "cards" } },
        { text = "Your turn. Roll!", act = { "roll" } },
        { text = "You may play progress cards in the turn you draw them, as many as you like; "
            .. "you can keep at most four. The Saboteur makes players with at least as many "
            .. "points as you discard half their hands.",
          act = { "play_saboteur" } },
        { text = "{2} and {3} had many cards. Your knight may act once per turn: move along "
            .. "your roads, displace a weaker knight, or chase the robber. Send it to the end "
            .. "of your road.",
          first = { { 2, "give", { grain = 7 } },
              { 3, "give", { brick = 2, lumber = 2, wool = 1 } } },
          act = { "travel_knight", 0, { -2, 2, "SE" } } },
        { text = "It is inactive again. Activate it: the ship has already moved five steps.",
          act = { "do_activate", 0 } },
        { text = "End your turn, and see what the other players do.", act = { "end_turn" } },
        { text = "{2} has also recruited a knight, and a green gate with a 2 gave you a "
            .. "science card. One more step, and they land. Roll!",
          first = {
              { 2, "roll" }, { 2, "build_knight", { -1, 2, "NE" } }, { 2, "do_activate", 6 },
              { 2, "end_turn" }, { 3, "roll" }, { 3, "end_turn" },
          },
          act = { "roll" } },
        { text = "They have landed: three cities against two knights. The island has lost, and "
            .. "the player who contributed least loses a city. That is {3}, who has no knight. "
            .. "Yours is safe.",
          first = { { 3, "choose_lost_city", { 1, 1, "N" } } },
          points_at = { corner = { 1, 1, "N" } } },
        { text = "If the island had held, the strongest defender would have scored a point. "
            .. "All knights are inactive now, the ship sails home, and from now on a 7 moves "
            .. "the robber again." },
        { text = "Your new card is a Crane: a city improvement for one commodity less. It "
            .. "makes the first step of trade free!",
          act = { "play_crane" } },
        { text = "Choose Trade.", act = { "choose_way", 1 } },
        { text = "That's what is new: improve your cities, activate your knights in time, and "
            .. "climb the three tracks. Keep playing against {2} and {3}, or start a game of "
            .. "your own. Good luck!" },
    },
}
