// What is told on the error output while a command works.
#pragma once

#include <string>

#include "engine/lua/reading/printer.h"

namespace hexholm::cli {

// Says what is being done, only to somebody who looks on: the line takes the place of the one before,
// and nothing is left of it in the end.
class Progress {
public:
    Progress();
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(const std::string& what);

private:
    bool seen_ = false;
    bool is_there_ = false;
};

// A printer that writes the first lines that mods print to the error output.
Printer printer_on_errors();

}  // namespace hexholm::cli
