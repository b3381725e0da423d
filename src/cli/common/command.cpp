#include "src/cli/common/command.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "engine/base/terminal.h"

#include "src/cli/common/mods.h"
#include "src/cli/common/progress.h"

namespace hexholm::cli {
namespace {

void tell(const Problem& problem) {
    print_error_line("hexholm-cli: %s", problem.line().c_str());
}

}  // namespace

int fail(const Problem& problem) {
    tell(problem);
    return kFailure;
}

int wrong_usage(const Problem& problem) {
    tell(problem);
    return kUsage;
}

Seed::Seed()
    : Validator(
          [](const std::string& text) {
              std::uint64_t seed = 0;
              const char* const end = text.data() + text.size();
              const auto [stop, error] = std::from_chars(text.data(), end, seed);
              if (error == std::errc() && stop == end) return std::string();
              return "'" + text +
                     "' is not a seed: use a whole number from 0 to 18446744073709551615";
          },
          "") {}

std::string program_folder() {
    namespace fs = std::filesystem;
    if (const char* root = std::getenv("HEXHOLM_ROOT")) return root;  // as for the client
    std::error_code error;
    const fs::path beside = fs::read_symlink("/proc/self/exe", error).parent_path();
    const fs::path installed = (beside / "../share/hexholm").lexically_normal();
    const bool is_installed =
        !fs::is_directory(beside / "mods", error) && fs::is_directory(installed / "mods", error);
    return (is_installed ? installed : beside).string();
}

std::vector<std::string> mod_roots() {
    std::vector<std::string> roots = {program_folder() + "/mods"};
    const Result<std::string> installed = installed_root();
    if (installed) roots.push_back(installed.value());
    return roots;
}

// `check X` looks for the folder X, and so do games: the mods beside it come first. Gives its id.
static std::string mod_of_choice(const std::string& name, std::vector<std::string>& roots) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (!fs::is_regular_file(fs::path(name) / "mod.json", error)) return name;
    fs::path full = fs::absolute(name, error).lexically_normal();
    if (!full.has_filename()) full = full.parent_path();
    const std::string root = full.parent_path().string();
    if (std::find(roots.begin(), roots.end(), root) == roots.end())
        roots.insert(roots.begin(), root);
    return full.filename().string();
}

void GameChoice::add_to(CLI::App& command) {
    command.add_option("--scenario", scenario, "id of the scenario, see 'list'")
        ->capture_default_str();
    command.add_option("--players", players, "number of players")->check(CLI::Range(1, 6));
    command.add_option("--mods", mods, "further mods to switch on, by id or folder: a,b")
        ->delimiter(',');
    command.add_option("--options", options, "options of the game: name=value,...")->delimiter(',');
}

std::vector<std::string> roots_of(const GameChoice& choice) {
    std::vector<std::string> roots = mod_roots();
    for (const std::string& mod : choice.mods)
        mod_of_choice(mod, roots);
    return roots;
}

std::shared_ptr<const Content> load_game(const GameChoice& choice, int& exit_code) {
    LoadRequest request;
    request.mod_roots = mod_roots();
    request.printer = printer_on_errors();
    for (const std::string& mod : choice.mods)
        request.mods.push_back(mod_of_choice(mod, request.mod_roots));
    request.scenario = choice.scenario;
    const std::string home = choice.scenario.substr(0, choice.scenario.find(':'));
    mod_of_choice(home, request.mod_roots);
    request.players = choice.players;
    for (const std::string& option : choice.options) {
        const std::size_t sign = option.find('=');
        if (sign == std::string::npos || sign == 0) {
            exit_code = wrong_usage({"--options", "'" + option + "' is not name=value", ""});
            return nullptr;
        }
        const std::string name = option.substr(0, sign);
        if (std::ranges::find(request.options, name, &OptionValue::name) != request.options.end()) {
            exit_code = wrong_usage(
                {"--options", in_quotes(name) + " is there twice", "give it one value"});
            return nullptr;
        }
        request.options.push_back({name, option.substr(sign + 1)});
    }
    // A problem of the choice names no file; a problem of a mod does.
    const Result<GamePlan> plan = plan_game(request);
    if (!plan) {
        exit_code =
            plan.problem().where.empty() ? wrong_usage(plan.problem()) : fail(plan.problem());
        return nullptr;
    }
    const auto content = load_content(request);
    if (content) return content.value();
    exit_code = fail(content.problem());
    return nullptr;
}

}  // namespace hexholm::cli
