// What a list of saved games shows of one of them without playing it: kept beside its journal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

#include "src/ui/shelves/save_sketch.h"

namespace hexholm::app {

struct SaveAbout {
    std::uintmax_t journal_bytes = 0;  // of the journal that this tells of
    int turn = 0;
    std::uint32_t actions = 0;
    bool over = false;
    std::vector<int> winners;  // seats
    std::vector<int> points;   // of each seat; hidden ones only after the end
    ui::SaveSketch sketch;

    bool operator==(const SaveAbout&) const = default;
};

SaveAbout about_game(const Rulebook& book,
                     const State& state,
                     const std::vector<std::uint32_t>& colors);

std::string about_path(const std::string& journal_path);
// Reads the summary; nullopt when there is none or it is damaged. It is then made anew from the
// journal.
std::optional<SaveAbout> read_about(const std::string& journal_path);
// A file that cannot be written is no loss.
void write_about(const std::string& journal_path, SaveAbout about);

}  // namespace hexholm::app
