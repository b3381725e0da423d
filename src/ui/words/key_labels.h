// What stands on the keys and buttons that panels name: "E", "Space", or "Y" of a game-pad.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "src/input/bindings.h"

namespace hexholm::ui {

// The chord as it stands on the keyboard, in the player's language; empty for an empty chord.
std::string chord_title(input::Chord chord);
// All keys of a command: "Space, R".
std::string keys_title(const input::Bindings& bindings, input::Command command);
// The button of a game-pad that does it; empty where it is reached by going to a button.
std::string_view pad_title(input::Command command);

// What a player used last. Fingers press buttons themselves, so keys are not named to them.
enum class Used { keyboard, pad, fingers };

class KeyLabels {
public:
    // Fits the labels to the bindings; called again after a change of language.
    void fit(const input::Bindings& bindings, Used used);

    std::string_view of(input::Command command) const {
        return labels_[static_cast<std::size_t>(command)];
    }
    bool pad() const { return used_ == Used::pad; }
    const input::Bindings& bindings() const { return bindings_; }

private:
    std::array<std::string, input::kCommandCount> labels_;
    input::Bindings bindings_;
    Used used_ = Used::keyboard;
};

}  // namespace hexholm::ui
