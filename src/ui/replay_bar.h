// The bar under a game that is watched: play, pause, step, and any moment of it by the mouse.
#pragma once

#include <optional>
#include <vector>

#include "engine/session/session.h"

#include "src/ui/painter.h"

namespace hexholm::ui {

struct ReplayModel {
    const Timeline& timeline;
    std::size_t position = 0;  // so many actions have happened
    int turn = 0;
    bool playing = false;
    const std::vector<Seat>& seats;
};

struct ReplayWish {
    bool toggle = false;            // play or pause
    std::optional<std::size_t> to;  // go to this position
};

ReplayWish draw_replay_bar(Desk& desk, const ReplayModel& model);

}  // namespace hexholm::ui
