#include "engine/bots/worth/temper.h"

#include "engine/game/hooks/hooks.h"

namespace hexholm {

int Temper::judge(const Rulebook& book, const State& state, PlayerId me) const {
    const DeclaredBot* declared = of(book.content());
    if (declared == nullptr || declared->judge.is_none()) return 0;
    const HookArg arg = of_player(me);
    const HookAnswer answer =
        book.content().program->ask(book, state, declared->judge, HookArgs(&arg, 1));
    return answer.is_number ? answer.number : 0;
}

}  // namespace hexholm
