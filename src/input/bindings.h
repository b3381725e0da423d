// Which key means what: as delivered, or as the player wants it.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "src/input/shortcuts.h"
#include "src/platform/input_event.h"

namespace hexholm::input {

// A key, alone or with Ctrl held.
struct Chord {
    platform::Key key = platform::Key::none;
    bool ctrl = false;
    bool empty() const { return key == platform::Key::none; }
    bool operator==(const Chord&) const = default;
};
// "ctrl+z"; an empty chord is "none". Nothing for what is no chord.
std::string chord_name(Chord chord);
std::optional<Chord> chord_named(const std::string& name);

// Keys that keep their meaning, so that nobody locks himself out: Escape, Delete, the console's.
bool is_reserved(Chord chord);

inline constexpr std::size_t kChordsEach = 2;

class Bindings {
public:
    // The bindings with which the game is delivered.
    Bindings();

    Chord chord(Command command, std::size_t slot) const {
        return chords_[static_cast<std::size_t>(command)][slot];
    }
    // Whoever had the chord before loses it.
    void bind(Command command, std::size_t slot, Chord chord);
    std::optional<Command> owner(Chord chord) const;

    // What a pressed key means. The commands that move the eye for as long as their keys are held
    // are none; arrows are some only while a place is chosen.
    std::optional<Command> command_of(const platform::InputEvent& event, bool choosing_place) const;

    bool operator==(const Bindings&) const = default;

private:
    std::array<std::array<Chord, kChordsEach>, kCommandCount> chords_{};
};

}  // namespace hexholm::input
