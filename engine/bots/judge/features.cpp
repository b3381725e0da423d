#include "engine/bots/judge/features.h"

#include <algorithm>
#include <string>

#include "engine/base/hash.h"
#include "engine/bots/worth/cards.h"
#include "engine/bots/worth/declared.h"
#include "engine/game/core/play.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

constexpr std::size_t kMostCounters = 24;  // likewise
constexpr std::size_t kMostCardKinds = 40;
constexpr std::size_t kMostDecks = 8;
constexpr std::size_t kMostFigures = 8;  // kinds
constexpr int kMostInput = 20'000;
constexpr int kWholeRate = 12;  // a rate of 4 is 3, one of 2 is 6
constexpr int kNearTarget = 2;
constexpr int kSoon = 100;          // hundredths of a round
constexpr int kSoonness = 100'000;  // 1,000 is at once, 500 after a round
constexpr int kMostLead = 9;
constexpr int kWorthStep = 100;  // thousandths of a point in one

// How many numbers read_public() and the others write for each thing.
constexpr std::size_t kOfGoods = 3;
constexpr std::size_t kOfAwards = 4;
constexpr std::size_t kPublicAlone = 24;
constexpr std::size_t kOfFurtherEdge = 3;  // beyond kReadEdges
constexpr std::size_t kOwnThings = 3;
constexpr std::size_t kOwnAlone = 3;
constexpr std::size_t kOtherAlone = 3;

void put(Inputs& inputs, int value) {
    inputs.push_back(std::clamp(value, -kMostInput, kMostInput));
}

void put_first(Inputs& inputs, const auto& values, int count) {
    for (int at = 0; at < count; ++at)
        put(inputs, values[static_cast<std::size_t>(at)]);
}

void put_goods(Inputs& inputs, const Amounts& amounts, std::size_t goods) {
    for (std::size_t good = 0; good < goods; ++good)
        put(inputs, amounts[good]);
}

int soonness(int wait) {
    return kSoonness / (wait + kSoon);
}

std::string price_text(const Content& content, const Price& price) {
    std::string text;
    for (const GoodId good : content.goods.ids())
        text += ' ' + std::to_string(price.first()[good]);
    return text;
}

std::size_t decks_in_sight(const Content& content) {
    return std::min(content.decks.size(), kMostDecks);
}

}  // namespace

std::uint64_t judged_things(const Content& content) {
    std::string text = "1 " + content.scenario + ' ' + std::to_string(content.players) + ' ' +
                       std::to_string(content.rules.target_points) + ' ' +
                       std::to_string(content.rules.bank_rate);
    const auto number = [&](int value) { text += ' ' + std::to_string(value); };
    for (const Good& good : content.goods)
        text += "\ngood " + good.name + ' ' + std::to_string(good.bank);
    for (const Terrain& terrain : content.terrains) {
        text += "\nterrain " + terrain.name;
        for (const GoodId good : content.goods.ids())
            number(terrain.produces[good]);
    }
    for (const Piece& piece : content.pieces) {
        text += "\npiece " + piece.name + price_text(content, piece.cost);
        for (const int value : {static_cast<int>(piece.on), piece.supply, piece.points, piece.yield,
                                piece.distance, static_cast<int>(piece.upgrades.number())})
            number(value);
    }
    for (const Deck& deck : content.decks)
        text += "\ndeck " + deck.name + price_text(content, deck.cost);
    for (const Card& card : content.cards) {
        text += "\ncard " + card.name;
        for (const int value : {static_cast<int>(card.deck.value), card.copies, card.points})
            number(value);
    }
    for (const Award& award : content.awards) {
        text += "\naward " + award.name;
        for (const int value : {award.points, award.least, static_cast<int>(award.metric)})
            number(value);
    }
    for (const Counter& counter : content.counters)
        text += "\ncounter " + counter.name + ' ' + std::to_string(counter.points);
    for (const ModAction& mod_action : content.mod_actions)
        text += "\ndeed " + mod_action.name + price_text(content, mod_action.cost);
    for (const FigureKind& kind : content.figure_kinds)
        text += "\nfigure " + kind.name + price_text(content, kind.cost);
    return hash_text(text);
}

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
    const auto add = [&](const Price& price) {
        if (has_price(price) && things_.size() < kMostJudgedThings)
            things_.push_back(price.first());
    };
    for (const PieceId piece : content.pieces.ids())
        if (book_.kind(Verb::build, piece.index()).is_some()) add(content.pieces[piece].cost);
    for (const Deck& deck : content.decks)
        if (deck.for_sale) add(deck.cost);
    for (const ModAction& mod_action : content.mod_actions)
        add(mod_action.cost);
    for (const FigureKind& kind : content.figure_kinds)
        add(kind.cost);
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
    return public_count() + book_.goods() + kOwnThings * things_.size() + cards_.size() + kOwnAlone;
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
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        Inputs& row = inputs[player.index()];
        row.clear();
        read_public(state, player, row);
        if (player == viewer)
            read_own(state, player, row);
        else
            read_other(state, player, row);
    }
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

// All that everybody knows of a player.
void Features::read_public(const State& state, PlayerId player, Inputs& inputs) {
    const BoardOfPlayer& board = board_.of(player);
    const PlayerState& own = state.players[player];
    const std::size_t goods = book_.goods();
    put_goods(inputs, board.pips, goods);
    int all = 0;
    int kinds = 0;
    for (std::size_t good = 0; good < goods; ++good) {
        all += board.pips[good];
        kinds += board.pips[good] > 0 ? 1 : 0;
    }
    put(inputs, all);
    put(inputs, kinds);
    put(inputs, board.blocked);

    const auto [points, others] = standings_[player.index()];
    const int target = target_of(book_, state, player);
    put(inputs, points);
    put(inputs, points - others);
    for (int near = 1; near <= kNearTarget; ++near)
        put(inputs, points + near >= target ? 1 : 0);

    put_first(inputs, board.best, board_.edges_read() + 1);
    put_first(inputs, board.safe, board_.edges_read() + 1);
    put(inputs, board.second);
    put_first(inputs, board.places, board_.edges_read());
    put_first(inputs, board.upgrades, static_cast<int>(board.upgrades.size()));
    put_goods(inputs, board.in_reach, goods);
    for (std::size_t good = 0; good < goods; ++good)
        put(inputs, kWholeRate / std::max<int>(1, own.rates[GoodId(good)]));

    for (const PieceId piece : book_.content().pieces.ids())
        put(inputs, own.supply[piece]);
    read_awards(state, player, inputs);
    for (const CounterId counter : counters_)
        put(inputs, counter_value(state, book_.content().counters[counter], player.index()));
    const Pace& pace = pace_of(outlook_of(state, player), player);
    for (std::size_t thing = 0; thing < things_.size(); ++thing)
        put(inputs, pace.soon[thing]);
    for (std::size_t deck = 0; deck < decks_in_sight(book_.content()); ++deck)
        put(inputs, state.deck_size[DeckId(deck)]);
    const int size = hand_size(book_, state, player);
    put(inputs, size);
    put(inputs, std::max(0, size - safe_hand(book_, state, player)));
    put(inputs, book_.worths().any() ? declared_worth(book_, state, player) / kWorthStep : 0);
    read_prospects(state, player, inputs);
}

// Figures, where they are going, and what is coming upon all.
void Features::read_prospects(const State& state, PlayerId player, Inputs& inputs) const {
    for (const FigureKindId kind : figures_) {
        int in_play = 0;
        visit_figures(book_, kind, player,
                      [&](FigureId figure) { in_play += is_in_play(state, figure) ? 1 : 0; });
        put(inputs, in_play);
    }
    if (!book_.content().aims.empty())
        put(inputs, prospects_[player.index()].aims().worth(state) / kWorthStep);
    if (!book_.content().threats.empty())
        put(inputs, prospects_[player.index()].threats().worth(state) / kWorthStep);
}

void Features::read_awards(const State& state, PlayerId player, Inputs& inputs) const {
    for (const AwardId award : book_.content().awards.ids()) {
        const int measure = state.players[player].measure[award];
        int most = 0;
        for (const PlayerId other : all_ids<PlayerId>(book_.players()))
            if (other != player) most = std::max<int>(most, state.players[other].measure[award]);
        put(inputs, state.award_holder[award] == player ? 1 : 0);
        put(inputs, measure);
        put(inputs, std::clamp(measure - most, -kMostLead, kMostLead));
        put(inputs, std::min(steps_to_award(book_, state, player, award), kMostLead));
    }
}

void Features::read_own(const State& state, PlayerId player, Inputs& inputs) {
    const Outlook outlook = outlook_of(state, player);
    put_goods(inputs, outlook.hand, book_.goods());
    for (const Bundle& price : things_) {
        const int wait = wait_for(outlook, outlook.hand, price);
        put(inputs, soonness(wait));
        put(inputs, wait == 0 ? 1 : 0);
        put(inputs, missing_for(outlook, outlook.hand, price));
    }
    const PlayerState& own = state.players[player];
    int ready = 0;
    for (const CardId card : cards_) {
        put(inputs, own.hand[card] - own.fresh[card]);
        ready += own.hand[card] - own.fresh[card];
    }
    put(inputs, fresh_cards(state, player));
    put(inputs, ready);
    put(inputs, state.active == player ? 1 : 0);
}

void Features::read_other(const State& state, PlayerId player, Inputs& inputs) {
    const std::size_t players = book_.players();
    const std::size_t active = state.active.is_some() ? state.active.index() : 0;
    const std::size_t after = (player.index() + players - active) % players;
    for (std::size_t turn = 1; turn < players; ++turn)
        put(inputs, after == turn ? 1 : 0);
    put(inputs, play_cards_held(book_, state, player));
    put(inputs, book_.content().rules.target_points - standings_[player.index()].points);
    put(inputs, state.active == player ? 1 : 0);
}

// Most positions of a search change nothing of it.
const Features::Pace& Features::pace_of(const Outlook& outlook, PlayerId player) {
    Pace& pace = paces_[player.index()];
    if (pace.income == outlook.income && pace.rates == outlook.rates) return pace;
    pace.income = outlook.income;
    pace.rates = outlook.rates;
    for (std::size_t thing = 0; thing < things_.size(); ++thing)
        pace.soon[thing] = soonness(wait_for(outlook, Amounts{}, things_[thing]));
    return pace;
}

Outlook Features::outlook_of(const State& state, PlayerId player) const {
    constexpr int kThousandth = 1000;
    Outlook outlook;
    outlook.player = player;
    outlook.goods = book_.goods();
    const int rounds = static_cast<int>(book_.players()) * kThousandth;
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
