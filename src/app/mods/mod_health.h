// Whether each mod can really be played: its scenarios are loaded once, a few at a time.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "src/app/mods/catalogue.h"

namespace hexholm::app {

class ModHealth {
public:
    explicit ModHealth(const Catalogue& catalogue) : catalogue_(catalogue) {}

    // Forgets everything: the mods have changed.
    void reset();
    // Loads one more game; false when nothing was left to do.
    bool step();
    bool is_known(const std::string& id) const;
    // What is wrong with it, as far as it is known; nothing for a sound mod.
    std::vector<Problem> problems(const ModFolder& mod) const;

private:
    struct Trial {
        std::string mod;
        std::string scenario;
    };
    void add_trials(const ModFolder& mod);
    void judge(const Trial& trial);

    const Catalogue& catalogue_;
    bool started_ = false;
    std::vector<Trial> due_;  // the next one last
    std::map<std::string, std::vector<Problem>> found_;
};

}  // namespace hexholm::app
