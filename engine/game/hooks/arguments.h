// What has been answered, as functions of mods are told it.
#pragma once

#include "engine/game/core/answers.h"
#include "engine/game/hooks/hooks.h"

namespace hexholm {

HookArg as_argument(ArgType type, int value);

// The player and all answers.
using HookArgList = FixedVector<HookArg, kMaxAnswers + 3>;
HookArgList arguments(PlayerId player, const Answers& answers);

}  // namespace hexholm
