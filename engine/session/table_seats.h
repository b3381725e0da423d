// The seats of a table that is played at: their bots, and how a journal names them.
#pragma once

#include <memory>
#include <vector>

#include "engine/base/result.h"
#include "engine/journal/header.h"
#include "engine/session/full_session.h"

namespace hexholm {

// The bots of these seats; null where nobody is one. Fails where there is no bot of that name.
Result<std::unique_ptr<BotThinker>> thinker_for(const SessionSetup& setup,
                                                const Rulebook& book,
                                                const std::vector<Seat>& seats);

JournalSeat written(const Seat& seat);
std::vector<JournalSeat> written(const std::vector<Seat>& seats);

}  // namespace hexholm
