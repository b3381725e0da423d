// The game that can be gone on with, as the title screen offers it.
#pragma once

#include <set>
#include <string>

#include "src/app/saves/saved_games.h"

namespace hexholm::app {

class Unfinished {
public:
    explicit Unfinished(GamePlaces places) : places_(std::move(places)) {}

    // Looks for the youngest.
    void find();
    bool empty() const { return path_.empty(); }
    const std::string& path() const { return path_; }
    const std::string& about() const { return about_; }  // one line
    // The game cannot be continued: from now on another one is offered.
    void give_up();

private:
    GamePlaces places_;
    std::string path_;
    std::string about_;
    std::set<std::string> hopeless_;
};

}  // namespace hexholm::app
