#include "engine/bots/judge/features.h"

#include <algorithm>
#include <memory>

#include "engine/bots/worth/cards.h"
#include "engine/bots/worth/declared.h"
#include "engine/game/core/play.h"
#include "engine/game/game.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/measures.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

constexpr std::size_t kMostCounters = 24;  // likewise
constexpr std::size_t kMostCardKinds = 40;
constexpr std::size_t kMostDecks = 8;
constexpr std::size_t kMostFigures = 8;  // kinds
constexpr int kWholeRate = 12;           // a rate of 4 is 3, one of 2 is 6
constexpr int kNearTarget = 2;
constexpr int kSoon = 100;          // hundredths of a round
constexpr int kSoonness = 100'000;  // 1,000 is at once, 500 after a round
constexpr int kMostLead = 9;
constexpr int kWorthStep = 100;  // thousandths of a point in one

// The numbers that read_public() and the other functions write for each thing.
constexpr std::size_t kOfGoods = 3;
constexpr std::size_t kOfAwards = 4;
constexpr std::size_t kPublicAlone = 24;
constexpr std::size_t kOfFurtherEdge = 3;  // beyond kReadEdges
constexpr std::size_t kOwnThings = 3;
constexpr std::size_t kOwnAlone = 3;
constexpr std::size_t kOfCardActions = 3;
constexpr std::size_t kOtherAlone = 3;

template <class Values>
void put_first(InputRow& row, std::string_view what, const Values& values, int count) {
    for (int at = 0; at < count; ++at)
        row.put({.what = what, .number = at}, values[static_cast<std::size_t>(at)]);
}

// What a thing is, so that others of its kind are found where it is not known itself.
std::string_view sort_of(const Piece& piece) {
    switch (piece.on) {
        case PlaceKind::edge: return kEdgeSort;
        case PlaceKind::corner: return piece.upgrades.is_some() ? "upgrade" : "corner";
        default: return "piece";
    }
}

int soonness(int wait) {
    return kSoonness / (wait + kSoon);
}

std::size_t decks_in_sight(const Content& content) {
    return std::min(content.decks.size(), kMostDecks);
}

}  // namespace

Features::Features(const Rulebook& book) : book_(book), board_(book) {
    note_things();
    note_counters();
    note_figures();
    for (const CardId card : book.content().cards.ids())
        if (book.content().cards[card].effect.is_some() && cards_.size() < kMostCardKinds)
            cards_.push_back(card);
}

void Features::note_things() {
    const Content& content = book_.content();
    const auto add = [&](const Price& price, std::string_view sort, std::string_view name) {
        if (has_price(price) && things_.size() < kMostJudgedThings)
            things_.push_back({price.first(), sort, name});
    };
    for (const PieceId piece : content.pieces.ids())
        if (book_.kind(Verb::build, piece.index()).is_some())
            add(content.pieces[piece].cost, sort_of(content.pieces[piece]),
                content.pieces[piece].name);
    for (const Deck& deck : content.decks)
        if (deck.for_sale) add(deck.cost, "deck", deck.name);
    for (const ModAction& mod_action : content.mod_actions) {
        if (mod_action.needs_card.is_some())
            card_actions_.push_back({mod_action.needs_card, mod_action.cost.first()});
        else
            add(mod_action.cost, "deed", mod_action.name);
    }
    for (const FigureKind& kind : content.figure_kinds)
        add(kind.cost, "figure", kind.name);
}

void Features::note_counters() {
    const Content& content = book_.content();
    for (const CounterId counter : content.counters.ids()) {
        const Counter& declared = content.counters[counter];
        if (declared.per == Owner::player && declared.visible == Visibility::all &&
            !declared.marked_only && counters_.size() < kMostCounters)
            counters_.push_back(counter);
    }
}

void Features::note_figures() {
    const Content& content = book_.content();
    for (const FigureKindId kind : content.figure_kinds.ids())
        if (content.figure_kinds[kind].owned && figures_.size() < kMostFigures)
            figures_.push_back(kind);
}

std::size_t Features::public_count() const {
    const Content& content = book_.content();
    const auto further = static_cast<std::size_t>(board_.edges_read() - kReadEdges);
    return kPublicAlone + kOfFurtherEdge * further + kOfGoods * book_.goods() +
           content.pieces.size() + kOfAwards * content.awards.size() + counters_.size() +
           things_.size() + decks_in_sight(content) + figures_.size() +
           (content.aims.empty() ? 0 : 1) + (content.threats.empty() ? 0 : 1);
}

std::size_t Features::own_count() const {
    return public_count() + book_.goods() + kOwnThings * things_.size() + cards_.size() +
           (card_actions_.empty() ? 0 : kOfCardActions) + kOwnAlone;
}

std::size_t Features::other_count() const {
    return public_count() + book_.players() - 1 + kOtherAlone;
}

void Features::survey(const State& state) {
    board_.survey(state);
    if (book_.content().aims.empty() && book_.content().threats.empty()) return;
    surveyed_ = state;
    prospects_.clear();
    for (const PlayerId player : all_ids<PlayerId>(book_.players()))
        prospects_.emplace_back(book_, surveyed_, player);
}

void Features::read(const State& state, PlayerId viewer, InputsOfAll& inputs) {
    board_.read(state);
    read_points(state, viewer);
    measure_awards(state);
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        InputRow row(inputs[player.index()]);
        read_row(state, player, viewer, row);
    }
}

void Features::read_row(const State& state, PlayerId player, PlayerId viewer, InputRow& row) {
    read_public(state, player, row);
    if (player == viewer)
        read_own(state, player, row);
    else
        read_other(state, player, row);
}

// The keys are equal in every position, so a new game serves as an example.
KeysOfRows Features::keys() {
    const PlayerId viewer(0);
    const State state = start_game(book_, 0);
    const auto numbers = std::make_unique<Inputs>();
    survey(state);
    board_.read(state);
    read_points(state, viewer);
    measure_awards(state);
    KeysOfRows keys;
    InputRow own(*numbers, &keys.own);
    read_row(state, viewer, viewer, own);
    InputRow other(*numbers, &keys.other);
    read_row(state, PlayerId(1), viewer, other);
    return keys;
}

void Features::read_points(const State& state, PlayerId viewer) {
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        Standing& own = standings_[player.index()];
        own.points = player == viewer ? all_points(book_, state, player)
                                      : public_points(book_, state, player);
        if (player != viewer) continue;
        for (const Rulebook::PointCard& worth : book_.point_cards())
            own.points -= worth.points * state.players[player].fresh[worth.card];
    }
    for (std::size_t player = 0; player < book_.players(); ++player) {
        int most = 0;
        for (std::size_t other = 0; other < book_.players(); ++other)
            if (other != player) most = std::max(most, standings_[other].points);
        standings_[player].most_of_others = most;
    }
}

void Features::put_goods(InputRow& row, std::string_view what, const Amounts& amounts) const {
    for (const GoodId good : book_.content().goods.ids())
        row.put({.what = what, .sort = kGoodSort, .of = book_.content().goods[good].name},
                amounts[good.index()]);
}

// What stands on the board, what it is worth, and the room that is left.
void Features::read_board(const State& state, PlayerId player, InputRow& row) const {
    const BoardOfPlayer& board = board_.of(player);
    put_goods(row, "income", board.pips);
    int all = 0;
    int kinds = 0;
    for (std::size_t good = 0; good < book_.goods(); ++good) {
        all += board.pips[good];
        kinds += board.pips[good] > 0 ? 1 : 0;
    }
    row.put({.what = "income"}, all);
    row.put({.what = "income kinds"}, kinds);
    row.put({.what = "blocked"}, board_.blocked(player));

    const auto [points, others] = standings_[player.index()];
    const int target = target_of(book_, state, player);
    row.put({.what = kPointsKey}, points);
    row.put({.what = "lead"}, points - others);
    for (int near = 1; near <= kNearTarget; ++near)
        row.put({.what = "target within", .number = near}, points + near >= target ? 1 : 0);

    put_first(row, kBestKey, board.best, board_.edges_read() + 1);
    put_first(row, kSafeKey, board.safe, board_.edges_read() + 1);
    row.put({.what = "second best"}, board.second);
    put_first(row, "places within", board.places, board_.edges_read());
    put_first(row, "upgrade", board.upgrades, static_cast<int>(board.upgrades.size()));
    put_goods(row, "in reach", board.in_reach);
}

// Writes what everybody knows of a player.
void Features::read_public(const State& state, PlayerId player, InputRow& row) {
    read_board(state, player, row);
    const Content& content = book_.content();
    const PlayerState& own = state.players[player];
    for (const GoodId good : content.goods.ids())
        row.put({.what = "rate", .sort = kGoodSort, .of = content.goods[good].name},
                kWholeRate / std::max<int>(1, own.rates[good]));
    for (const PieceId piece : content.pieces.ids())
        row.put({.what = "supply",
                 .sort = sort_of(content.pieces[piece]),
                 .of = content.pieces[piece].name},
                own.supply[piece]);
    read_awards(state, player, row);
    for (const CounterId counter : counters_)
        row.put({.what = kCounterKey, .of = content.counters[counter].name},
                counter_value(state, content.counters[counter], player.index()));
    const Pace& pace = pace_of(outlook_of(state, player), player);
    for (std::size_t thing = 0; thing < things_.size(); ++thing)
        row.put(things_[thing].key("soon"), pace.soon[thing]);
    for (std::size_t deck = 0; deck < decks_in_sight(content); ++deck)
        row.put({.what = "pile", .of = content.decks[DeckId(deck)].name},
                state.deck_size[DeckId(deck)]);
    const int size = hand_size(book_, state, player);
    row.put({.what = "cards"}, size);
    row.put({.what = "cards too many"}, std::max(0, size - safe_hand(book_, state, player)));
    row.put({.what = kDeclaredKey},
            book_.worths().any() ? declared_worth(book_, state, player) / kWorthStep : 0);
    read_prospects(state, player, row);
}
// Figures, where they are going, and what is coming upon all.
void Features::read_prospects(const State& state, PlayerId player, InputRow& row) const {
    for (const FigureKindId kind : figures_) {
        int in_play = 0;
        visit_figures(book_, kind, player,
                      [&](FigureId figure) { in_play += is_in_play(state, figure) ? 1 : 0; });
        row.put({.what = "figures", .of = book_.content().figure_kinds[kind].name}, in_play);
    }
    if (!book_.content().aims.empty())
        row.put({.what = kAimsKey}, prospects_[player.index()].aims().worth(state) / kWorthStep);
    if (!book_.content().threats.empty())
        row.put({.what = kThreatsKey},
                prospects_[player.index()].threats().worth(state) / kWorthStep);
}

// Each player's row tells of everybody's.
void Features::measure_awards(const State& state) {
    measures_.clear();
    for (const AwardId award : book_.content().awards.ids())
        for (const PlayerId player : all_ids<PlayerId>(book_.players()))
            measures_.push_back(measure_of(book_, state, award, player));
}

void Features::read_awards(const State& state, PlayerId player, InputRow& row) const {
    const std::size_t players = book_.players();
    for (const AwardId award : book_.content().awards.ids()) {
        const int* const measures = measures_.data() + award.index() * players;
        const int measure = measures[player.index()];
        int most = 0;
        for (std::size_t other = 0; other < players; ++other)
            if (other != player.index()) most = std::max(most, measures[other]);
        const auto put = [&](std::string_view of_it, int value) __attribute__((always_inline)) {
            row.put({.what = "award", .of = book_.content().awards[award].name, .more = of_it},
                    value);
        };
        put("held", state.award_holder[award] == player ? 1 : 0);
        put("measure", measure);
        put("lead", std::clamp(measure - most, -kMostLead, kMostLead));
        put("steps", std::min(steps_to_award(book_, state, player, award), kMostLead));
    }
}

void Features::read_own(const State& state, PlayerId player, InputRow& row) {
    const Outlook outlook = outlook_of(state, player);
    put_goods(row, "hand", outlook.hand);
    for (const Thing& thing : things_) {
        const int wait = wait_for(outlook, outlook.hand, thing.price);
        row.put(thing.key("wait"), soonness(wait));
        row.put(thing.key("at once"), wait == 0 ? 1 : 0);
        row.put(thing.key("missing"), missing_for(outlook, outlook.hand, thing.price));
    }
    const PlayerState& own = state.players[player];
    int ready = 0;
    for (const CardId card : cards_) {
        row.put({.what = "card", .of = book_.content().cards[card].name},
                own.hand[card] - own.fresh[card]);
        ready += own.hand[card] - own.fresh[card];
    }
    if (!card_actions_.empty()) read_card_actions(own, outlook, row);
    row.put({.what = "fresh cards"}, fresh_cards(state, player));
    row.put({.what = "cards to play"}, ready);
    row.put({.what = "in turn"}, state.active == player ? 1 : 0);
}

// What could be done with the cards of the hand, and how soon it can be paid.
void Features::read_card_actions(const PlayerState& own,
                                 const Outlook& outlook,
                                 InputRow& row) const {
    int held = 0;
    int at_once = 0;
    int soon = 0;
    for (const CardAction& action : card_actions_) {
        if (own.hand[action.card] == 0) continue;
        const int wait = wait_for(outlook, outlook.hand, action.price);
        ++held;
        at_once += wait == 0 ? 1 : 0;
        soon = std::max(soon, soonness(wait));
    }
    row.put({.what = "card actions"}, held);
    row.put({.what = "card actions at once"}, at_once);
    row.put({.what = "card actions wait"}, soon);
}

void Features::read_other(const State& state, PlayerId player, InputRow& row) const {
    const std::size_t players = book_.players();
    const std::size_t active = state.active.is_some() ? state.active.index() : 0;
    const std::size_t after = (player.index() + players - active) % players;
    for (std::size_t turn = 1; turn < players; ++turn)
        row.put({.what = kTurnKey, .number = static_cast<int>(turn)}, after == turn ? 1 : 0);
    row.put({.what = "cards to play"}, play_cards_held(book_, state, player));
    row.put({.what = "points missing"},
            book_.content().rules.target_points - standings_[player.index()].points);
    row.put({.what = "in turn"}, state.active == player ? 1 : 0);
}

// Most positions of a search change nothing of it.
const Features::Pace& Features::pace_of(const Outlook& outlook, PlayerId player) {
    Pace& pace = paces_[player.index()];
    if (pace.income == outlook.income && pace.rates == outlook.rates) return pace;
    pace.income = outlook.income;
    pace.rates = outlook.rates;
    for (std::size_t thing = 0; thing < things_.size(); ++thing)
        pace.soon[thing] = soonness(wait_for(outlook, Amounts{}, things_[thing].price));
    return pace;
}

Outlook Features::outlook_of(const State& state, PlayerId player) const {
    constexpr int kThousandths = 1000;
    Outlook outlook;
    outlook.player = player;
    outlook.goods = book_.goods();
    const int rounds = static_cast<int>(book_.players()) * kThousandths;
    for (std::size_t good = 0; good < outlook.goods; ++good) {
        outlook.hand[good] = state.players[player].goods[GoodId(good)];
        outlook.rates[good] = std::max<int>(1, state.players[player].rates[GoodId(good)]);
        outlook.income[good] =
            board_.of(player).pips[good] * rounds / std::max(1, book_.rolls_in_all());
    }
    return outlook;
}

int Features::fresh_cards(const State& state, PlayerId player) const {
    int fresh = 0;
    for (const CardId card : book_.content().cards.ids())
        fresh += state.players[player].fresh[card];
    return fresh;
}

}  // namespace hexholm
