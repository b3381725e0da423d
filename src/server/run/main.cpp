// hexholm-server: tables on which people play from elsewhere.
#include "engine/base/terminal.h"

#include "src/server/run/program.h"

int main(int argc, char** argv) {
    using namespace hexholm;
    int exit_code = server::kOk;
    const auto options = server::read_options(argc, argv, exit_code);
    if (!options) return exit_code;
    const Status ended = server::run_server(*options);
    if (ended) return server::kOk;
    print_error_line("hexholm-server: %s", ended.problem().line().c_str());
    return server::kFailure;
}
