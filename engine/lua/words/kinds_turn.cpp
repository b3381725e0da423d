// Dice, set-up, seats, phases and the numbers of the rules.
#include <algorithm>
#include <array>

#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {

void read_on_roll(Fields& fields, const std::string& /*name*/, Draft& draft) {
    int total = 0;
    EffectId effect;
    fields.number("total", total, 1, 80, "The total of the dice.", Need::needed);
    effect_field(fields, "effect", "roll " + std::to_string(total), effect, draft,
                 "What happens instead of production.");
    auto& rolls = draft.content.on_roll;
    if (std::ranges::any_of(rolls, [&](const auto& r) { return r.first == total; }))
        fields.problem("total", "has an effect already", "join both into one list of steps");
    if (effect.is_some()) rolls.emplace_back(total, effect);
    std::sort(rolls.begin(), rolls.end());
}

void read_setup(Fields& fields, const std::string& /*name*/, Draft& draft) {
    effect_field(fields, "before", "before the set-up", draft.content.before_setup, draft,
                 "Choices of the first player.");
    fields.each("rounds", "In each of them every player does the same.", [&](Fields& round) {
        SetupRound made;
        round.flag("backward", made.backward, "From the last player to the first.");
        const std::string name = "set-up round " + std::to_string(draft.content.setup.size() + 1);
        effect_field(round, "effect", name, made.effect, draft, "What each player does.");
        if (made.effect.is_some()) draft.content.setup.push_back(made);
    });
    fits(fields, "rounds", Limit::setup_rounds, draft.content.setup.size());
}

void read_seats(Fields& fields, const std::string& /*name*/, Draft& draft) {
    Content& content = draft.content;
    fields.each("", "One table for each seat.", [&](Fields& seat) {
        std::string title;
        std::uint32_t color = 0xC8C8C8;
        seat.text("title", title, "The name of its color.", Need::needed);
        seat.color("color", color, "Its color.");
        content.seat_color_names.push_back(title);
        content.seat_colors.push_back(color);
    });
    fits(fields, "", Limit::seats, content.seat_colors.size());
    const auto players = static_cast<std::size_t>(content.players);
    if (!fields.documenting() && content.seat_colors.size() < players)
        fields.problem("", "there are " + std::to_string(players) + " players but only " +
                               std::to_string(content.seat_colors.size()) + " seats");
    content.seat_color_names.resize(players);
    content.seat_colors.resize(players);
}

void read_phase(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kWho = std::to_array<Choice<Who>>(
        {{"active", Who::active}, {"others", Who::others}, {"seat", Who::seat}});
    DraftPhase made{{}, {}, {}, fields.context(), {}};
    Phase& phase = made.phase;
    phase.name = name;
    face_fields(fields, phase.face);
    fields.choice("who", phase.who, kWho,
                  "Who acts: the player whose turn it is, every other player in turn, or the one "
                  "some seats to the left.");
    fields.number("seats_left", phase.seats_left, 0, 5, R"(who "seat": how many seats.)");
    fields.texts("actions", made.actions,
                 "What may be done: verbs (roll, end_turn, build, move, buy, play, reveal, "
                 "trade_bank, trade_players) or names of single actions (build_...).");
    if (const Tree* actions = fields.peek("actions"))
        for (const Tree& word : actions->items)
            made.said_by.push_back(fields.space_of(word));
    made.said_by.resize(made.actions.size());
    fields.flag("can_win", phase.can_win, "The player who acts can win here.");
    fields.flag("trades", phase.trades, "The others may answer and propose trades.");
    effect_field(fields, "effect", "phase " + name, phase.effect, draft,
                 "What happens when it begins, for the player who acts. A phase without actions "
                 "ends when that is done.");
    fields.id("follows", Kind::phase, made.follows,
              "It comes right after this one in every turn, without standing in hex.turn; of "
              "several such in the order of their names.");
    phase.by_itself = made.actions.empty();
    draft.phases.push_back(std::move(made));
}

void read_neutral(Fields& fields, const std::string& name, Draft& draft) {
    Neutral made{name, {}};
    face_fields(fields, made.face);
    draft.content.neutrals.push_back(std::move(made));
}

void read_moment(Fields& fields, const std::string& name, Draft& draft) {
    Moment known = Moment::game_began;
    if (moment_named(name, known))
        fields.problem("", "is a moment of every game", "give it another name");
    draft.content.moments.push_back({name, {}});
}

void read_turn(Fields& fields, const std::string& /*name*/, Draft& draft) {
    fields.own_names(Kind::phase, draft.turn, "The phases of a turn, in order.");
    fits(fields, "", Limit::turn_parts, draft.turn.size());
}

namespace {

void trade_rules(Fields& fields, Rules& rules) {
    constexpr auto kShortage = std::to_array<Choice<BankShortage>>(
        {{"none_unless_single", BankShortage::none_unless_single},
         {"none", BankShortage::none},
         {"turn_order", BankShortage::turn_order}});
    fields.number("bank_rate", rules.bank_rate, 1, 15, "The bank takes so many cards for one.");
    fields.flag("same_good_both_sides", rules.same_good_both_sides,
                "A trade may have the same good on both sides.");
    fields.flag("trade_before_build", rules.trade_before_build,
                "After the first building or purchase there is no trade in this turn.");
    fields.flag("harbours_next_turn", rules.harbours_next_turn,
                "A new harbour serves its owner only from the next turn on.");
    fields.choice("bank_shortage", rules.bank_shortage, kShortage,
                  "Who gets a good of which the bank owes more than it has: nobody, unless only "
                  "one player is owed it; nobody at all; or one by one in the order of turns.");
}

void production_rules(Fields& fields, Rules& rules, const Draft& draft) {
    goods_field(fields, "choice_of", rules.choice_of, draft,
                "Terrains with 'choose' give only these goods and tags; left out, all that is "
                "counted in a hand.");
    if (rules.choice_of == kAllGoods) rules.choice_of = counted_goods(draft.content);
    fields.flag("keep_received", rules.keeps_received,
                "What each player received in the last production is kept, for game:received.");
}

void start_rules(Fields& fields, Rules& rules, int players) {
    constexpr auto kFirst =
        std::to_array<Choice<FirstPlayer>>({{"highest_roll", FirstPlayer::highest_roll},
                                            {"oldest", FirstPlayer::oldest},
                                            {"random", FirstPlayer::random},
                                            {"seat_1", FirstPlayer::seat_1}});
    int oldest = 1;
    fields.choice("first_player", rules.first_player, kFirst, "Who begins.");
    fields.number("oldest_seat", oldest, 1, players, "Where the oldest player sits.");
    rules.oldest_seat = oldest - 1;
}

}  // namespace

void read_rules(Fields& fields, const std::string& /*name*/, Draft& draft) {
    Rules& rules = draft.content.rules;
    fields.text("map", draft.map, "The name of the map that is used.", Need::needed);
    fields.number("target_points", rules.target_points, 1, 200, "Victory points to win.");
    fields.flag("points_win", rules.points_win, "Who has the points in the own turn wins.");
    fields.flag("hints", rules.hints,
                "Screens may point out good places to who wants that. No rule.");
    fields.id("win_with_most", Kind::counter, rules.win_with_most,
              "A counter of players: the points win only for who has more of it than everybody "
              "else. Quicker than a test.");
    check_player_counter(fields, "win_with_most", rules.win_with_most, draft);
    fields.id("win_without", Kind::piece, rules.win_without,
              "The points win only for who has none of this piece on the board. Quicker than a "
              "test.");
    hook_field(fields, "win_test", rules.win_test, draft, "game, player",
               "Whether the player who acts and has the points wins; asked with the points only.",
               Gives::verdict);
    hook_field(fields, "won", rules.won, draft, "game, player",
               "Whether the player who acts has won in another way.", Gives::verdict);
    fields.number(
        "last_round", rules.last_round, 0, 10000,
        "After so many rounds the game is over, and who has most points has won, in a tie "
        "nobody; 0: never.");
    fields.number("cards_each_turn", rules.cards_each_turn, 0, 100,
                  "Cards that may be played in a turn.");
    roll_rules(fields, rules);
    fields.texts("setup_forbidden", draft.setup_forbidden,
                 "Terrains that no piece of the set-up may touch; unknown names are allowed.");
    trade_rules(fields, rules);
    bool keep = rules.keeps_received;
    production_rules(fields, rules, draft);
    rules.keeps_received |= keep;
    start_rules(fields, rules, std::max(draft.content.players, 1));
    draft.map_where = fields.where_of("map");
    if (const Tree* map = fields.peek("map")) draft.map_mod = fields.space_of(*map);
}

}  // namespace hexholm
