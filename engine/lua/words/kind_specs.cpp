// All kinds of declarations: what they are, an example, and who reads them.
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr const char* kMomentExample = R"(hex.moment "feast" {}
hex.effect "invite" { { count = "heroes" }, { tell = "feast" } }
hex.on("feast", function(game, player) game:give(player, "clay", 1) end))";
constexpr const char* kGuardExample =
    R"(hex.guard "end_turn" { reason = "Your hand is too full.",
    test = function(game, me) return game:hand(me) < 20 end })";
constexpr const char* kDiceExample = R"(hex.dice {
    sides = { 6, 6 },
    { name = "weather", title = "Weather", counts = false, faces = {
        { name = "sun", times = 4 }, { name = "storm", times = 2, title = "Storm" } } },
})";
constexpr const char* kPieceExample =
    R"(hex.piece "hut" { title = "Hut", on = "corner", supply = 5, cost = { clay = 2 },
                  points = 1, yield = 1, distance = 2, needs_route = true })";
constexpr const char* kPawnExample =
    R"(hex.pawn "ghost" { title = "Ghost", blocks_production = true,
                   starts_on = { "marsh" } })";
constexpr const char* kFigureExample =
    R"(hex.figure "mule" { title = "Mule", on = "corner", supply = 2, cost = { clay = 1 },
    needs_route = true, moves = { points = 4, cost = { own = 1, others = 1, none = 2 } } })";
constexpr const char* kCardExample =
    R"(hex.card "harvest" { title = "Harvest", deck = "wonders", copies = 2,
                     effect = { { take = 2 } } })";
constexpr const char* kPaymentExample =
    R"(hex.payment "fame" { title = "Fame", deck = "wonders", counter = "heroes", most = 2 })";
constexpr const char* kMapExample =
    R"(hex.map "pond" { title = "Pond",
    rows = { { q = 0, r = 0, "?", "?", "marsh 8" } },
    terrains = { marsh = 2 }, tokens = { 5, 9 }, token_rule = "random" })";

constexpr const char* kReplacementExample =
    R"(hex.replacement "geyser" { terrain = "geyser", replaces = { "marsh" } }
hex.terrain "geyser" { title = "Geyser", own_tokens = { 4, 10 } })";
constexpr const char* kShoreExample =
    R"(hex.shore "reefs" { terrain = "reef", count = 2, tokens = { 6, 8 } }
hex.terrain "reef" { title = "Reef", land = false, numbered = true })";

constexpr const char* kEffectExample =
    R"(hex.effect "feast" { { take = 1 }, function(game, me) game:add("heroes", me, 1) end })";
constexpr const char* kPickExample =
    R"(hex.pick "rich_opponent" { title = "Choose an opponent", what = "player", whose = "others",
    test = function(game, me, who) return game:hand(who) > 7 end })";
constexpr const char* kActionExample =
    R"(hex.action "toll" { title = "Take a toll", phases = { "main" }, cost = { clay = 1 },
    picks = { "rich_opponent" },
    effect = { function(game, me, who) game:steal(me, who) end } })";
constexpr const char* kBonusExample =
    R"(hex.bonus "drought" { counter = "drought", pieces = { "hall" }, like = "hut" }
hex.counter "drought" { title = "Drought", per = "game", most = 1 }
hex.piece "hall" { title = "Hall", supply = 4, upgrades = "hut", yield = 2 })";
constexpr const char* kReliefExample =
    R"(hex.relief "charity" { counts = { "clay" }, effect = { { take = 1 } } })";
constexpr const char* kBankTradeExample =
    R"(hex.bank_trade "clay_for_reed" { title = "Clay for reed", give = 3, from = { "clay" },
    into = { "reed" }, harbours = true }
hex.good "reed" { title = "Reed" })";
constexpr const char* kTrackExample =
    R"(hex.track "learning" { title = "Learning", counter = "learned", phases = { "main" }, levels = {
    { title = "School", cost = { clay = 1 } },
    { title = "College", cost = { clay = 2 }, points = 1, effect = { { take = 1 } } } } }
hex.counter "learned" { title = "Learned", per = "player", most = 2 })";
constexpr const char* kPanelExample =
    R"(hex.panel "fame" { title = "Fame", where = "seat", numbers = { "heroes" } })";
constexpr const char* kAchievementExample =
    R"(hex.achievement "legend" { title = "Legend", help = "Win with ten heroes.", won = true,
    statistic = "heroes_won", least = 10 }
hex.statistic "heroes_won" { title = "Heroes", rises = { "heroes" } })";
constexpr const char* kPieceSetExample =
    R"(hex.piece_set "glass" { title = "Glass" }
hex.piece "inn" { title = "Inn", supply = 4, model = "inn", models = { glass = "inn_of_glass" } })";
constexpr const char* kBotExample =
    R"(hex.bot "miser" { title = "Miser", level = "normal", goods = { clay = 150 },
    decks = { wonders = 40 } })";
constexpr const char* kAimExample =
    R"(hex.aim "to_market" { figure = "cart", carrying = true, to = "market", worth = 600 }
hex.figure "cart" { title = "Cart", on = "corner", holds = 1, carries = { "sack" },
    moves = { points = 4 } }
hex.figure "sack" { title = "Sack", on = "corner", owned = false }
hex.pick "market" { title = "Market", what = "corner", piece = "hut", whose = "others" })";
constexpr const char* kThreatExample =
    R"(hex.threat "flood" { counter = "water", value = 5, strength = "surge", defence = "dikes",
    lost = 800 }
hex.counter "water" { title = "Water", per = "game", most = 5 }
hex.counter "surge" { title = "Surge", per = "game", most = 30 }
hex.counter "dikes" { title = "Dikes", per = "player", most = 9 })";
constexpr const char* kOnExample =
    R"(hex.on("round_ended", function(game, round) if round == 20 then game:finish(1) end end))";

}  // namespace

const std::vector<KindSpec>& kind_specs() {
    static const std::vector<KindSpec> specs = {
        {Kind::good, "A kind of card that pays for things.",
         R"(hex.good "clay" { title = "Clay", bank = 19, color = "#b4552d" })", read_good},
        {Kind::dice, "The dice: the plain ones, then those with a name, faces or a color.",
         kDiceExample, read_dice},
        {Kind::terrain, "A kind of tile.",
         R"(hex.terrain "marsh" { title = "Marsh", numbered = true, produces = { clay = 1 } })",
         read_terrain},
        {Kind::route, "A class of lines on the board that join into one.",
         R"(hex.route "roads" {})", read_route},
        {Kind::counter, "A whole number that is kept during the game.",
         R"(hex.counter "heroes" { title = "Heroes", per = "player", most = 20 })", read_counter},
        {Kind::piece, "A kind of piece that players own and place.", kPieceExample, read_piece},
        {Kind::pawn, "A neutral piece that players move.", kPawnExample, read_pawn},
        {Kind::figure,
         "A thing with an identity and numbers of its own (counters per figure) that stands on a "
         "corner, an edge or a tile, moves, and carries others. Each of its figures has a number, "
         "from 0.",
         kFigureExample, read_figure},
        {Kind::moment,
         "A moment that effects and functions of a mod tell of, for others to listen to.",
         kMomentExample, read_moment},
        {Kind::neutral,
         "A colour that nobody plays. It owns pieces, which keep their distance and interrupt "
         "routes, "
         "and can hold awards, but receives nothing. Its number follows those of the seats.",
         R"(hex.neutral "hermits" { title = "Hermits", color = "#777777" })", read_neutral},
        {Kind::guard,
         "A test that an action must pass beside its own: a verb, as phases list it, or a single "
         "action. All guards must allow it.",
         kGuardExample, read_guard},
        {Kind::deck, "A pile of hidden cards.",
         R"(hex.deck "wonders" { title = "Wonder", for_sale = true, cost = { clay = 3 } })",
         read_deck},
        {Kind::card, "A kind of card in a deck.", kCardExample, read_card},
        {Kind::zone, "A place where cards lie in an order.",
         R"(hex.zone "ruins" { title = "Ruins", per = "player", decks = { "wonders" } })",
         read_zone},
        {Kind::hand_limit, "How many hidden cards of some decks a player may hold.",
         R"(hex.hand_limit "wonders" { title = "Wonders in hand", decks = { "wonders" }, most = 4, over = "before_end" })",
         read_hand_limit},
        {Kind::award, "A card that the player who leads in something holds.",
         R"(hex.award "bravest" { title = "Bravest", least = 3, counter = "heroes" })", read_award},
        {Kind::payment, "A counter of a player that can stand for goods in the price of a deck.",
         kPaymentExample, read_payment},
        {Kind::harbour, "A kind of harbour: a better rate at the bank.",
         R"(hex.harbour "clay_port" { title = "Clay 2:1", rate = 2, good = "clay" })",
         read_harbour},
        {Kind::map, "A board, what is fixed on it and what is dealt.", kMapExample, read_map},
        {Kind::replacement,
         "Before the deal a terrain gives way to another, on whichever map is used. Replacements "
         "are made one after the other, in the order in which the mods are loaded.",
         kReplacementExample, read_replacement},
        {Kind::shore,
         "More tiles at sea, beside the land of whichever map is used. With more fitting places "
         "than tiles they are spread around the coast. Dealt tiles count as land; water that land "
         "closes in is no sea.",
         kShoreExample, read_shore},
        {Kind::effect, "Steps under a name, for other effects and for functions.", kEffectExample,
         read_effect},
        {Kind::pick, "Something that a player points at, in an effect or for an action.",
         kPickExample, read_pick},
        {Kind::action, "Something that players can do in their turn.", kActionExample, read_action},
        {Kind::bonus,
         "While a counter is above 0 the land gives some pieces more, less or something else. "
         "First what they receive is like another piece's, then more is added, then all is "
         "multiplied.",
         kBonusExample, read_bonus},
        {Kind::relief, "What a player gets whom a production brought nothing.", kReliefExample,
         read_relief},
        {Kind::bank_trade,
         "A trade with the bank beside the usual ones: players give equal goods for others. Where "
         "several fit, the cheapest is made.",
         kBankTradeExample, read_bank_trade},
        {Kind::track,
         "A counter of players whose values have names, prices, points and gains, one step after "
         "the other.",
         kTrackExample, read_track},
        {Kind::panel, "Tracks and counters that are shown together. No rule.", kPanelExample,
         read_panel},
        {Kind::statistic,
         "A number that the statistics tell of each seat, or of the game, from what everybody has "
         "seen. No rule.",
         R"(hex.statistic "fame" { title = "Fame", rises = { "heroes" } })", read_statistic},
        {Kind::achievement,
         "Something that a player on this machine can do in a game; noted in the profile when the "
         "game is over. All that is named must be so. No rule.",
         kAchievementExample, read_achievement},
        {Kind::piece_set,
         "Another look of pieces, figures and pawns, which each player may choose for himself: "
         "those "
         "whose 'models' name the set. No rule.",
         kPieceSetExample, read_piece_set},
        {Kind::cue, "How something that a mod tells is seen and heard.",
         R"(hex.cue "geyser" { title = "Geyser", particles = 80, shake = 2 })", read_cue},
        {Kind::bot,
         "A player made of code with likings of its own, for seats and --bots. It has the skill of "
         "a "
         "level; what it likes moves the choices that the level leaves open. No rule.",
         kBotExample, read_bot},
        {Kind::aim,
         "Something to strive for that takes several steps: a counter that is to reach a value, or "
         "places to which figures are to go. Bots feel a part of its worth on the way. No rule.",
         kAimExample, read_aim},
        {Kind::threat,
         "Something that comes upon all players when a counter gets so far: held off when they are "
         "together as strong as it is. Bots see to it that it pays to be strong enough in time. No "
         "rule: what happens then is for the mod to do.",
         kThreatExample, read_threat},
        {Kind::on, "A function that is called at certain moments of a game.", kOnExample, read_on},
        {Kind::on_roll, "A total of the dice that does something else than produce.",
         R"(hex.on_roll { total = 7, effect = { { discard = 8 }, { move_pawn = "ghost" } } })",
         read_on_roll},
        {Kind::setup, "What happens before the first turn.",
         R"(hex.setup { rounds = { { effect = { { place = "hut", setup = true } } } } })",
         read_setup},
        {Kind::seats, "The colors of the seats, in order.",
         R"(hex.seats { { title = "Red", color = "#c0392b" } })", read_seats},
        {Kind::phase, "A part of a turn.",
         R"(hex.phase "main" { title = "Build", actions = { "roll", "build", "end_turn" } })",
         read_phase},
        {Kind::turn, "The phases of a turn.", R"(hex.turn { "main" })", read_turn},
        {Kind::rules,
         "Numbers and switches that belong to no single thing. Fields that a later mod names "
         "replace those of an earlier one.",
         R"(hex.rules { map = "pond", target_points = 10 })", read_rules},
    };
    return specs;
}

bool fits(Fields& fields,
          std::string_view field,
          Limit limit,
          std::size_t count,
          const std::string& instead) {
    if (count <= most_of(limit)) return true;
    fields.problem(field, "has " + so_many(count, limit),
                   at_most(limit) + (instead.empty() ? "" : "; " + instead));
    return false;
}

}  // namespace hexholm
