// hexholm-cli check and test: what an author asks about a mod.
#include <cstdio>
#include <filesystem>
#include <memory>

#include "src/cli/command.h"

namespace hexholm::cli {
namespace {

namespace fs = std::filesystem;

// Empty when it is a folder.
std::optional<Problem> not_a_folder(const std::string& path) {
    std::error_code error;
    if (fs::is_directory(path, error)) return std::nullopt;
    if (!fs::exists(path, error)) return Problem{path, "there is no such folder", ""};
    if (fs::path(path).extension() == ".zip")
        return Problem{path, "packed mods cannot be read yet", "unpack it and name the folder"};
    return Problem{path, "this is not a folder", "name the folder of a mod"};
}

// The mod's neighbours count as found, so that a mod outside the usual places can use them.
std::vector<std::string> roots_around(const std::string& folder) {
    std::vector<std::string> roots = mod_roots();
    std::error_code error;
    const fs::path full = fs::weakly_canonical(folder, error);
    if (!error) roots.push_back(full.parent_path().string());
    return roots;
}

int run_check(const std::string& folder) {
    if (const auto problem = not_a_folder(folder)) return fail(*problem);
    const std::vector<Problem> problems = check_mod(folder, roots_around(folder));
    for (const Problem& problem : problems)
        fail(problem);
    if (problems.empty()) std::printf("%s: no mistakes found\n", folder.c_str());
    return problems.empty() ? kOk : kFailure;
}

int run_test(const std::string& folder) {
    if (const auto problem = not_a_folder(folder)) return fail(*problem);
    const int checked = run_check(folder);
    if (checked != kOk) return checked;
    std::error_code error;
    if (!fs::is_directory(fs::path(folder) / "tests", error)) {
        std::printf("%s: the mod has no tests (no folder tests)\n", folder.c_str());
        return kOk;
    }
    return fail({folder + "/tests", "this program cannot run a mod's tests yet", ""});
}

}  // namespace

void add_check(CLI::App& app, int& exit_code) {
    auto folder = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("check", "report every mistake in a mod");
    command->add_option("DIR", *folder, "folder of the mod")->required();
    command->callback([folder, &exit_code] { exit_code = run_check(*folder); });
}

void add_test(CLI::App& app, int& exit_code) {
    auto folder = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("test", "run a mod's own tests");
    command->add_option("DIR", *folder, "folder of the mod")->required();
    command->callback([folder, &exit_code] { exit_code = run_test(*folder); });
}

}  // namespace hexholm::cli
