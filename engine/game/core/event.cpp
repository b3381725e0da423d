#include "engine/game/core/event.h"

namespace hexholm {

Event seen_by(const Event& event, PlayerId viewer) {
    if (event.secret == 0) return event;
    if (event.secret == 1 && viewer.is_some() && (viewer == event.player || viewer == event.other))
        return event;
    Event hidden = event;
    hidden.goods = {};
    hidden.b = -1;
    return hidden;
}

}  // namespace hexholm
