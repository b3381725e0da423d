#include "engine/content/content.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm {

std::size_t Counter::cell_of(std::size_t owner) const {
    if (!marked_only) return cell + owner;
    const auto found = std::lower_bound(places.begin(), places.end(), owner);
    return found != places.end() && *found == owner
               ? cell + static_cast<std::size_t>(found - places.begin())
               : kNoCell;
}

std::optional<ActionKindId> Content::kind_named(std::string_view name) const {
    for (const ActionKindId kind : kinds.ids())
        if (kinds[kind].name == name) return kind;
    return std::nullopt;
}

ActionKindId Content::kind_of(Verb verb, std::size_t subject) const {
    for (const ActionKindId kind : kinds.ids())
        if (kinds[kind].verb == verb && kinds[kind].subject == subject) return kind;
    check_failed("an action kind for every verb in use", __FILE__, __LINE__);
}

std::optional<EffectId> Content::effect_of_roll(int total) const {
    const auto found = std::find_if(on_roll.begin(), on_roll.end(),
                                    [&](const auto& entry) { return entry.first == total; });
    if (found == on_roll.end()) return std::nullopt;
    return found->second;
}

}  // namespace hexholm
