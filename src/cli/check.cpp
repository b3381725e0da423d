// hexholm-cli check and test: what an author asks about a mod.
#include <cstdio>
#include <filesystem>
#include <memory>

#include "engine/package/package.h"

#include "src/cli/command.h"
#include "src/cli/mods.h"

namespace hexholm::cli {
namespace {

namespace fs = std::filesystem;

int tell(const std::string& name, const std::vector<Problem>& problems) {
    for (const Problem& problem : problems)
        fail(problem);
    if (problems.empty()) std::printf("%s: no mistakes found\n", name.c_str());
    return problems.empty() ? kOk : kFailure;
}

int check_packed(const std::string& file) {
    const Result<UnpackedMod> mod = UnpackedMod::open(file);
    if (!mod) return fail(mod.problem());
    return tell(file, mistakes_in(mod.value().folder()));
}

int run_check(const std::string& path) {
    std::error_code error;
    if (fs::is_directory(path, error)) return tell(path, mistakes_in(path));
    if (fs::path(path).extension() == ".zip") return check_packed(path);
    if (!fs::exists(path, error))
        return fail({path, "there is no such folder", "name the folder or the zip file of a mod"});
    return fail({path, "this is not a folder", "name the folder or the zip file of a mod"});
}

int run_test(const std::string& folder) {
    std::error_code error;
    if (!fs::is_directory(folder, error))
        return fail({folder, "there is no such folder", "name the folder of a mod"});
    const int checked = run_check(folder);
    if (checked != kOk) return checked;
    if (!fs::is_directory(fs::path(folder) / "tests", error)) {
        std::printf("%s: the mod has no tests (no folder tests)\n", folder.c_str());
        return kOk;
    }
    return fail({folder + "/tests", "this program cannot run a mod's tests yet", ""});
}

}  // namespace

void add_check(CLI::App& app, int& exit_code) {
    auto path = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("check", "report every mistake in a mod");
    command->add_option("DIR|ZIP", *path, "folder or zip file of the mod")->required();
    command->callback([path, &exit_code] { exit_code = run_check(*path); });
}

void add_test(CLI::App& app, int& exit_code) {
    auto folder = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("test", "run a mod's own tests");
    command->add_option("DIR", *folder, "folder of the mod")->required();
    command->callback([folder, &exit_code] { exit_code = run_test(*folder); });
}

}  // namespace hexholm::cli
