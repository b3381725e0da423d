#include "src/ui/parts/key_focus.h"

#include <algorithm>
#include <limits>

namespace hexholm::ui {

namespace {

// How far two stretches of a line lie apart; 0 where they overlap.
float gap(float low, float high, float other_low, float other_high) {
    return std::max({0.0f, other_low - high, low - other_high});
}

// The way from one to the other in this direction; what lies beside it counts thrice.
float distance(Rect from, Rect to, FocusStep step) {
    constexpr float kNowhere = std::numeric_limits<float>::max();
    const bool across = step == FocusStep::left || step == FocusStep::right;
    const bool forth = step == FocusStep::right || step == FocusStep::down;
    const float moved = across ? to.center_x() - from.center_x() : to.center_y() - from.center_y();
    if ((forth ? moved : -moved) < 2) return kNowhere;
    const float aside = across ? gap(from.y, from.bottom(), to.y, to.bottom())
                               : gap(from.x, from.right(), to.x, to.right());
    const float along = across ? gap(from.x, from.right(), to.x, to.right())
                               : gap(from.y, from.bottom(), to.y, to.bottom());
    // What overlaps in the direction itself is no neighbour that way, but better than none.
    const float overlap = along == 0 ? 40.0f : 0.0f;
    return along + 3 * aside + overlap;
}

std::string nearest(std::span<const Hotspot> spots, const Hotspot& from, FocusStep step) {
    const Hotspot* best = &from;
    float least = std::numeric_limits<float>::max();
    for (const Hotspot& spot : spots) {
        const float way =
            spot.enabled ? distance(from.rect, spot.rect, step) : std::numeric_limits<float>::max();
        if (way >= least) continue;
        least = way;
        best = &spot;
    }
    return best->name;
}

}  // namespace

const Hotspot* find_focus(std::span<const Hotspot> spots, const std::string& name) {
    const auto found = std::find_if(spots.begin(), spots.end(), [&](const Hotspot& spot) {
        return spot.enabled && spot.name == name;
    });
    return found == spots.end() ? nullptr : &*found;
}

std::string next_focus(std::span<const Hotspot> spots, const std::string& name, FocusStep step) {
    std::vector<const Hotspot*> open;
    for (const Hotspot& spot : spots)
        if (spot.enabled) open.push_back(&spot);
    if (open.empty()) return "";
    const auto here = std::find_if(open.begin(), open.end(),
                                   [&](const Hotspot* spot) { return spot->name == name; });
    if (here == open.end())
        return step == FocusStep::previous ? open.back()->name : open.front()->name;
    if (step == FocusStep::next)
        return here + 1 == open.end() ? open.front()->name : (*(here + 1))->name;
    if (step == FocusStep::previous)
        return here == open.begin() ? open.back()->name : (*(here - 1))->name;
    return nearest(spots, **here, step);
}

}  // namespace hexholm::ui
