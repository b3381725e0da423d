#include "tests/server/server_process.h"

#include <array>
#include <csignal>
#include <filesystem>

#include <catch2/catch.hpp>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/server/wait.h"

namespace hexholm::test {
namespace {

std::array<int, 2> make_pipe() {
    std::array<int, 2> ends{};
    REQUIRE(::pipe2(ends.data(), O_CLOEXEC) == 0);
    return ends;
}

// False at the end.
bool read_more(int file, std::string& text) {
    pollfd ready{file, POLLIN, 0};
    if (::poll(&ready, 1, static_cast<int>(std::chrono::milliseconds(kPatience).count())) != 1)
        FAIL("hexholm-server says nothing and does not end");
    std::array<char, 4'096> room{};
    const auto count = ::read(file, room.data(), room.size());
    if (count > 0) text.append(room.data(), static_cast<std::size_t>(count));
    return count > 0;
}

std::string read_all(int file) {
    std::string text;
    while (read_more(file, text)) {
    }
    return text;
}

}  // namespace

std::string ServerProcess::program() {
    const auto path = std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() /
                      "hexholm-server";
    INFO("build the target hexholm-server");
    REQUIRE(std::filesystem::exists(path));
    return path.string();
}

ServerProcess::ServerProcess(const std::vector<std::string>& arguments) {
    std::string name = program();
    std::vector<std::string> all = arguments;
    std::vector<char*> words = {name.data()};
    for (std::string& one : all)
        words.push_back(one.data());
    words.push_back(nullptr);
    const auto out = make_pipe();
    const auto err = make_pipe();
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, out[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, err[1], STDERR_FILENO);
    REQUIRE(::posix_spawn(&id_, name.c_str(), &files, nullptr, words.data(), environ) == 0);
    posix_spawn_file_actions_destroy(&files);
    ::close(out[1]);
    ::close(err[1]);
    out_ = out[0];
    err_ = err[0];
}

ServerProcess::~ServerProcess() {
    if (id_ > 0) {
        ::kill(id_, SIGKILL);
        ::waitpid(id_, nullptr, 0);
    }
    ::close(out_);
    ::close(err_);
}

std::uint16_t ServerProcess::port() {
    while (said_.find('\n') == std::string::npos)
        if (!read_more(out_, said_)) FAIL("hexholm-server has ended: " + read_all(err_));
    const std::size_t colon = said_.rfind(':');
    return static_cast<std::uint16_t>(std::stoi(said_.substr(colon + 1)));
}

void ServerProcess::signal(int number) const {
    ::kill(id_, number);
}

Ended ServerProcess::end() {
    Ended ended;
    ended.out = read_all(out_);
    ended.err = read_all(err_);
    int status = 0;
    ::waitpid(id_, &status, 0);
    id_ = -1;
    if (WIFEXITED(status)) ended.exit_code = WEXITSTATUS(status);
    return ended;
}

Ended run_server_with(const std::vector<std::string>& arguments) {
    return ServerProcess(arguments).end();
}

}  // namespace hexholm::test
