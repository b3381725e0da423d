// What each player may set up as he likes it, on a sheet with a tab for each subject.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>

#include "engine/content/things.h"

#include "src/ui/parts/scroll_area.h"
#include "src/ui/screens/settings_rows.h"
#include "src/ui/theme/painter.h"
#include "src/ui/theme/preferences.h"

namespace hexholm::ui {

enum class SettingsTab { general, sound, table, colors, keys };
inline constexpr std::size_t kSettingsTabs = 5;

// A key that is being chosen: for which command, and which of its keys.
struct KeySlot {
    input::Command command = input::Command::roll;
    std::size_t slot = 0;
    bool operator==(const KeySlot&) const = default;
};

// What the page remembers between two frames.
struct SettingsMemory {
    SettingsTab tab = SettingsTab::general;
    std::array<Scroll, kSettingsTabs> scrolls{};
    std::optional<KeySlot> choosing;    // the next key that is pressed goes there
    std::optional<input::Chord> asked;  // it means something else; pressed once more it moves
    std::string said;                   // about the last key
};

// What the page must be told of the program.
struct SettingsFacts {
    std::string_view quality;                  // the preset in use
    std::span<const PieceSet> sets{};          // of the game in play, or of the one that is set up
    std::span<const scene::ModelId> pieces{};  // of that game, in the set that is chosen
};

// Changes `preferences`; true when the page shall be closed.
bool draw_settings(Desk& desk,
                   const SettingsFacts& facts,
                   Preferences& preferences,
                   SettingsMemory& memory);

// While a key is chosen: what was pressed. REQUIRES: memory.choosing.
void choose_key(input::Chord chord, input::Bindings& keys, SettingsMemory& memory);

// A file each; settings_page.cpp puts them together.
void draw_color_settings(Painter& painter,
                         SettingRows& column,
                         const SettingsFacts& facts,
                         Preferences& preferences);
void draw_key_settings(Painter& painter,
                       Rect area,
                       Preferences& preferences,
                       SettingsMemory& memory);

}  // namespace hexholm::ui
