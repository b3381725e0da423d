// The client's main program.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/terminal.h"
#include "engine/journal/header.h"

#include "src/app/play/bot_helper.h"
#include "src/app/run/app.h"
#include "src/app/run/asked_game.h"
#include "src/platform/helper.h"
#include "src/platform/main_loop.h"

static int fail(const hexholm::Problem& problem, int exit_code) {
    hexholm::print_error_line("hexholm: %s", problem.line().c_str());
    return exit_code;
}

int main(int argc, char** argv) {
    using namespace hexholm;
    const auto arguments = app::parse_arguments(std::vector<std::string>(argv + 1, argv + argc));
    if (!arguments) return fail(arguments.problem(), 2);
    if (arguments.value().help) {
        print_lines(app::usage());
        return 0;
    }
    if (arguments.value().version) {
        print_line("hexholm %s", std::string(kEngineVersion).c_str());
        return 0;
    }
    const platform::Paths paths = platform::find_paths(argv[0]);
    if (platform::is_helper()) return app::help_page(app::mod_roots(paths, false));
    if (const auto wrong = app::wrong_arguments(arguments.value(), paths)) return fail(*wrong, 2);
    auto opened = app::App::open(arguments.value(), paths);
    if (!opened) return fail(opened.problem(), app::exit_code_of(opened.problem()));
    const std::shared_ptr<app::App> program = std::move(opened.value());
    return platform::run_loop(
        {[program] { return program->turn(); }, [program] { return program->end(); }});
}
