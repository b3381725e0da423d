#include "src/ui/past/replay_marks.h"

#include "src/ui/past/log_text.h"

namespace hexholm::ui {

std::string_view title_of(EventTopic topic) {
    switch (topic) {
        case EventTopic::roll: return /*tr*/ "Rolls";
        case EventTopic::building: return /*tr*/ "Building";
        case EventTopic::award: return /*tr*/ "Awards";
        case EventTopic::card: return /*tr*/ "Cards";
        case EventTopic::trade: return /*tr*/ "Trades";
        default: return /*tr*/ "Losses";
    }
}

std::vector<ReplayMark> marks_of(const Content& content, const History& history) {
    std::vector<ReplayMark> marks;
    history.tell(0, history.size(), [&](std::size_t number, const State&, const EventList& events) {
        std::array<bool, kEventTopics> marked{};
        for (const Event& event : events) {
            const EventTopic topic = facts_of(event.kind).topic;
            const auto at = static_cast<std::size_t>(topic);
            if (number == 0 || topic == EventTopic::other || marked[at]) continue;
            ReplayMark mark = {number, topic, {}};
            if (!log_line(content, seen_by(event, PlayerId()), mark.line)) continue;
            marked[at] = true;
            marks.push_back(std::move(mark));
        }
    });
    return marks;
}

std::optional<std::size_t> next_mark(const std::vector<ReplayMark>& marks,
                                     EventTopic topic,
                                     std::size_t position) {
    for (const ReplayMark& mark : marks)
        if (mark.topic == topic && mark.position > position) return mark.position;
    return std::nullopt;
}

std::optional<std::size_t> mark_before(const std::vector<ReplayMark>& marks,
                                       EventTopic topic,
                                       std::size_t position) {
    std::optional<std::size_t> before;
    for (const ReplayMark& mark : marks)
        if (mark.topic == topic && mark.position < position) before = mark.position;
    return before;
}

}  // namespace hexholm::ui
