// Compiled for browsers, whose network is there for pages alone.
#include "src/cli/common/command.h"

namespace hexholm::cli {

void add_online(CLI::App&, int&) {}

}  // namespace hexholm::cli
