// All panels of a game in play, drawn in order.
#pragma once

#include <span>
#include <vector>

#include "src/anim/cues/cue.h"
#include "src/scene/camera.h"
#include "src/scene/scene.h"
#include "src/ui/over_board/banner.h"
#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct PanelSetting {
    const scene::Camera& camera;
    const std::vector<anim::Cue>& cues;
    double now = 0;                        // on the cues' clock
    std::string_view speed;                // of the animations, by name
    bool covered = false;                  // a page lies over the game: no dialogs
    std::span<const ImVec2> land{};        // where the table should stay in sight, with the bowl
    Rect bowl{};                           // with the dice
    std::span<const scene::Mark> marks{};  // on a table of cards: places that matter now
};

// The places of what was drawn, for lessons that speak of it.
struct DrawnGame {
    Layout layout;
    Rect line;  // what is asked of whom; empty: nothing
};

DrawnGame draw_game(Desk& desk,
                    const Table& table,
                    const PanelSetting& setting,
                    TableMemory& memory,
                    Anchors& anchors,
                    Intents& intents);

}  // namespace hexholm::ui
