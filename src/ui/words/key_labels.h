// What stands on the keys and buttons that panels name: "E", "Space", or "Y" of a game-pad.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "src/input/bindings.h"

namespace hexholm::ui {

// As it stands on the keyboard, in the player's language; empty for an empty chord.
std::string chord_title(input::Chord chord);
// All keys of a command: "Space, R".
std::string keys_title(const input::Bindings& bindings, input::Command command);
// The button of a game-pad that does it; empty where it is reached by going to a button.
std::string_view pad_title(input::Command command);

class KeyLabels {
public:
    // Again after a change of language. `pad`: the game-pad was used last.
    void fit(const input::Bindings& bindings, bool pad);

    std::string_view of(input::Command command) const {
        return labels_[static_cast<std::size_t>(command)];
    }
    bool pad() const { return pad_; }
    const input::Bindings& bindings() const { return bindings_; }

private:
    std::array<std::string, input::kCommandCount> labels_;
    input::Bindings bindings_;
    bool pad_ = false;
};

}  // namespace hexholm::ui
