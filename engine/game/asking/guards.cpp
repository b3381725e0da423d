#include "engine/game/asking/guards.h"

#include "engine/game/asking/picks.h"
#include "engine/game/hooks/hooks.h"

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

}  // namespace

Refusal check_guards(const Rulebook& book, const State& state, const Action& action) {
    const ActionKind& kind = book.content().kinds[action.kind];
    for (const HookId guard : book.guards_of(action.kind)) {
        const HookId refuses =
            refusing(book, state, guard,
                     {of_player(action.player), told(kind, action, 0), told(kind, action, 1)});
        if (refuses.is_some()) return refused_by(book, refuses);
    }
    return {};
}

void leave_out_guarded(const Rulebook& book, const State& state, ActionList& list) {
    std::size_t kept = 0;
    for (std::size_t at = 0; at < list.size(); ++at)
        if (book.guards_of(list[at].kind).empty() || check_guards(book, state, list[at]).ok())
            list[kept++] = list[at];
    list.shorten(kept);
}

}  // namespace hexholm
