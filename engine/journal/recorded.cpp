#include "engine/journal/recorded.h"

#include <algorithm>

namespace hexholm {

std::vector<RecordedAction> standing_actions(const std::vector<RecordedAction>& records) {
    std::vector<RecordedAction> standing;
    standing.reserve(records.size());
    for (const RecordedAction& record : records) {
        if (record.is_seat()) continue;
        if (record.is_undo())
            standing.resize(standing.size() -
                            std::min<std::size_t>(record.taken_back, standing.size()));
        else
            standing.push_back(record);
    }
    return standing;
}

}  // namespace hexholm
