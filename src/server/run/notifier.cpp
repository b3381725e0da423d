#include "src/server/run/notifier.h"

#include <array>
#include <chrono>
#include <csignal>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/terminal.h"

namespace hexholm::server {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kPatience{30};
constexpr std::chrono::milliseconds kLook{20};

// Starts the command in a process group of its own, so that everything it starts ends with it, and
// with the usual signals.
pid_t start(const std::string& command, const std::vector<std::string>& more) {
    std::vector<char*> environment;
    for (char** one = environ; *one != nullptr; ++one)
        environment.push_back(*one);
    for (const std::string& one : more)
        environment.push_back(const_cast<char*>(one.c_str()));
    environment.push_back(nullptr);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    std::array<const char*, 4> words = {"sh", "-c", command.c_str(), nullptr};
    pid_t child = -1;
    const int error = ::posix_spawn(&child, "/bin/sh", &files, &attributes,
                                    const_cast<char**>(words.data()), environment.data());
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    return error == 0 ? child : -1;
}

}  // namespace

Notifier::Notifier(std::string command) : command_(std::move(command)) {
    if (!command_.empty()) thread_ = std::thread([this] { run(); });
}

Notifier::~Notifier() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    more_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void Notifier::tell_turn(const std::string& table, const std::string& player) {
    if (command_.empty()) return;
    const std::lock_guard lock(mutex_);
    if (waiting_.size() >= kMostWaiting) return;
    waiting_.push_back({table, player});
    more_.notify_all();
}

void Notifier::run() {
    for (;;) {
        std::unique_lock lock(mutex_);
        more_.wait(lock, [&] { return stop_ || !waiting_.empty(); });
        if (stop_) return;
        const Turn turn = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        run_command(turn);
    }
}

bool Notifier::is_stopped() {
    const std::lock_guard lock(mutex_);
    return stop_;
}

void Notifier::run_command(const Turn& turn) {
    const pid_t child =
        start(command_, {"HEXHOLM_TABLE=" + turn.table, "HEXHOLM_PLAYER=" + turn.player});
    if (child < 0) return print_error_line("hexholm-server: the command of --notify cannot be run");
    int status = 0;
    const auto until = Clock::now() + kPatience;
    while (::waitpid(child, &status, WNOHANG) == 0) {
        if (Clock::now() > until || is_stopped()) {
            ::kill(-child, SIGKILL);
            ::waitpid(child, &status, 0);
            if (is_stopped()) return;
            break;
        }
        std::this_thread::sleep_for(kLook);
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        print_error_line("hexholm-server: the command of --notify has failed or took too long");
}

}  // namespace hexholm::server
