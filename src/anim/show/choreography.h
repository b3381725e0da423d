// Turns what happened into what is seen: which card flies where, and when.
#pragma once

#include "engine/game/core/event.h"
#include "engine/game/view/view.h"

#include "src/anim/cues/cue.h"

namespace hexholm::anim {

// `shown` is the table before the events; `events` are as its viewer may know them. Times are at
// normal speed. Nothing here changes the table.
Plan choreograph(const Rulebook& book, const View& shown, const EventList& events);

}  // namespace hexholm::anim
