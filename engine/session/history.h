// What has been played at a table so far, told again from the beginning.
#pragma once

#include "engine/game/tally.h"
#include "engine/session/session.h"

namespace hexholm {

// The numbers of the game after so many of its actions; at most those that were played.
Tally tally_of(const Session& session, std::uint32_t actions);

}  // namespace hexholm
