// Runs hexholm-cli as its callers do.
#pragma once

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <catch2/catch.hpp>
#include <sys/wait.h>
#include <unistd.h>

namespace hexholm::test {

struct Run {
    int exit_code = -1;
    std::string out;
    std::string err;
};

inline std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

inline std::filesystem::path scratch(const std::string& name) {
    return std::filesystem::temp_directory_path() /
           ("hexholm-cli-" + std::to_string(::getpid()) + "-" + name);
}

// The program lies beside the folder of the tests.
inline Run run(const std::string& arguments, const std::string& environment = "") {
    const std::filesystem::path program =
        std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() / "hexholm-cli";
    INFO("build the target hexholm-cli");
    REQUIRE(std::filesystem::exists(program));
    const std::filesystem::path err = scratch("err");
    const std::string command =
        environment + " " + program.string() + " " + arguments + " 2>" + err.string();
    FILE* pipe = ::popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    Run result;
    char buffer[4096];
    while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, pipe))
        result.out.append(buffer, count);
    result.exit_code = WEXITSTATUS(::pclose(pipe));
    result.err = text_of(err);
    std::filesystem::remove(err);
    return result;
}

inline bool tells(const std::string& text, const std::string& what) {
    INFO(text);
    return text.find(what) != std::string::npos;
}

inline bool is_one_line(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n') == 1 && text.back() == '\n';
}

}  // namespace hexholm::test
