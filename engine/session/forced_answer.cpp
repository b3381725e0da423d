#include "engine/session/forced_answer.h"

#include <memory>

#include "engine/base/random.h"
#include "engine/game/asking/effects.h"
#include "engine/game/asking/prompt.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

// The only possible choice of `count` goods from those that are there: all of them, or goods of a
// single kind; empty when there is a choice.
template <class Goods>
Bundle only_choice(const Rulebook& book, GoodMask of, int count, Goods there) {
    Bundle all;
    Bundle last;
    int kinds = 0;
    for (const GoodId good : all_ids<GoodId>(book.goods())) {
        const int number = in_mask(of, good) ? there(good) : 0;
        if (number == 0) continue;
        all.add(good, number);
        last = Bundle::of(good, count);
        ++kinds;
    }
    return kinds == 1 ? last : all.total() == count ? all : Bundle{};
}

// Fills in the goods; an action without any where there are several choices.
Action with_only_goods(const Rulebook& book, const State& state, const Action& action) {
    Prompt prompt;
    Action full = action;
    if (!current_prompt(book, state, prompt)) return full;
    const PlayerId player = action.player;
    const Verb verb = book.verb(action.kind);
    if (verb == Verb::discard || verb == Verb::give) {
        full.goods[0] = only_choice(book, prompt.of, discard_count(book, state, player),
                                    [&](GoodId good) { return state.players[player].goods[good]; });
    } else if (verb == Verb::choose_goods) {
        full.goods[0] = only_choice(book, prompt.of, prompt.count, [&](GoodId good) {
            return good_on_offer(book, state, player, good).most;
        });
    }
    return full;
}

std::optional<Action> only_answer_of(const Rulebook& book, const State& state, PlayerId player) {
    const auto list = std::make_unique<ActionList>();
    legal_actions(book, state, player, *list);
    if (list->size() != 1 || book.verb((*list)[0].kind) == Verb::decline) return std::nullopt;
    const Action only =
        is_template(book, (*list)[0]) ? with_only_goods(book, state, (*list)[0]) : (*list)[0];
    return check(book, state, only).ok() ? std::optional(only) : std::nullopt;
}

// An onlooker, who sees no hand, expects this answer as well: in each of several tables that look the same to him the
// player has a single answer.
bool is_plain_to_all(const Rulebook& book, const State& state, PlayerId player) {
    constexpr int kTables = 12;
    constexpr std::uint64_t kSeed = 0x6F6E65;
    const View seen = view_for(book, state, PlayerId::none());
    Random chance{random_bits(kSeed, state.actions), 0};
    for (int table = 0; table < kTables; ++table)
        if (!only_answer_of(book, imagine(book, seen, chance), player)) return false;
    return true;
}

}  // namespace

std::optional<Action> forced_answer(const Rulebook& book, const State& state) {
    if (!is_asking(state) || state.stage == Stage::over) return std::nullopt;
    // What fails in a mod fails again, and is told, when it is asked for.
    const FailureCollector ignoring(nullptr);
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        if (!has(top_frame(state).waiting, player)) continue;
        const std::optional<Action> only = only_answer_of(book, state, player);
        if (only && is_plain_to_all(book, state, player)) return only;
    }
    return std::nullopt;
}

bool was_forced(const Timeline& timeline, const Rulebook& book, std::size_t at) {
    const RecordedAction& done = timeline.actions()[at];
    return !done.is_settled() && forced_answer(book, timeline.state_at(at)) == done.action;
}

}  // namespace hexholm
