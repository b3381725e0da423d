#include "src/ui/table/table.h"

#include <algorithm>

#include "src/ui/words/language.h"

namespace hexholm::ui {

std::vector<Seat> neutral_seats(const Content& content) {
    std::vector<Seat> seats;
    for (const Neutral& neutral : content.neutrals)
        seats.push_back({std::string(tr_of(neutral.face.title_mod, neutral.face.title)), "",
                         neutral.face.color});
    return seats;
}

std::size_t Table::person(PlayerId player, const Keepsakes& own) const {
    const std::size_t chosen = own.place_of(KeepsakeKind::face);
    const auto here = std::ranges::find(seats, SeatPlace::here, &Seat::place);
    const auto own_seat = static_cast<std::size_t>(here - seats.begin());
    if (chosen == 0 || here == seats.end()) return player.index();
    if (player.index() == own_seat) return chosen - 1;
    return player.index() == chosen - 1 ? own_seat : player.index();
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
