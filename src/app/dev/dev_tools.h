// What the program has besides when it is started with --dev.
#pragma once

#include <map>
#include <string>

#include "src/app/dev/dev_console.h"
#include "src/app/dev/dev_reloader.h"
#include "src/app/dev/dev_watch.h"
#include "src/app/dev/print_log.h"

namespace hexholm::app {

struct DevTools {
    explicit DevTools(const std::string& print_file)
        : printed(std::make_shared<PrintLog>(print_file)) {
        reloader.print_to(PrintLog::printer(printed));
    }

    ModWatch watch;
    Reloader reloader;
    DevConsole console;
    std::shared_ptr<PrintLog> printed;  // by mods
    // Where each mod lay when it was seen last: a mod that was removed may come back.
    std::map<std::string, std::string> folders;
};

}  // namespace hexholm::app
