#include "src/cli/common/command.h"

namespace hexholm::cli {

void add_online(CLI::App& app, int& exit_code) {
    add_guest(app, exit_code);
    add_load(app, exit_code);
}

}  // namespace hexholm::cli
