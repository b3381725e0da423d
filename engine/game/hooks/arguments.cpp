#include "engine/game/hooks/arguments.h"

namespace hexholm {

HookArg as_argument(ArgType type, int value) {
    const auto number = static_cast<std::int16_t>(value);
    switch (type) {
        case ArgType::player: return {HookArg::Type::player, number};
        case ArgType::good: return {HookArg::Type::good, number};
        case ArgType::card: return {HookArg::Type::card, number};
        default: return of_place(value);
    }
}

HookArgList arguments(PlayerId player, const Answers& answers) {
    HookArgList list;
    list.push_back(of_player(player));
    for (const Answer& answer : answers)
        list.push_back(as_argument(answer.type, answer.value));
    return list;
}

}  // namespace hexholm
