#include "src/cli/games/blame.h"

#include <algorithm>

namespace hexholm::cli {
namespace {

HookId test_of_mod_action(const Content& content, const ModAction& mod_action) {
    if (mod_action.test.is_some()) return mod_action.test;
    for (const PickId pick : mod_action.picks)
        if (content.picks[pick].test.is_some()) return content.picks[pick].test;
    return HookId::none();
}

}  // namespace

ActionKindId differing_kind(const ActionList& one, const ActionList& other) {
    const auto has = [](const ActionList& list, const Action& action) {
        return std::find(list.begin(), list.end(), action) != list.end();
    };
    for (const Action& action : one)
        if (!has(other, action)) return action.kind;
    for (const Action& action : other)
        if (!has(one, action)) return action.kind;
    return ActionKindId::none();
}

HookId test_of(const Content& content, const ActionKind& kind) {
    switch (kind.verb) {
        case Verb::build:
        case Verb::place:
        case Verb::move: return content.pieces[PieceId(kind.subject)].test;
        case Verb::move_pawn: return content.pawns[PawnId(kind.subject)].test;
        case Verb::act:
            return test_of_mod_action(content, content.mod_actions[ModActionId(kind.subject)]);
        case Verb::answer: return content.picks[PickId(kind.subject)].test;
        default: return HookId::none();
    }
}

}  // namespace hexholm::cli
