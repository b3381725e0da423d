// What is heard of what is shown, and when: a die when it hits the felt, a piece when it lands.
#pragma once

#include <optional>
#include <vector>

#include "engine/content/content.h"

#include "src/anim/cues/cue.h"
#include "src/audio/sound.h"

namespace hexholm::anim {

struct Heard {
    double at = 0;                      // seconds from the start of its plan
    std::optional<audio::Sound> sound;  // of the program
    OwnSound own{};                     // of a mod, played instead
    float strength = 1;                 // 0 to 1
    PlayerId player{};                  // whose doing it is, if anybody's
};

// The sounds of a plan, in the order of time.
std::vector<Heard> hearing_of(const Content& content, const Plan& plan);

// The sounds of a show that is skipped: the viewer's own doing and what he must know, each sound
// once. All others would be a clatter.
std::vector<Heard> hearing_of_skipped(const std::vector<Heard>& all, PlayerId viewer);

}  // namespace hexholm::anim
