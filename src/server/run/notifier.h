// Runs a command of the owner's, one at a time, when a game by mail waits for somebody.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

namespace hexholm::server {

class Notifier {
public:
    // The shell's; empty: nobody is told.
    explicit Notifier(std::string command);
    // Ends the notifier; commands that have not begun are dropped.
    ~Notifier();
    Notifier(const Notifier&) = delete;
    Notifier& operator=(const Notifier&) = delete;

    // Names are chosen by strangers, so the command gets them as HEXHOLM_TABLE and HEXHOLM_PLAYER, never in its text.
    void tell_turn(const std::string& table, const std::string& player);

private:
    struct Turn {
        std::string table;
        std::string player;
    };
    // More than these in a row are told late, and then by their title in the program alone.
    static constexpr std::size_t kMostWaiting = 1'000;

    void run();
    void run_command(const Turn& turn);
    bool is_stopped();

    const std::string command_;
    std::mutex mutex_;
    std::condition_variable more_;
    std::deque<Turn> waiting_;
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace hexholm::server
