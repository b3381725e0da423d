#include "tests/server/guest_process.h"

#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hexholm::test {
namespace {

constexpr std::chrono::seconds kWholeGame{300};

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> all;
    for (std::string& one : texts)
        all.push_back(one.data());
    all.push_back(nullptr);
    return all;
}

}  // namespace

std::string GuestProcess::program() {
    const auto path =
        std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() / "hexholm-cli";
    INFO("build the target hexholm-cli");
    REQUIRE(std::filesystem::exists(path));
    return path.string();
}

GuestProcess::GuestProcess(const std::string& folder,
                           const std::string& name,
                           const std::string& link,
                           const std::vector<std::string>& more) {
    static std::atomic<int> count = 0;
    output_ = folder + "/" + name + "." + std::to_string(++count) + ".out";
    std::vector<std::string> words = {program(), "guest", link, "--name", name, "--pause", "0"};
    words.insert(words.end(), more.begin(), more.end());
    std::vector<std::string> environment = {"XDG_STATE_HOME=" + folder, "HOME=" + folder,
                                            "XDG_DATA_HOME=" + folder};
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, output_.c_str(),
                                     O_WRONLY | O_CREAT | O_APPEND, 0600);
    posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
    REQUIRE(::posix_spawn(&id_, words.front().c_str(), &files, nullptr, pointers(words).data(),
                          pointers(environment).data()) == 0);
    posix_spawn_file_actions_destroy(&files);
}

GuestProcess::~GuestProcess() {
    if (id_ <= 0) return;
    ::kill(id_, SIGKILL);
    ::waitpid(id_, nullptr, 0);
}

std::string GuestProcess::said() const {
    std::stringstream all;
    all << std::ifstream(output_).rdbuf();
    return all.str();
}

bool GuestProcess::says(const std::string& words) const {
    return comes_true([&] { return said().find(words) != std::string::npos; });
}

std::string GuestProcess::link() const {
    if (!says("#t=")) return {};
    const std::string text = said();
    const std::size_t begin = text.find("http");
    return text.substr(begin, text.find('\n', begin) - begin);
}

std::map<std::uint64_t, std::string> GuestProcess::updates() const {
    std::map<std::uint64_t, std::string> updates;
    std::istringstream lines(said());
    for (std::string line; std::getline(lines, line);) {
        const std::size_t colon = line.find(": ");
        const bool is_update = colon != std::string::npos && colon > 0 &&
                               line.find_first_not_of("0123456789") == colon;
        if (is_update) updates[std::stoull(line)] = line.substr(colon + 2);
    }
    return updates;
}

std::uint64_t GuestProcess::newest() const {
    const auto all = updates();
    return all.empty() ? 0 : all.rbegin()->first;
}

int GuestProcess::exit_code() {
    int status = 0;
    if (!comes_true([&] { return ::waitpid(id_, &status, WNOHANG) == id_; }, kWholeGame)) return -1;
    id_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace hexholm::test
