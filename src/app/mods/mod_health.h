// Whether each mod can really be played: its scenarios are loaded once, one after the other and beside
// the picture.
#pragma once

#include <atomic>
#include <map>
#include <string>
#include <vector>

#include "engine/base/worker.h"

#include "src/app/mods/catalogue.h"

namespace hexholm::app {

class ModHealth {
public:
    explicit ModHealth(const Catalogue& catalogue) : catalogue_(catalogue) {}
    ModHealth(const ModHealth&) = delete;
    ModHealth& operator=(const ModHealth&) = delete;

    // Forgets everything: the mods have changed.
    void reset();
    // Takes what was found out and begins to load the next game; false when nothing is left to do.
    // To be called once a frame.
    bool step();
    // Whether step() waits for what it has begun, for callers whose clock is not the true one.
    void wait(bool on) { waits_ = on; }
    bool is_known(const std::string& id) const;
    // The problems of the mod, as far as they are known; empty for a sound mod.
    std::vector<Problem> problems(const ModFolder& mod) const;

private:
    struct Trial {
        std::string mod;
        std::string scenario;
    };
    void add_trials(const ModFolder& mod);
    void begin(const Trial& trial);
    void end_trial();
    void note(const std::string& mod, const std::vector<Problem>& problems);

    const Catalogue& catalogue_;
    bool started_ = false;
    bool waits_ = false;
    std::vector<Trial> due_;  // the next one last
    std::string tried_;       // the mod that the worker loads
    std::vector<Problem> tried_problems_;
    std::atomic<bool> loaded_ = false;  // tried_problems_ are complete
    std::map<std::string, std::vector<Problem>> found_;
    Worker worker_;  // last: it stops before anything else goes
};

}  // namespace hexholm::app
