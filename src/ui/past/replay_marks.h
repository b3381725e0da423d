// The moments of a whole game that one may want to go to.
#pragma once

#include <optional>
#include <vector>

#include "engine/session/session.h"

#include "src/ui/words/log_line.h"

namespace hexholm::ui {

enum class MarkSort : std::uint8_t { roll, build, award, card, trade, loss };
constexpr std::size_t kMarkSorts = 6;
std::string_view mark_title(MarkSort sort);  // in English, for tr()

struct ReplayMark {
    std::size_t position = 0;  // so many actions have happened after it
    MarkSort sort = MarkSort::roll;
    LogLine line;  // as everybody may read it
};

// In the order of the game; at most one of a sort for each action.
std::vector<ReplayMark> marks_of(const Session& session);

// The next mark of this sort after a position, or the last one before it.
std::optional<std::size_t> next_mark(const std::vector<ReplayMark>& marks,
                                     MarkSort sort,
                                     std::size_t position);
std::optional<std::size_t> mark_before(const std::vector<ReplayMark>& marks,
                                       MarkSort sort,
                                       std::size_t position);

}  // namespace hexholm::ui
