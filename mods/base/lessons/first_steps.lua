-- A first game in ten minutes: the island of one seed, and what happens on it until everything has
-- been done once. Seat 1 learns; {2} and {3} are the others. The seed was searched for this course:
-- it rolls 10 3 8 5 6 8 7 10 8 9, and a knight lies on top of the cards.
hex.lesson "first_steps" {
    title = "Your first game",
    help = "Settle, trade, build and move the robber: everything once, in ten minutes.",
    scenario = "base", players = 3, options = { first_player = "seat_1" }, seed = 3438264,
    steps = {
        -- The island.
        { text = "Welcome to Hexholm! You are {1} and play red. You settle an island, gather "
            .. "resources and build. The first to reach 10 points wins. Let's play a few turns "
            .. "together.",
          points_at = { part = "player_1" } },
        { text = "Each kind of land yields one resource: forests lumber, hills brick, pastures "
            .. "wool, fields grain, mountains ore. The desert yields nothing.",
          points_at = { { tile = { 1, -1 } }, { tile = { 0, 1 } }, { tile = { -1, 0 } },
              { tile = { -1, 2 } }, { tile = { 1, -2 } } } },
        { text = "A tile yields when the dice show its number. The dots tell how often that "
            .. "happens: the red 6 and 8 come up most, 2 and 12 hardly ever.",
          points_at = { { tile = { 1, -2 } }, { tile = { -2, 0 } } } },

        -- Set-up.
        { text = "Everyone begins with two settlements. A settlement goes on a corner and "
            .. "gathers from all tiles around it: here grain and twice ore, with good numbers. "
            .. "Click the marked corner!",
          act = { "place_settlement", { 0, -2, "SE" } },
          hint = "Next time you are free to choose. Now click the corner under the arrow." },
        { text = "Each settlement comes with a road. Roads run along the edges of tiles. Place "
            .. "this one towards the harbour in the north.",
          act = { "place_road", { 1, -2, "W" } } },
        { text = "{2} and {3} have also settled. Settlements are always at least two edges "
            .. "apart. Choose a place for your second one that gives you what you lack: brick, "
            .. "grain and lumber.",
          first = {
              { 2, "place_settlement", { 0, 1, "NE" } }, { 2, "place_road", { 0, 1, "E" } },
              { 3, "place_settlement", { -1, 0, "S" } }, { 3, "place_road", { -1, 0, "SE" } },
              { 3, "place_settlement", { 1, -1, "SE" } }, { 3, "place_road", { 1, -1, "E" } },
              { 2, "place_settlement", { 0, -1, "S" } }, { 2, "place_road", { 0, -1, "SE" } },
          },
          act = { "place_settlement", { 0, 1, "S" } } },
        { text = "And the road that comes with it.", act = { "place_road", { 0, 1, "SW" } } },
        { text = "Your second settlement gave you your first cards, one from each tile around "
            .. "it. This is your hand. The other players see only how many cards you have.",
          points_at = { part = "hand" } },

        -- The first turn.
        { text = "Your turn! It always begins with the dice. Press the button, or the space bar.",
          act = { "roll" },
          hint = "Roll the dice first: everything else comes after that." },
        { text = "A 10! Your mountains yield ore, and your forest yields lumber. Everyone with "
            .. "a settlement or city at a 10 gets something, no matter who rolled it.",
          points_at = { { tile = { 0, -1 } }, { tile = { 0, 2 } } } },
        { text = "Here is what you can build. The little cards are the price; those you have "
            .. "are bright. Point at a button to read more. The B key lists all prices.",
          points_at = { part = "builds" } },
        { text = "A road costs brick and lumber, and you have both. Choose Road, then the marked "
            .. "edge.",
          act = { "build_road", { 1, -2, "NW" } },
          hint = "Choose Road at the bottom, then click the edge under the arrow." },
        { text = "You can't pay for anything else yet. End your turn.", act = { "end_turn" } },
        { text = "The other players take their turns. {3} just rolled an 8, and your mountains "
            .. "and fields yielded. So keep an eye on every roll, not only your own.",
          first = { { 2, "roll" }, { 2, "end_turn" }, { 3, "roll" } },
          points_at = { { tile = { 1, -2 } }, { tile = { -1, 2 } } } },

        -- Trade with players, a settlement.
        { text = "It's your turn again. Roll the dice!",
          first = { { 3, "end_turn" } }, act = { "roll" } },
        { text = "A settlement costs brick, lumber, wool and grain. You lack only wool, and you "
            .. "have more grain than you need.",
          points_at = { { part = "hand" }, { part = "build_settlement" } } },
        { text = "So ask the other players! Open Trade, choose 1 grain to give and 1 wool to "
            .. "get, and offer it to them.",
          act = { "offer_trade", { grain = 1 }, { wool = 1 }, { 2, 3 } },
          hint = "Give 1 grain and get 1 wool; nothing else this time." },
        { text = "{3} declines, but {2} accepts. Trade with {2}!",
          first = { { 2, "accept_trade", 1 }, { 3, "reject_trade", 1 } },
          act = { "confirm_trade", 2 } },
        { text = "Not sure what to do? Ask the lamp for advice. It knows only what you can see.",
          opens = "advice",
          hint = "Click the lamp next to the button that ends your turn." },
        { text = "It lists your best moves, with the reasons and how likely you are to win "
            .. "after each. Numbers on the board show where. It's only advice; you decide.",
          points_at = { part = "advice" } },
        { text = "Now build a settlement at the end of your road. It is worth 1 point, and it "
            .. "is at a harbour.",
          act = { "build_settlement", { 1, -2, "N" } },
          hint = "Choose Settlement at the bottom, then click the corner under the arrow." },
        { text = "The bank swaps 4 cards of one kind for 1 of your choice. At this harbour 3 "
            .. "are enough; some harbours take 2 of one resource.",
          points_at = { { edge = { 1, -2, "NE" } }, { part = "bank" } } },
        { text = "That was a good turn. End it.", act = { "end_turn" } },
        { text = "{2} built a road. Then {3} rolled an 8, and your new settlement at the "
            .. "mountains also brought you ore. Your turn: roll!",
          first = { { 2, "roll" }, { 2, "build_road", { 1, 0, "SW" } }, { 2, "end_turn" },
              { 3, "roll" }, { 3, "end_turn" } },
          act = { "roll" } },

        -- The seven.
        { text = "A 7! No tile yields, and everyone with more than 7 cards discards half of "
            .. "them. You move the robber; the tile under it yields nothing. Put it on the "
            .. "fields with the 6.",
          act = { "move_robber", { -2, 1 } } },
        { text = "{3} has a settlement on the robber's tile, so you stole one of {3}'s cards. "
            .. "Nobody else knows which.",
          points_at = { { part = "player_3" }, { part = "hand" } } },

        -- The bank and the cards.
        { text = "You need wool for a development card. Your harbour helps: open Trade, give 3 "
            .. "ore, get 1 wool, and trade with the bank.",
          act = { "trade_bank", "ore", "wool" },
          hint = "Give 3 ore, get 1 wool; then press the button for the bank." },
        { text = "Ore, wool and grain: now you can buy a development card.",
          act = { "buy_development" } },
        { text = "It's a knight, and only you can see it. You may play it from your next turn "
            .. "on, one card per turn. End your turn.",
          points_at = { { part = "cards" } }, act = { "end_turn" } },
        { text = "{2} and {3} have had their turns. Cards may even be played before the roll. "
            .. "Look at yours.",
          first = { { 2, "roll" }, { 2, "end_turn" }, { 3, "roll" }, { 3, "end_turn" } },
          opens = "cards" },
        { text = "Play the knight.", act = { "play_knight" } },
        { text = "A knight moves the robber just as a 7 does. Send it to the forest with the "
            .. "6, where both {2} and {3} have a settlement.",
          act = { "move_robber", { 1, 0 } } },
        { text = "When several players have buildings there, you choose whom to steal from. "
            .. "Take {2}.",
          act = { "choose_player", 2 } },
        { text = "The first player with three knights gets the Largest Army, the first with a "
            .. "road of five pieces the Longest Road: 2 points each, until somebody has more. "
            .. "Now roll!",
          points_at = { part = "player_1" }, act = { "roll" } },

        -- A city, and the end.
        { text = "A 9, nothing for you. But 3 ore and 2 grain turn a settlement into a city: "
            .. "2 points, and two cards at a time. Choose the one between the mountains.",
          act = { "build_city", { 0, -2, "SE" } },
          hint = "Choose City at the bottom, then the settlement under the arrow." },
        { text = "Two settlements and a city: you already have 4 points. Awards and some cards "
            .. "give more. Whoever has 10 on their own turn wins at once.",
          points_at = { part = "player_1" } },
        { text = "If you don't know what to do: this line says who has to do what. The log on "
            .. "the left tells what has happened; the L key shows more of it.",
          points_at = { { part = "line" }, { part = "log" } } },
        { text = "Wrong click? This button undoes your last action, as long as it revealed "
            .. "nothing hidden. The question mark opens the help with all keys.",
          points_at = { { part = "undo" }, { part = "help" } } },
        { text = "That's all you need. Keep playing from here against {2} and {3}, or start a "
            .. "game of your own. Good luck!" },
    },
}
