// What the client tells a terminal is plain text, whatever its arguments and files hold.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include <sys/wait.h>

#include "engine/base/plain_text.h"

#include "tests/src/clicker.h"
#include "tests/support/signs.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

std::string in_shell(const std::string& word) {
    std::string quoted = "'";
    for (const char letter : word)
        quoted += letter == '\'' ? "'\\''" : std::string(1, letter);
    return quoted + "'";
}

// The program lies in the build folder, some folders above the tests.
fs::path program() {
    fs::path folder = fs::read_symlink("/proc/self/exe").parent_path();
    while (folder.has_relative_path() && !fs::is_regular_file(folder / "hexholm"))
        folder = folder.parent_path();
    INFO("build the target hexholm");
    REQUIRE(fs::is_regular_file(folder / "hexholm"));
    return folder / "hexholm";
}

// What it tells on both outputs, with a home of its own.
std::string told_by(const fs::path& home, const std::string& arguments) {
    const std::string command =
        "HOME=" + in_shell(home.string()) + " XDG_DATA_HOME= XDG_CONFIG_HOME= timeout 60 " +
        program().string() + " --offscreen --frames 2 " + arguments + " 2>&1";
    FILE* pipe = ::popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string told;
    char buffer[4096];
    while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, pipe))
        told.append(buffer, count);
    REQUIRE(WEXITSTATUS(::pclose(pipe)) <= 2);
    return told;
}

}  // namespace

TEST_CASE("what the client tells on a terminal is plain text") {
    const fs::path home = test_folder("client_terminal");
    fs::remove_all(home);
    fs::create_directories(home);
    for (const auto& signs : {test::steering_signs(), test::broken_letters()}) {
        std::string text = "odd";
        for (const std::string& sign : signs)
            text += sign + "x";
        const std::string odd = in_shell(text);
        const std::string file = in_shell((home / text).string());
        std::ofstream(home / text, std::ios::binary)
            << "hexholm journal 4\nscenario " << text << "\n\n";
        for (const std::string& arguments :
             {odd, "--scenario " + odd, "--mods " + odd, "--options " + odd,
              "--options target_vp=" + odd, "--bots " + odd, "--resume " + odd, "--resume " + file,
              "--replay " + file, "--lesson " + odd, "--lesson base:first_steps@" + odd,
              "--install " + file, "--input " + file, "--shot 0:/" + odd + "/" + odd,
              "--language " + odd, "--speed " + odd, "--size " + odd}) {
            INFO(arguments);
            const std::string told = told_by(home, arguments);
            INFO(told);
            CHECK_FALSE(told.empty());
            CHECK(is_plain_text(told));
        }
        fs::remove(home / text);
    }
}

}  // namespace hexholm
