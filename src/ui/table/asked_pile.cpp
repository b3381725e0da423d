// Questions that are answered by a click on a pile of cards.
#include "src/ui/table/prompt_text.h"

namespace hexholm::ui {

ZoneId stacks_of(const Content& content, PickId pick) {
    if (pick.is_none()) return {};
    const Pick& declared = content.picks[pick];
    if (declared.stack_of.is_some()) return declared.stack_of;
    if (declared.type != ArgType::number || declared.cards >= 0 || declared.least != 1) return {};
    ZoneId found;
    for (const ZoneId id : content.zones.ids()) {
        const Zone& zone = content.zones[id];
        if (zone.per_player || zone.per_corner || zone.stacks < 2) continue;
        if (zone.stacks != declared.most) continue;
        if (found.is_some()) return {};
        found = id;
    }
    return found;
}

bool asks_for_pile(const Table& table) {
    return !table.content().board.has_directions() && !table.choices.numbers.empty() &&
           stacks_of(table.content(), picked_now(table)).is_some();
}

}  // namespace hexholm::ui
