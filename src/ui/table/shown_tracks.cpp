#include "src/ui/table/shown_tracks.h"

#include <algorithm>

namespace hexholm::ui {

namespace {

void add_panel(const Content& content, const Panel& panel, std::vector<ShownTrack>& tracks) {
    for (const TrackId track : panel.tracks)
        tracks.push_back({content.tracks[track].counter, track});
    for (const CounterId counter : panel.counters)
        tracks.push_back({counter, {}});
}

bool in_some_panel(const Content& content, TrackId track) {
    return std::ranges::any_of(content.panels, [&](const Panel& panel) {
        return std::find(panel.tracks.begin(), panel.tracks.end(), track) != panel.tracks.end();
    });
}

bool holds(const std::vector<ShownTrack>& tracks, CounterId counter) {
    return std::ranges::any_of(tracks,
                               [&](const ShownTrack& one) { return one.counter == counter; });
}

std::vector<CounterId> numbers_of(const Content& content, bool on_board) {
    std::vector<CounterId> numbers;
    for (const Panel& panel : content.panels)
        if (panel.on_board == on_board)
            numbers.insert(numbers.end(), panel.numbers.begin(), panel.numbers.end());
    return numbers;
}

}  // namespace

std::vector<ShownTrack> seat_tracks(const Content& content) {
    std::vector<ShownTrack> tracks;
    for (const Panel& panel : content.panels)
        if (!panel.on_board) add_panel(content, panel, tracks);
    for (const TrackId track : content.tracks.ids())
        if (content.tracks[track].mod_action.is_some() && !in_some_panel(content, track))
            tracks.push_back({content.tracks[track].counter, track});
    return tracks;
}

std::vector<ShownTrack> board_tracks(const Content& content) {
    std::vector<ShownTrack> tracks;
    for (const Panel& panel : content.panels)
        if (panel.on_board) add_panel(content, panel, tracks);
    return tracks;
}

std::vector<CounterId> seat_numbers(const Content& content) {
    return numbers_of(content, false);
}

std::vector<CounterId> board_numbers(const Content& content) {
    return numbers_of(content, true);
}

bool stands_in_panel(const Content& content, CounterId counter) {
    return holds(seat_tracks(content), counter) || holds(board_tracks(content), counter) ||
           std::ranges::any_of(content.panels, [&](const Panel& panel) {
               return std::ranges::find(panel.numbers, counter) != panel.numbers.end();
           });
}

bool stands_in_panel(const Content& content, ModActionId mod_action) {
    return std::ranges::any_of(seat_tracks(content), [&](const ShownTrack& one) {
        return one.track.is_some() && content.tracks[one.track].mod_action == mod_action;
    });
}

const Face& face_of(const Content& content, ShownTrack shown) {
    const Face& counter = content.counters[shown.counter].face;
    if (shown.track.is_none()) return counter;
    const Face& own = content.tracks[shown.track].face;
    return own.title.empty() ? counter : own;
}

scene::ModelId icon_of(const Table& table, ShownTrack shown) {
    const scene::ModelId counter = table.looks.counters[shown.counter];
    if (shown.track.is_none() || table.looks.tracks[shown.track] == scene::kNoModel) return counter;
    return table.looks.tracks[shown.track];
}

int value_of(const Table& table, CounterId counter, PlayerId player) {
    const Counter& declared = table.content().counters[counter];
    const std::size_t owner = declared.per == Owner::player ? player.index() : 0;
    return table.state().counters[declared.cell + owner];
}

const TrackLevel* level_at(const Content& content, ShownTrack shown, int value) {
    if (shown.track.is_none()) return nullptr;
    const auto& levels = content.tracks[shown.track].levels;
    const int at = value - content.counters[shown.counter].least - 1;
    if (at < 0 || at >= static_cast<int>(levels.size())) return nullptr;
    return &levels[static_cast<std::size_t>(at)];
}

}  // namespace hexholm::ui
