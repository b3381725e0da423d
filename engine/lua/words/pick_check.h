// What is wrong with a pick whose fields have been read.
#pragma once

#include "engine/lua/words/draft.h"

namespace hexholm {

void check_pick(Fields& fields, const Pick& pick, const Draft& draft);
// An empty place, an own one or any at all, perhaps with so much of a counter, and no other field says
// more.
bool is_plain(const Fields& fields, const Pick& pick);

}  // namespace hexholm
