#include "engine/game/asking/picks.h"

#include <algorithm>

#include "engine/game/asking/pick_filters.h"
#include "engine/game/figures/standing.h"
#include "engine/game/hooks/amounts.h"

namespace hexholm {
namespace {

struct PickRange {
    int first = 0;
    int last = -1;
};

// Those of the kind stand in a row, by seat.
PickRange figures_to_pick(const Rulebook& book, PlayerId player, const Pick& pick) {
    if (pick.figure.is_none()) return {0, static_cast<int>(book.content().figures.size()) - 1};
    const FigureKind& kind = book.content().figure_kinds[pick.figure];
    const bool own = kind.owned && pick.whose == Whose::own;
    const std::size_t seats = kind.owned && !own ? book.players() : 1;
    const std::size_t seat = own ? player.index() : 0;
    const auto first = static_cast<int>(kind.first.index() + seat * figures_of_seat(kind));
    return {first, first + static_cast<int>(seats * figures_of_seat(kind)) - 1};
}

PickRange pick_range(const Rulebook& book, PlayerId player, const Pick& pick) {
    const auto all = [](std::size_t count) { return PickRange{0, static_cast<int>(count) - 1}; };
    switch (pick.type) {
        case ArgType::tile: return all(book.board().tile_count());
        case ArgType::corner: return all(book.board().corner_count());
        case ArgType::edge: return all(book.board().edge_count());
        case ArgType::player:
            if (!pick.neutral) return all(book.players());
            return {static_cast<int>(book.players()), static_cast<int>(book.owners()) - 1};
        case ArgType::good: return all(book.goods());
        case ArgType::card: return all(book.content().cards.size());
        case ArgType::figure: return figures_to_pick(book, player, pick);
        case ArgType::number: return {pick.least, pick.most};
        default: return {};
    }
}

bool was_picked(const Answers& before, ArgType type, int value) {
    return std::ranges::any_of(
        before, [&](const Answer& answer) { return answer.type == type && answer.value == value; });
}

}  // namespace

Candidates::Candidates(
    const Rulebook& book, const State& state, PlayerId player, PickId pick, const Answers& before)
    : book_(book),
      state_(state),
      player_(player),
      pick_(book.content().picks[pick]),
      before_(before) {
    const PickRange range = pick_range(book, player, pick_);
    first_ = range.first;
    last_ = range.last;
    if (pick_.type == ArgType::number && !(pick_.up_to == Pick{}.up_to))
        last_ = std::min(last_, amount_now(book, state, player, pick_.up_to));
    is_plain_ = pick_.plain && (!pick_.differs || before.empty());
    if (pick_.list.is_none()) return;
    const HookArgList args = arguments(player, before);
    listed_.clear();
    book.content().program->list(book, state, pick_.list, pick_.type, {args.begin(), args.size()},
                                 listed_);
}

bool Candidates::has(int value) const {
    if (value < first_ || value > last_) return false;
    if (pick_.list.is_some() && std::ranges::find(listed_, value) == listed_.end()) return false;
    return is_allowed(value);
}

bool Candidates::is_allowed(int value) const {
    if (value < first_ || value > last_) return false;
    if (pick_.differs && was_picked(before_, pick_.type, value)) return false;
    if (!fits(book_, state_, player_, pick_, value, before_)) return false;
    if (pick_.test.is_none()) return true;
    HookArgList args;
    args.push_back(of_player(player_));
    args.push_back(as_argument(pick_.type, value));
    for (const Answer& answer : before_)
        args.push_back(as_argument(answer.type, answer.value));
    return allows(book_, state_, pick_.test, {args.begin(), args.size()});
}

Reason may_pick(const Rulebook& book,
                const State& state,
                PlayerId player,
                PickId pick,
                int value,
                const Answers& before) {
    return Candidates(book, state, player, pick, before).has(value) ? Reason::none
                                                                    : Reason::wrong_place;
}

bool can_pick(const Rulebook& book,
              const State& state,
              PlayerId player,
              PickId pick,
              const Answers& before,
              int wanted) {
    int found = 0;
    Candidates(book, state, player, pick, before).visit([&](std::int16_t) {
        return ++found < wanted;
    });
    return found >= wanted;
}

void list_picks(const Rulebook& book,
                const State& state,
                PlayerId player,
                ActionKindId kind,
                PickId pick,
                const Answers& before,
                ActionList& list) {
    Candidates(book, state, player, pick, before).visit([&](std::int16_t value) {
        list_action(list, kind, player, value);
        return true;
    });
}

}  // namespace hexholm
