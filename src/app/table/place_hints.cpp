#include "src/app/table/place_hints.h"

#include <algorithm>
#include <array>

#include "engine/game/land/odds.h"

namespace hexholm::app {

std::vector<int> place_hints(const Rulebook& book,
                             const State& state,
                             const std::vector<input::Target>& targets) {
    std::vector<int> hints;
    if (!book.content().rules.hints) return hints;
    for (const input::Target& target : targets) {
        const bool corner = target.place.kind == PlaceKind::corner;
        const CornerId at(target.place.index);
        // What stands already is judged by its owner.
        hints.push_back(
            corner && state.corners[at].empty() ? odds_at(book, state, at).cards_in_all() : -1);
    }
    if (std::ranges::all_of(hints, [](int hint) { return hint < 0; })) hints.clear();
    return hints;
}

scene::Color hint_color(int value, const std::vector<int>& all) {
    constexpr std::array<scene::Color, 4> kColors = {{{0.93f, 0.90f, 0.84f},
                                                      {1.00f, 0.84f, 0.36f},
                                                      {0.72f, 0.88f, 0.25f},
                                                      {0.16f, 0.80f, 0.30f}}};
    const int best = std::max(1, *std::ranges::max_element(all));
    // Most of the island lies in the upper half: what is below is equally poor.
    const int step = (8 * value) / best - 4;
    return kColors[static_cast<std::size_t>(std::clamp(step, 0, 3))];
}

}  // namespace hexholm::app
