// Which tracks and counters stand in panels of their own, and where they are now.
#pragma once

#include <vector>

#include "src/ui/table/table.h"

namespace hexholm::ui {

// A track, or a counter that a panel shows like one.
struct ShownTrack {
    CounterId counter;
    TrackId track;  // none: a counter alone
};

// The tracks in the panels for each seat, and in those beside the board. Tracks that players
// advance along are shown even when no panel names them.
std::vector<ShownTrack> seat_tracks(const Content& content);
std::vector<ShownTrack> board_tracks(const Content& content);

// Counters of which those panels show only the number.
std::vector<CounterId> seat_numbers(const Content& content);
std::vector<CounterId> board_numbers(const Content& content);

// Whether the counter is shown there, so that it need not be shown again.
bool stands_in_panel(const Content& content, CounterId counter);
// Whether the action is the next step of a track that has a button there.
bool stands_in_panel(const Content& content, ModActionId mod_action);

const Face& face_of(const Content& content, ShownTrack shown);
scene::ModelId icon_of(const Table& table, ShownTrack shown);
// `player` counts only where each has a counter of his own.
int value_of(const Table& table, CounterId counter, PlayerId player);
// What stands for the value on the track; null where it has no name.
const TrackLevel* level_at(const Content& content, ShownTrack shown, int value);

}  // namespace hexholm::ui
