// Actions as a client sends them: the kind and what it needs. Who acts is known by who sends.
#pragma once

#include "engine/base/bytes.h"
#include "engine/base/result.h"
#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"

namespace hexholm {

// REQUIRES: the action is of a kind of this game.
void put_action(const Rulebook& book, const Action& action, Bytes& bytes);
// Each argument names something that there is; whether it is allowed says check().
Result<Action> take_action(const Rulebook& book, PlayerId player, ByteReader& reader);

}  // namespace hexholm
