// What a server is made of. Programs give sockets, disks and threads, tests what they have made up.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "engine/base/crypto.h"
#include "engine/journal/committer.h"
#include "engine/session/bots/bot_thinker.h"

#include "src/server/core/contents/content_loader.h"
#include "src/server/core/setup/mod_keeper.h"
#include "src/server/core/setup/package_source.h"
#include "src/server/metrics_text.h"
#include "src/server/outlet.h"
#include "src/server/store/store.h"

namespace hexholm::server {

// How much a server takes on. Times are in milliseconds.
struct Limits {
    std::size_t tables = 10'000;
    std::size_t tables_of_account = 50;
    std::size_t lines_of_account = 8;
    std::size_t onlookers = 32;  // of a table
    double messages_a_second = 20;
    double bytes_a_second = 64.0 * 1024;
    int warnings = 3;                          // then the line is closed
    std::size_t waiting_bytes = 64 * 1024;     // of a slow reader
    int dropped_rows = 2;                      // so often he gets a view instead; then he is let go
    std::int64_t silent_ms = 20'000;           // a line on which nothing comes is lost
    std::int64_t hello_ms = 10'000;            // a line must say who it is
    std::int64_t chat_ms = 1000;               // between two words of one person
    std::int64_t seat_kept_ms = 60'000;        // of whom the line is lost before the game
    std::int64_t sleep_ms = 10 * 60'000;       // a game that nobody plays goes to sleep
    std::int64_t mail_sleep_ms = 60'000;       // one by mail sooner
    std::int64_t empty_ms = 30 * 60'000;       // a table that waits for nobody is closed
    std::int64_t after_game_ms = 10 * 60'000;  // one that is over, too
    int stand_in_turns = 3;                    // then a bot plays in full
    std::int64_t vote_ms = 120'000;            // then whoever has not answered was against it
    // A game that sleeps for so long is stopped. A day would be too short: friends meet again next week, and one that
    // sleeps costs nothing but its file.
    std::int64_t forsaken_s = std::int64_t{30} * 24 * 3600;
    // An account without a seat that nobody has used for so long is forgotten.
    std::int64_t account_kept_s = std::int64_t{400} * 24 * 3600;
};

struct Setup {
    Store* store = nullptr;
    Outlet* outlet = nullptr;
    ContentLoader* loader = nullptr;
    JournalCommitter* committer = nullptr;
    const PackageSource* packages = nullptr;  // null: none are handed out
    ModKeeper* keeper = nullptr;              // null: nobody may bring mods
    // Called on any thread when the server should go on.
    std::function<void()> wake = [] {};
    std::string games;  // the folder of journals
    std::string name = "Hexholm";
    bool is_public = false;  // public tables are allowed
    std::function<void(std::span<std::uint8_t>)> fill_with_random = hexholm::fill_with_random;
    std::function<std::unique_ptr<BotThinker>(const Rulebook&, SeatedBots)> thinker =
        think_on_the_spot;
    int bot_pause_ms = 700;
    // A game by mail waits for this player.
    std::function<void(const std::string& table, const std::string& player)> tell_turn =
        [](const std::string&, const std::string&) {};
    Limits limits{};
};

// Figures for /metrics.
struct Figures {
    std::uint64_t messages_in = 0;
    std::uint64_t bytes_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t bytes_out = 0;
    std::uint64_t asks = 0;
    Times ask_times;  // from what somebody asks for until he and all others are told of it
    std::uint64_t updates = 0;
    std::uint64_t views = 0;
    std::uint64_t mismatches = 0;  // of hashes of views; only 0 is good
    std::uint64_t refusals = 0;
    std::uint64_t slow_readers = 0;
    std::uint64_t woken = 0;
    std::uint64_t forgotten = 0;  // accounts
};

// Draws so many random bytes, and writes each as two hexadecimal digits.
std::string random_digits(const Setup& setup, std::size_t bytes);
Key256 random_key(const Setup& setup);

}  // namespace hexholm::server
