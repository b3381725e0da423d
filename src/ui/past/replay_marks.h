// The moments of a whole game that one may want to go to.
#pragma once

#include <optional>
#include <vector>

#include "engine/game/core/event_facts.h"
#include "engine/session/history.h"

#include "src/ui/words/log_line.h"

namespace hexholm::ui {

std::string_view title_of(EventTopic topic);  // in English, for tr()

struct ReplayMark {
    std::size_t position = 0;  // so many actions have happened after it
    EventTopic topic = EventTopic::roll;
    LogLine line;  // as everybody may read it
};

// The marks in the order of the game; at most one of a topic for each action.
std::vector<ReplayMark> marks_of(const Content& content, const History& history);

// The next mark of this topic after a position, or the last one before it.
std::optional<std::size_t> next_mark(const std::vector<ReplayMark>& marks,
                                     EventTopic topic,
                                     std::size_t position);
std::optional<std::size_t> mark_before(const std::vector<ReplayMark>& marks,
                                       EventTopic topic,
                                       std::size_t position);

}  // namespace hexholm::ui
