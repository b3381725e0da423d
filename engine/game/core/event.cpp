#include "engine/game/core/event.h"

#include "engine/base/check.h"
#include "engine/game/core/event_facts.h"

namespace hexholm {

Event seen_by(const Event& event, PlayerId viewer) {
    if (event.secret == 0) return event;
    HEX_CHECK(facts_of(event.kind).may_be_secret);
    if (event.secret == 1 && viewer.is_some() && (viewer == event.player || viewer == event.other))
        return event;
    Event hidden = event;
    hidden.goods = {};
    hidden.b = -1;
    return hidden;
}

}  // namespace hexholm
