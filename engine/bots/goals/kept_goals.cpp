#include "engine/bots/goals/kept_goals.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/base/hash.h"
#include "engine/bots/worth/cards.h"
#include "engine/bots/worth/gains.h"
#include "engine/game/game.h"
#include "engine/game/standing/measures.h"
#include "engine/game/view/points.h"

namespace hexholm {
namespace {

// What changes with every roll and every trade, and what says only whose turn it is and what was offered.
void clear_passing_things(const Rulebook& book, State& state) {
    const Layout& layout = book.layout();
    const State blank(layout);
    StateNumbers& numbers = state;
    numbers = blank;
    numbers.stage = Stage::play;
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        state.offers[player] = {};
        state.players[player].goods = {};
        state.players[player].unknown_goods = 0;
    }
}

std::uint64_t mark_of_own(const Rulebook& book, const State& state, PlayerId player) {
    const PlayerState& own = state.players[player];
    std::uint64_t mark = 0;
    const auto add = [&](std::uint64_t value) {
        const std::uint64_t both[] = {mark, value};
        mark = hash_words(both, 2);
    };
    for (const PieceId piece : book.content().pieces.ids())
        add(own.supply[piece]);
    for (const CardId card : book.content().cards.ids())
        add(own.hand[card] * 256U + own.open[card]);
    for (const AwardId award : book.content().awards.ids())
        add(static_cast<unsigned>(measure_of(book, state, award, player)) * 256U +
            (state.award_holder[award] == player ? 1U : 0U));
    return mark;
}

GoalSource source_of(const Rulebook& book,
                     const State& state,
                     const Outlook& outlook,
                     std::uint32_t table) {
    GoalSource source;
    source.table = table;
    source.points = all_points(book, state, outlook.player);
    source.target = target_of(book, state, outlook.player);
    source.remaining = outlook.remaining;
    source.rates = outlook.rates;
    for (const DeckId deck : book.content().decks.ids())
        if (book.content().decks[deck].for_sale)
            source.decks.push_back(deck_worth(book, state, outlook, deck));
    return source;
}

}  // namespace

bool GoalSource::operator==(const GoalSource& other) const {
    return table == other.table && points == other.points && target == other.target &&
           remaining == other.remaining && rates == other.rates &&
           std::equal(decks.begin(), decks.end(), other.decks.begin(), other.decks.end());
}

const GoalList& KeptGoals::find(const Rulebook& book,
                                const View& view,
                                const State& state,
                                const Outlook& outlook,
                                Planner* planner,
                                std::uint32_t table) {
    HEX_CHECK(table != 0 && outlook.player == view.viewer);
    if (planner != nullptr ? keeps_tried(book, view) : keeps_untried(book, state, outlook, table))
        wait_anew(outlook, goals_);
    else
        find_goals(book, state, outlook, planner, goals_);
    player_ = view.viewer;
    return goals_;
}

bool KeptGoals::keeps_tried(const Rulebook& book, const View& view) {
    const Marks marks = marks_of(book, view);
    if (is_kept(view, marks)) return true;
    marks_ = marks;
    return false;
}

// Whether goals can be reused without trying actions again. When mods give something for pieces,
// that could depend on anything.
bool KeptGoals::keeps_untried(const Rulebook& book,
                              const State& state,
                              const Outlook& outlook,
                              std::uint32_t table) {
    if (rewards_placing(book)) return false;
    const GoalSource source = source_of(book, state, outlook, table);
    if (player_ == outlook.player && source_ == source) return true;
    source_ = source;
    return false;
}

KeptGoals::Marks KeptGoals::marks_of(const Rulebook& book, const View& view) {
    State table = view.state;
    clear_passing_things(book, table);
    return {mark_of_own(book, view.state, view.viewer), digest(table)};
}

bool KeptGoals::is_kept(const View& view, const Marks& marks) const {
    if (player_ != view.viewer || marks_.own != marks.own) return false;
    return view.state.active != view.viewer || marks_.table == marks.table;
}

}  // namespace hexholm
