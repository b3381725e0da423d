// Finds the function of a mod that is likeliest to be at fault.
#pragma once

#include "engine/content/content.h"
#include "engine/game/core/action.h"

namespace hexholm::cli {

// The kind of an action that only one of the two sorted lists has; none when they are the same.
ActionKindId differing_kind(const ActionList& one, const ActionList& other);
// The function that is asked whether such an action may be done; none when there is none.
HookId test_of(const Content& content, const ActionKind& kind);

}  // namespace hexholm::cli
