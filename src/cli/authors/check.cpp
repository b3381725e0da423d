// hexholm-cli check and test: what an author asks about a mod.
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "engine/base/terminal.h"
#include "engine/bots/trying/random_choice.h"
#include "engine/journal/words.h"
#include "engine/lua/trials/mod_test.h"
#include "engine/package/package.h"

#include "src/cli/authors/room_used.h"
#include "src/cli/common/command.h"
#include "src/cli/common/mods.h"
#include "src/cli/common/progress.h"

namespace hexholm::cli {
namespace {

namespace fs = std::filesystem;

int tell(const std::string& name, const std::vector<Problem>& problems) {
    for (const Problem& problem : problems)
        fail(problem);
    if (problems.empty()) print_line("%s: no mistakes found", name.c_str());
    return problems.empty() ? kOk : kFailure;
}

void tell(const ModTest& test) {
    if (test.failure.empty()) {
        print_line("ok %s", test.name.c_str());
        return;
    }
    print_line("FAILED %s", test.name.c_str());
    for (const std::string_view line : split(test.failure, '\n'))
        print_line("    %s", std::string(line).c_str());
}

int test_folder(const std::string& name, const std::string& folder) {
    std::error_code error;
    if (!fs::exists(fs::path(folder) / "mod.json", error))
        return fail({name, "this is not the folder of a mod: it has no mod.json", ""});
    if (!fs::is_directory(fs::path(folder) / "tests", error)) {
        print_line("%s: the mod has no tests (no folder tests)", name.c_str());
        return kOk;
    }
    const ModTestReport report =
        run_mod_tests(folder, roots_beside(folder), choose_at_random, printer_on_errors());
    for (const ModTest& test : report.tests)
        tell(test);
    for (const Problem& problem : report.problems)
        fail(problem);
    const auto failed = std::count_if(report.tests.begin(), report.tests.end(),
                                      [](const ModTest& test) { return !test.failure.empty(); });
    if (report.tests.empty() && report.problems.empty())
        print_line("%s: the mod has no tests (no Lua file in tests)", name.c_str());
    else
        print_line("%td passed, %td failed",
                   static_cast<std::ptrdiff_t>(report.tests.size()) - failed, failed);
    return failed == 0 && report.problems.empty() ? kOk : kFailure;
}

// Calls work(folder) with the folder of the mod, unpacked first when it is a file.
template <class Work>
int with_mod(const std::string& path, Work work) {
    std::error_code error;
    if (fs::is_directory(path, error)) return work(path);
    if (!fs::exists(path, error))
        return fail({path, "there is no such folder", "name the folder or the zip file of a mod"});
    if (fs::path(path).extension() != ".zip")
        return fail({path, "this is not a folder", "name the folder or the zip file of a mod"});
    const Result<UnpackedMod> mod = UnpackedMod::open(path);
    return mod ? work(mod.value().folder()) : fail(mod.problem());
}

int run_check(const std::string& path) {
    return with_mod(path, [&](const std::string& folder) {
        RoomUsed room;
        std::vector<Problem> hints = hints_in(folder);
        const std::vector<Problem> mistakes = mistakes_in(folder, hints, &room);
        for (const Problem& hint : hints)
            print_line("hint: %s", hint.line().c_str());
        const int exit_code = tell(path, mistakes);
        if (exit_code == kOk) print_line("%s", room.line().c_str());
        return exit_code;
    });
}

int run_test(const std::string& path) {
    return with_mod(path, [&](const std::string& folder) { return test_folder(path, folder); });
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
    command->add_option("DIR|ZIP", *folder, "folder or zip file of the mod")->required();
    command->callback([folder, &exit_code] { exit_code = run_test(*folder); });
}

}  // namespace hexholm::cli
