// The bar under a game that is watched: play, pause, step, any moment of it by the mouse, whose hands
// are seen, and playing on from here.
#pragma once

#include <optional>
#include <vector>

#include "engine/session/full_session.h"

#include "src/ui/past/replay_marks.h"
#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct ReplayModel {
    const Timeline& timeline;
    const std::vector<ReplayMark>& marks;
    std::size_t position = 0;  // so many actions have happened
    int turn = 0;
    bool playing = false;
    bool over = false;                    // the game ends here
    EventTopic topic = EventTopic::roll;  // of the marks on the bar
    std::string_view rate;                // "2x"
    std::string view;                     // whose hands are seen, in words
    bool chances = false;                 // how they went can be told
};

struct ReplayWish {
    bool toggle = false;              // play or pause
    std::optional<std::size_t> to;    // go to this position
    std::optional<std::size_t> show;  // go before this position and watch how it came about
    bool next_topic = false;
    bool next_rate = false;
    bool next_view = false;
    bool chances = false;  // show them, or hide them again
    bool take_over = false;
};

ReplayWish draw_replay_bar(Desk& desk, const Table& table, const ReplayModel& model);

}  // namespace hexholm::ui
