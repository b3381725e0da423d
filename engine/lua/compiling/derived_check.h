// Counters that follow others, or move them: do they fit each other?
#pragma once

#include "engine/lua/words/draft.h"

namespace hexholm {

void check_derived(const Content& content, const Places& places, Problems& problems);

}  // namespace hexholm
