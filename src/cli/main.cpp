// hexholm-cli: Hexholm without a window, for authors, servers and machines.
#include <sstream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/base/terminal.h"
#include "engine/journal/header.h"
#include "engine/lua/reading/suggest.h"

#include "src/cli/common/command.h"

namespace {

// One line, whatever CLI11 has to say.
int usage_line(const CLI::ParseError& error) {
    hexholm::print_error_line("hexholm-cli: %s; see hexholm-cli --help", error.what());
    return hexholm::cli::kUsage;
}

// CLI11 says of an unknown command only that one is missing.
bool is_unknown(const CLI::App& app, const std::string& command) {
    const auto has_that_name = [&](const CLI::App* each) { return each->check_name(command); };
    return !command.empty() && command.front() != '-' && app.get_subcommands(has_that_name).empty();
}

int unknown_command(const CLI::App& app, const std::string& command) {
    using namespace hexholm;
    std::vector<std::string> known;
    for (const CLI::App* each : app.get_subcommands({}))
        known.push_back(each->get_name());
    return cli::wrong_usage(
        {"", "there is no command " + in_quotes(command), name_remedy(command, known)});
}

// The exit code, or a failure when the output could not be written: the disk is full, or nobody
// reads on.
int printed(int exit_code) {
    using namespace hexholm::cli;
    if (hexholm::flush_printed()) return exit_code;
    hexholm::print_error_line(
        "hexholm-cli: the output cannot be written; look at where it is sent");
    return exit_code == kOk ? kFailure : exit_code;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace hexholm::cli;
    CLI::App app("Hexholm without a window: mods, simulations, replays, benchmarks", "hexholm-cli");
    app.set_version_flag("--version", "hexholm " + std::string(hexholm::kEngineVersion));
    app.require_subcommand(1);
    int exit_code = kOk;
    add_list(app, exit_code);
    add_check(app, exit_code);
    add_test(app, exit_code);
    add_new(app, exit_code);
    add_pack(app, exit_code);
    add_install(app, exit_code);
    add_remove(app, exit_code);
    add_sim(app, exit_code);
    add_balance(app, exit_code);
    add_train(app, exit_code);
    add_merge(app, exit_code);
    add_replay(app, exit_code);
    add_puzzles(app, exit_code);
    add_bench(app, exit_code);
    add_profile(app, exit_code);
    add_advise(app, exit_code);
    add_translate(app, exit_code);
    add_reference(app, exit_code);
    add_online(app, exit_code);
    if (argc > 1 && is_unknown(app, argv[1])) return unknown_command(app, argv[1]);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {
        std::ostringstream text;
        const int exit_code_of_help = app.exit(success, text, text);
        hexholm::print_lines(text.str());
        return printed(exit_code_of_help);
    } catch (const CLI::ParseError& error) {
        return usage_line(error);
    }
    return printed(exit_code);
}
