#include "src/ui/table/table.h"

#include "src/ui/words/language.h"

namespace hexholm::ui {

std::vector<Seat> neutral_seats(const Content& content) {
    std::vector<Seat> seats;
    for (const Neutral& neutral : content.neutrals)
        seats.push_back({std::string(tr_of(neutral.face.title_mod, neutral.face.title)), "",
                         neutral.face.color});
    return seats;
}

bool Table::can(ActionKindId kind, Action* action) const {
    for (const Action& one : legal)
        if (one.kind == kind) {
            if (action != nullptr) *action = one;
            return true;
        }
    return false;
}

bool Table::can(Verb verb, Action* action) const {
    for (const Action& one : legal)
        if (content().kinds[one.kind].verb == verb) {
            if (action != nullptr) *action = one;
            return true;
        }
    return false;
}

Refusal Table::why_not(ActionKindId kind) const {
    if (kind.is_none() || kind.index() >= refusals.size()) return {};
    return refusals[kind.index()];
}

}  // namespace hexholm::ui
