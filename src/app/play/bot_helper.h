// Where bots think when the program runs in a page: in its worker, and on the spot when there is none.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/session/bots/far_bots.h"
#include "engine/session/full_session.h"

#include "src/platform/helper.h"

namespace hexholm::app {

class BotHelper {
public:
    // Sees to it that no picture waits for the bots of a table; null where nothing needs to be done for that. What it gives
    // may be used as long as this lives.
    std::function<void(SessionSetup&)> fitter();
    // Makes judges that think in the worker; null where they may think here.
    std::function<std::unique_ptr<FarJudge>(const Rulebook&)> judges();

    // Called once a frame.
    void step();

private:
    std::unique_ptr<platform::Helper> helper_ = platform::Helper::start();
    FarBots bots_{[this](const Bytes& message) { helper_->send(message); }};
    bool is_lost_ = false;
};

// The strongest bot that thinks quickly enough to do it between two pictures, of those that are not stronger.
std::string quick_bot(const std::string& name);

// The program as the worker of its own page: thinks for the bots of all its tables.
int help_page(const std::vector<std::string>& mod_roots);

}  // namespace hexholm::app
