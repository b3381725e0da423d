#include "src/ui/past/replay_marks.h"

#include "engine/session/history.h"

#include "src/ui/past/log_text.h"

namespace hexholm::ui {

std::string_view mark_title(MarkSort sort) {
    switch (sort) {
        case MarkSort::roll: return /*tr*/ "Rolls";
        case MarkSort::build: return /*tr*/ "Building";
        case MarkSort::award: return /*tr*/ "Awards";
        case MarkSort::card: return /*tr*/ "Cards";
        case MarkSort::trade: return /*tr*/ "Trades";
        default: return /*tr*/ "Losses";
    }
}

static std::optional<MarkSort> sort_of(const Event& event) {
    switch (event.kind) {
        case EventKind::rolled: return MarkSort::roll;
        case EventKind::placed:
        case EventKind::upgraded:
        case EventKind::moved: return MarkSort::build;
        case EventKind::award_moved: return MarkSort::award;
        case EventKind::card_bought:
        case EventKind::card_played:
        case EventKind::card_revealed:
        case EventKind::cards_spent: return MarkSort::card;
        case EventKind::traded:
        case EventKind::traded_bank: return MarkSort::trade;
        case EventKind::discarded:
        case EventKind::stolen:
        case EventKind::collected:
        case EventKind::removed: return MarkSort::loss;
        default: return std::nullopt;
    }
}

std::vector<ReplayMark> marks_of(const Session& session) {
    std::vector<ReplayMark> marks;
    const Content& content = session.rulebook().content();
    retell(session, 0, session.played().size(),
           [&](std::size_t number, const State&, const EventList& events) {
               std::array<bool, kMarkSorts> marked{};
               for (const Event& event : events) {
                   const std::optional<MarkSort> sort = sort_of(event);
                   if (number == 0 || !sort || marked[static_cast<std::size_t>(*sort)]) continue;
                   ReplayMark mark = {number, *sort, {}};
                   if (!log_line(content, seen_by(event, PlayerId()), mark.line)) continue;
                   marked[static_cast<std::size_t>(*sort)] = true;
                   marks.push_back(std::move(mark));
               }
           });
    return marks;
}

std::optional<std::size_t> next_mark(const std::vector<ReplayMark>& marks,
                                     MarkSort sort,
                                     std::size_t position) {
    for (const ReplayMark& mark : marks)
        if (mark.sort == sort && mark.position > position) return mark.position;
    return std::nullopt;
}

std::optional<std::size_t> mark_before(const std::vector<ReplayMark>& marks,
                                       MarkSort sort,
                                       std::size_t position) {
    std::optional<std::size_t> before;
    for (const ReplayMark& mark : marks)
        if (mark.sort == sort && mark.position < position) before = mark.position;
    return before;
}

}  // namespace hexholm::ui
