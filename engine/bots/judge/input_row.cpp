#include "engine/bots/judge/input_row.h"

namespace hexholm {

std::string text_of(const InputKey& key) {
    std::string text(key.what);
    for (const std::string_view part : {key.sort, key.of})
        if (!part.empty()) text.append(" ").append(part);
    if (key.number >= 0) text += ' ' + std::to_string(key.number);
    if (!key.more.empty()) text.append(" ").append(key.more);
    return text;
}

}  // namespace hexholm
