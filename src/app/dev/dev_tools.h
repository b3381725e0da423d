// What the program has besides when it is started with --dev.
#pragma once

#include <map>
#include <string>

#include "src/app/dev/dev_console.h"
#include "src/app/dev/dev_reloader.h"
#include "src/app/dev/dev_watch.h"

namespace hexholm::app {

struct DevTools {
    ModWatch watch;
    Reloader reloader;
    DevConsole console;
    // Where each mod lay when it was seen last: a mod that was removed may come back.
    std::map<std::string, std::string> folders;
};

}  // namespace hexholm::app
