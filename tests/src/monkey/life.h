// One life of the monkey: a program that it begins somewhere and plays with for so many frames.
#pragma once

#include <fstream>
#include <memory>
#include <optional>
#include <string>

#include "src/app/run/app.h"
#include "tests/src/monkey/hands.h"
#include "tests/src/monkey/referee.h"

namespace hexholm::monkey {

class Life {
public:
    // Everything that is written lies in the folder; what the hands do is told in its file `trail`.
    Life(std::uint64_t seed, const std::string& folder);

    // What went wrong, in one line; nothing when it came to its end.
    std::optional<std::string> live(int frames);
    // What was done, for the line that the run ends with.
    std::string told() const;

private:
    std::optional<std::string> open(const app::Arguments& arguments);
    std::optional<std::string> frame(const std::vector<std::string>& lines);
    // Whether the game still goes on for who means well, whatever the hands did before.
    std::optional<std::string> find_way_on();
    std::optional<std::string> close_dialogs();
    std::optional<std::string> click_on(const ui::Hotspot& spot);
    const ui::Hotspot* way_on() const;
    std::string buttons() const;
    bool may_stand_still() const;

    Random chance_;
    Hands hands_;
    Referee referee_;
    platform::Paths paths_;
    std::ofstream trail_;
    std::unique_ptr<app::App> app_;
    int frame_ = 0;  // of this start of the program
    int starts_ = 0;
    int frames_ = 0;
    std::uint32_t most_actions_ = 0;
};

}  // namespace hexholm::monkey
