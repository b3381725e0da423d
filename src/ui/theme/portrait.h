// A face for each seat, drawn from round shapes; it shows what just happened to its player.
#pragma once

#include <cstddef>
#include <cstdint>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

enum class Mood : std::uint8_t { calm, glad, proud, angry, sad };

struct Portrait {
    std::size_t person = 0;  // whose face: KeepsakeKind::face says which there are
    std::uint32_t color = 0;
    Mood mood = Mood::calm;
    bool blinks = false;
    bool thinks = false;  // looks up
};

// Draws a face in a round frame about this middle.
void draw_face(Painter& painter, const Portrait& portrait, float x, float y, float radius);

}  // namespace hexholm::ui
