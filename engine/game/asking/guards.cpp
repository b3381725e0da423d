#include "engine/game/asking/guards.h"

#include <algorithm>

#include "engine/game/hooks/arguments.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/picking/picks.h"

namespace hexholm {
namespace {

// The arguments of the action but for goods, as functions see them.
HookArg told(const ActionKind& kind, const Action& action, std::size_t at) {
    std::size_t number = 0;
    for (const ArgType type : kind.args) {
        if (type == ArgType::goods) continue;
        if (number == at) return as_argument(type, action.args[at]);
        ++number;
    }
    return of_place(-1);
}

bool holds(const Rulebook& book, const State& state, const Guard& guard, PlayerId player) {
    if (!guard.phases.empty() && std::ranges::count(guard.phases, state.phase) == 0) return false;
    if (guard.counter.is_none()) return true;
    const Counter& counter = book.content().counters[guard.counter];
    return counter_value(state, counter, counter.per == Owner::game ? 0 : player.index()) > 0;
}

bool any_holds(const Rulebook& book, const State& state, ActionKindId kind, PlayerId player) {
    return std::ranges::any_of(book.guards_of(kind), [&](const Guard* guard) {
        return holds(book, state, *guard, player);
    });
}

}  // namespace

Refusal check_guards(const Rulebook& book, const State& state, const Action& action) {
    const ActionKind& kind = book.content().kinds[action.kind];
    for (const Guard* guard : book.guards_of(action.kind)) {
        if (!holds(book, state, *guard, action.player)) continue;
        if (guard->test.is_none()) {
            if (guard->while_any.is_none() ||
                can_pick(book, state, action.player, guard->while_any))
                return {Reason::not_allowed, {}, guard->reason + 1};
            continue;
        }
        const HookId refuses =
            refusing(book, state, guard->test,
                     {of_player(action.player), told(kind, action, 0), told(kind, action, 1)});
        if (refuses.is_some()) return refused_by(book, refuses);
    }
    return {};
}

namespace {

// Do all guards ask about the player alone? Then they say the same of every action of the kind.
bool ask_about_player(const Rulebook& book, ActionKindId kind) {
    const Content& content = book.content();
    return std::ranges::all_of(book.guards_of(kind), [&](const Guard* guard) {
        HookId test = guard->test;
        while (test.is_some() && content.program->arguments_taken(content.hooks[test]) <= 1)
            test = content.hooks[test].next;
        return test.is_none();
    });
}

}  // namespace

void leave_out_guarded(const Rulebook& book,
                       const State& state,
                       PlayerId player,
                       ActionList& list) {
    // Most lists are made while no guard holds that could leave out anything.
    if (std::ranges::none_of(book.guarded_kinds(state.phase), [&](ActionKindId kind) {
            return any_holds(book, state, kind, player);
        }))
        return;
    Action* kept = list.begin();
    for (const Action* at = list.begin(); at != list.end();) {
        // Actions of a kind stand in a row, and some rows are long, so this skips ahead in leaps.
        const Action* const first = at;
        const ActionKindId kind = first->kind;
        constexpr std::ptrdiff_t kLeap = 16;
        while (list.end() - at > kLeap && at[kLeap].kind == kind)
            at += kLeap;
        while (at != list.end() && at->kind == kind)
            ++at;
        const bool guarded = any_holds(book, state, kind, player);
        if (guarded && !ask_about_player(book, kind)) {
            kept = std::copy_if(first, at, kept, [&](const Action& action) {
                return check_guards(book, state, action).ok();
            });
        } else if (!guarded || check_guards(book, state, *first).ok()) {
            kept = kept == first ? kept + (at - first) : std::copy(first, at, kept);
        }
    }
    list.end_at(kept);
}

}  // namespace hexholm
