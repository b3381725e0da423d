// The mods on this machine: what each is, whether it can be used, and what to do with it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.h"

#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

enum class ModState { checking, used, disabled, broken };

// A picture that lies with the graphics driver; 0 when there is none.
struct ShownPicture {
    std::uintptr_t texture = 0;
    int width = 0;
    int height = 0;
};

struct ModEntry {
    std::string id;
    std::string title;
    std::string byline;  // version and authors
    std::string origin;  // where it came from, licence
    std::string description;
    std::vector<std::string> facts;  // what it needs, where it lies
    std::vector<Problem> problems;
    ModState state = ModState::used;
    std::string state_text;
    ShownPicture picture;
    bool disabled = false;   // by the player
    bool switchable = true;  // can be disabled and enabled
    bool removable = false;
    bool playable = false;  // a game with it can be set up
};

struct ModsModel {
    const std::vector<ModEntry>& mods;
    std::string message;  // what became of the last wish; may be empty
    bool bad = false;
};

struct ModsForm {
    std::size_t chosen = 0;
    Scroll list;
    bool shows_chosen = false;  // the one chosen comes into view once
    Scroll details;
};

enum class ModsWish { none, back, install, play, toggle, remove, copy };

ModsWish draw_mods(Desk& desk, const ModsModel& model, ModsForm& form);

}  // namespace hexholm::ui
