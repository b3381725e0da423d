-- A lesson of two votes on the first island. The seed was searched for this course: it rolls
-- 8 10 4 10 8 12 5 4, so that seats 1 and 2 can pay for a city and seat 1 for its votes.
hex.lesson "first_camels" {
    title = "The Caravans",
    help = "Build a city, vote on a camel, and settle between two of them.",
    scenario = "caravans:first_caravan", players = 3, seed = 935,
    options = { first_player = "seat_1" },
    steps = {
        { text = "Welcome, {1}! In the middle is an oasis with three gates, from which camels set "
            .. "out. Everyone wants them next to their own roads and buildings. The first to 12 "
            .. "points wins.",
          points_at = { tile = { 0, 0 } } },
        { text = "The first camel of each gate goes on the path that leads away from it. Settle "
            .. "where one of these paths ends.",
          act = { "place_settlement", { 1, 0, "S" } },
          hint = "Click the corner under the arrow." },
        { text = "Your road is on that path. Camels come when somebody builds, so place your "
            .. "second settlement at mountains and fields: ore and grain are for a city.",
          first = {
              { 1, "place_road", { 1, 0, "SW" } },
              { 2, "place_settlement", { 0, -2, "NW" } }, { 2, "place_road", { 0, -2, "W" } },
              { 3, "place_settlement", { 2, -2, "S" } }, { 3, "place_road", { 2, -2, "SW" } },
              { 3, "place_settlement", { -2, 1, "SE" } }, { 3, "place_road", { -2, 1, "SE" } },
              { 2, "place_settlement", { -1, 2, "N" } }, { 2, "place_road", { -1, 2, "NE" } },
          },
          act = { "place_settlement", { 0, -2, "S" } } },
        { text = "Two rounds have passed, and everyone has gathered cards. Roll the dice!",
          first = {
              { 1, "place_road", { 0, -1, "NW" } },
              { 1, "roll" }, { 1, "end_turn" }, { 2, "roll" }, { 2, "end_turn" },
              { 3, "roll" }, { 3, "end_turn" }, { 1, "roll" }, { 1, "end_turn" },
              { 2, "roll" }, { 2, "end_turn" }, { 3, "roll" }, { 3, "end_turn" },
          },
          act = { "roll" } },
        { text = "You have 3 ore and 2 grain: build a city. It is worth 1 more point, and it calls "
            .. "a camel.",
          act = { "build_city", { 0, -2, "S" } },
          hint = "Choose City at the bottom, then click the settlement under the arrow." },
        { text = "At the end of every turn with a new settlement or city all players vote on "
            .. "where a camel goes. End your turn.",
          act = { "end_turn" } },
        { text = "Each wool or grain you bid is one vote. All cards bid are lost, whoever decides. "
            .. "You want this camel, so bid 2.",
          act = { "choose_camel_bid", 2 } },
        { text = "Pay with 1 wool and 1 grain.",
          act = { "give", { wool = 1, grain = 1 } }, hint = "Choose 1 wool and 1 grain." },
        { text = "{3} bid 1 and {2} nothing. More than half of all votes are yours, so you decide. "
            .. "Place the camel next to your road, which then counts twice for the Longest Road.",
          first = { { 2, "choose_camel_bid", 0 }, { 3, "choose_camel_bid", 1 },
              { 3, "give", { wool = 1 } } },
          act = { "choose_path_of_camel", { 1, 0, "SW" } } },
        { text = "{2} has built a city, and the next vote begins. {2} and {3} have bid nothing: "
            .. "this time 1 vote is enough.",
          first = { { 2, "roll" }, { 2, "build_city", { 0, -2, "NW" } }, { 2, "end_turn" },
              { 2, "choose_camel_bid", 0 }, { 3, "choose_camel_bid", 0 } },
          act = { "choose_camel_bid", 1 } },
        { text = "A caravan goes on from its last camel. A building between two camels is worth 1 "
            .. "extra point: place the new one on the other side of your settlement.",
          first = { { 1, "give", { grain = 1 } } },
          act = { "choose_path_of_camel", { 0, 1, "E" } } },
        { text = "That makes 4 points. If nobody has more than half of the votes, bidders can "
            .. "agree on a path; else the highest bidder decides. Keep playing against {2} and "
            .. "{3}, or start a game of your own. Good luck!",
          points_at = { part = "player_1" } },
    },
}
