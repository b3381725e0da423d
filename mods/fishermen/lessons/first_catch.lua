-- A lesson of two rounds at a fishing ground and the lake. The seed was searched for this course:
-- it rolls 8 6 7 11, the lake lies at (1,-1), and the third token of seat 1 is the old boot.
hex.lesson "first_catch" {
    title = "The Fishermen",
    help = "Catch fish, spend them well, and pass on the old boot.",
    scenario = "fishermen", players = 3, seed = 634946,
    options = { first_player = "seat_1" },
    steps = {
        { text = "Welcome, {1}! Around this island are fishing grounds, and inland is a lake. "
            .. "They yield fish instead of resources. As always, the first to 10 points wins.",
          points_at = { { tile = { 1, -3 } }, { tile = { 1, -1 } } } },
        { text = "A fishing ground yields when its number is rolled, just like land. This one has "
            .. "an 8, one of the best numbers. Settle next to it.",
          act = { "place_settlement", { 0, -2, "NE" } },
          hint = "Click the corner under the arrow." },
        { text = "The lake yields on a 2, 3, 11 or 12. Place your second settlement at the lake "
            .. "to make these rare numbers yours as well.",
          first = {
              { 1, "place_road", { 0, -2, "E" } },
              { 2, "place_settlement", { 1, -1, "SE" } }, { 2, "place_road", { 1, -1, "E" } },
              { 3, "place_settlement", { -1, 0, "SW" } }, { 3, "place_road", { -1, 0, "SW" } },
              { 3, "place_settlement", { -1, 1, "SE" } }, { 3, "place_road", { -1, 1, "E" } },
              { 2, "place_settlement", { 1, 0, "S" } }, { 2, "place_road", { 1, 0, "SE" } },
          },
          act = { "place_settlement", { 0, 0, "N" } } },
        { text = "The lake gave you a fish token at once, as other land gives cards. Roll the "
            .. "dice!",
          first = { { 1, "place_road", { 0, 0, "NE" } } }, act = { "roll" } },
        { text = "An 8: your fishing ground brought a second token. Each is worth 1 to 3 fish; "
            .. "the others see only how many tokens you have. You can hold 7. End your turn.",
          points_at = { { tile = { 1, -3 } }, { part = "cards" } }, act = { "end_turn" } },
        { text = "{3} rolled a 7, put the robber on your forest and stole a card from you. Fish "
            .. "will help. Roll the dice!",
          first = { { 2, "roll" }, { 2, "end_turn" }, { 3, "roll" },
              { 3, "move_robber", { 0, -2 } }, { 3, "end_turn" } },
          points_at = { tile = { 0, -2 } }, act = { "roll" } },
        { text = "2 fish send the robber off the board until a 7 or a knight brings it back. Do "
            .. "it now, so that your forest yields again.",
          act = { "do_fish_robber" }, hint = "Click the button under the arrow." },
        { text = "This time the lake brought the old boot. Whoever holds it needs 1 more point to "
            .. "win. You may pass it to anyone with at least as many points as you: to {2}!",
          act = { "do_pass_boot", 2 },
          hint = "Choose to pass on the boot, then {2}." },
        { text = "3 fish let you steal a card. That is what your other token is worth, so use it.",
          act = { "do_fish_card" }, hint = "Click the button under the arrow." },
        { text = "Steal from {3}, who has just robbed you.", act = { "choose_player", 3 } },
        { text = "4 fish buy any resource, 5 a road, 7 a development card. No change is given, so "
            .. "spend fish where they fit. Keep playing against {2} and {3}, or start a game of "
            .. "your own. Good luck!" },
    },
}
