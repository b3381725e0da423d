-- A lesson of one turn: gold for building at a river, a bridge, and a card for gold. The seed was
-- searched for this course: it rolls a 6, and the hills of both rivers yield brick in time.
hex.lesson "first_bridge" {
    title = "The Rivers",
    help = "Earn gold along the rivers, build a bridge, and buy a card.",
    scenario = "rivers", players = 3, seed = 670,
    options = { first_player = "seat_1" },
    steps = {
        { text = "Welcome, {1}! Two rivers run from the mountains to the swamps of this island. "
            .. "Who builds along them earns gold. As always, the first to 10 points wins.",
          points_at = { { tile = { -1, -1 } }, { tile = { 0, 1 } } } },
        { text = "A settlement at a river earns 1 gold at once. This corner has good hills, and "
            .. "the place for a bridge is right next to it.",
          act = { "place_settlement", { 0, -1, "NW" } },
          hint = "Click the corner under the arrow." },
        { text = "A road along a river earns 1 gold as well. Place it here.",
          act = { "place_road", { 0, -1, "NW" } } },
        { text = "A bridge costs 2 brick and 1 lumber. Settle at the other river, where hills and "
            .. "two forests bring you both.",
          first = {
              { 2, "place_settlement", { 1, -1, "SE" } }, { 2, "place_road", { 1, -1, "SE" } },
              { 3, "place_settlement", { -2, 0, "SW" } }, { 3, "place_road", { -2, 0, "W" } },
              { 3, "place_settlement", { 1, 1, "SE" } }, { 3, "place_road", { 1, 1, "E" } },
              { 2, "place_settlement", { 1, 0, "SE" } }, { 2, "place_road", { 1, 0, "E" } },
          },
          act = { "place_settlement", { -1, 1, "N" } } },
        { text = "You have 4 gold already. Everyone can see it, but no 7 and no thief can take "
            .. "it. Now you need one more brick: roll the dice!",
          first = { { 1, "place_road", { -1, 1, "NE" } } },
          points_at = { part = "hand" }, act = { "roll" } },
        { text = "A 6, and there is your brick. Only a bridge can cross a river. It counts as a "
            .. "road and earns 3 gold, so build it!",
          act = { "build_bridge", { -1, -1, "E" } },
          hint = "Choose Bridge at the bottom, then click the edge under the arrow." },
        { text = "2 gold buy any card from the bank, twice per turn. You have one lumber left, so "
            .. "a brick makes it a road. Open Trade, give 2 gold and get 1 brick.",
          act = { "trade_bank", "gold", "brick" },
          hint = "Give 2 gold, get 1 brick; then press the button for the bank." },
        { text = "Build the road along the other river. It earns 1 gold again.",
          act = { "build_road", { -1, 1, "NW" } },
          hint = "Choose Road at the bottom, then click the edge under the arrow." },
        { text = "With more gold than anyone else you are the Wealthiest Settler: 1 point. {3} has "
            .. "the least and is a Poor Settler: 2 points less.",
          points_at = { { part = "player_1" }, { part = "player_3" } } },
        { text = "So build along the rivers, and keep enough gold not to be the poorest. Keep "
            .. "playing against {2} and {3}, or start a game of your own. Good luck!" },
    },
}
