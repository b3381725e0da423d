// Whether the eye should look elsewhere by itself, because something happens where it does not look.
#pragma once

#include <optional>
#include <vector>

#include "src/scene/reveal.h"

namespace hexholm::input {

// How the player looks at the table just now.
struct Outlook {
    scene::Camera camera;  // where the eye is, or is on its way to
    bool home = false;     // the whole board is seen as it was laid before him
    bool in_hand = false;  // he is moving it
    double untouched_s = 0;
    scene::Viewport viewport;
    scene::WindowPart free;  // of the window: what no panel covers
    float farthest = 0;      // the eye goes no farther off
};

enum class Want { one, all };  // how many of the places must be in sight for the eye to stay

// For so long after the player has moved the eye it is his.
inline constexpr double kPatience_s = 4;

inline bool is_patient(const Outlook& now) {
    return now.in_hand || now.untouched_s < kPatience_s;
}

// Where to look so that all these places are in sight; nothing when the eye stays.
std::optional<scene::Camera> look_for(const Outlook& now,
                                      const std::vector<scene::Vec3>& places,
                                      Want want);

}  // namespace hexholm::input
