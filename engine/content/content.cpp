#include "engine/content/content.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm {

void Counter::mark(std::vector<std::uint16_t> sorted_places) {
    places = std::move(sorted_places);
    nth.assign(places.empty() ? 0 : places.back() + std::size_t{1}, kNotMarked);
    for (std::size_t at = 0; at < places.size(); ++at)
        nth[places[at]] = static_cast<std::uint16_t>(at);
}

std::optional<ActionKindId> Content::kind_named(std::string_view name) const {
    for (const ActionKindId kind : kinds.ids())
        if (kinds[kind].name == name) return kind;
    return std::nullopt;
}

ActionKindId Content::kind_of(Verb verb, std::size_t subject) const {
    for (const ActionKindId kind : kinds.ids())
        if (kinds[kind].verb == verb && kinds[kind].subject == subject) return kind;
    check_failed("an action kind for every verb in use", __FILE_NAME__, __LINE__);
}

std::string Content::token_text(int token) const {
    const std::array<int, 2> totals = totals_of(token);
    const std::string first = std::to_string(totals[0]);
    return totals[1] == 0 ? first : first + "+" + std::to_string(totals[1]);
}

Bundle Content::harvest(TerrainId terrain, PieceId piece) const {
    for (const auto& [from, yielded] : pieces[piece].yields)
        if (from == terrain) return yielded;
    Bundle received;
    for (const GoodId good : goods.ids())
        received.set(good, std::min(Bundle::kMaxOfOne,
                                    terrains[terrain].produces[good] * pieces[piece].yield));
    return received;
}

std::optional<EffectId> Content::effect_of_roll(int total) const {
    const auto found = std::find_if(on_roll.begin(), on_roll.end(),
                                    [&](const auto& entry) { return entry.first == total; });
    if (found == on_roll.end()) return std::nullopt;
    return found->second;
}

}  // namespace hexholm
