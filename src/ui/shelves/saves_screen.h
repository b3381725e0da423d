// The saved games: what each is, whether it can be gone on with, and what to do with it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"

#include "src/ui/parts/scroll_area.h"
#include "src/ui/shelves/save_sketch.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

enum class SaveState {
    checking,
    unfinished,
    finished,
    playing,    // at this table, behind this screen
    elsewhere,  // another program plays it
    damaged,    // what stands before the damage is sound
    closed      // it cannot be read, or not with the mods that are here
};

struct SavePlayer {
    std::string name;
    std::uint32_t color = 0;
    bool bot = false;
    int points = -1;  // not known
    bool winner = false;
};

struct SaveEntry {
    std::string file;      // unique
    std::string name;      // that the player gave, or the scenario
    std::string when;      // "21 November, 16:05"
    std::string scenario;  // where the name is not that already
    std::string game;      // scenario, turn, moves
    std::string mods;      // "Base game 1.0.0, Lake 1.2.0"
    std::string place;     // the path
    std::vector<SavePlayer> players;
    SaveState state = SaveState::checking;
    std::optional<Problem> problem;  // why it is damaged or closed
    SaveSketch sketch;
};

struct SavesModel {
    const std::vector<SaveEntry>& saves;
    std::string message;  // what became of the last wish; may be empty
    bool bad = false;
};

struct SavesForm {
    std::size_t chosen = 0;
    Scroll list;
};

enum class SavesWish { none, back, go_on, watch, rename, copy_out, remove, copy_in };

SavesWish draw_saves(Desk& desk, const SavesModel& model, SavesForm& form);

std::string save_state_text(SaveState state);
// Renamed or deleted: not while it is played.
bool may_be_changed(SaveState state);

}  // namespace hexholm::ui
