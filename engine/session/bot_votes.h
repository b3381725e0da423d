// How the bots of a table vote on an end before the end, or on fewer points to win.
#pragma once

#include "engine/game/turn/accord.h"
#include "engine/session/full_session.h"

namespace hexholm {

// For about so many rounds nobody has gained or lost a point that everybody sees.
int still_rounds(const Rulebook& book, const Timeline& timeline);

// Whether the bot in this seat is for it; at one point of a game it always gives one answer. REQUIRES: the seat is a bot's,
// and check_accord() allows it.
bool bot_agrees(const FullSession& session, PlayerId bot, const Accord& accord);

}  // namespace hexholm
