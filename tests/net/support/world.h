// A server and some guests in one thread, with a time that is made up and lines that do what a seed says.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "src/net/guest/guest.h"
#include "src/server/core/server.h"
#include "src/server/store/memory_store.h"
#include "tests/net/support/gate.h"

namespace hexholm::test {

// Rules are loaded once for all tests.
class SharedRules final : public server::ContentLoader {
public:
    void begin(const std::string& key, const net::GameTerms& terms) override;
    std::optional<server::LoadedContent> take(const std::string& key) override;
    // Null when they cannot be loaded.
    static std::shared_ptr<const Content> content_for(const net::GameTerms& terms);
    static std::shared_ptr<const Rulebook> book_for(const net::GameTerms& terms);

private:
    std::map<std::string, net::GameTerms> begun_;
};

// In thousandths, for each guest and second.
struct Faults {
    int delay_most_ms = 0;
    int cuts = 0;
    int half_open = 0;
    int repeats = 0;   // of each message
    int slow = 0;      // nothing comes through to a guest for a while
    int restarts = 0;  // of a guest's program
    int crashes = 0;   // of the server
    int clock_jumps = 0;
    bool loses_unsafe = false;  // a crash is of the whole machine
    int late_syncs = 0;         // in a thousand looks at the disk
};

class World {
public:
    World(std::uint64_t seed, std::size_t guests, Faults faults);
    ~World();
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    // So much time passes, in small steps.
    void run(std::int64_t ms);
    // Faults end: lines are mended, the disk is quick.
    void calm_down();
    void crash(bool loses_unsafe);
    void cut(std::size_t guest);
    // Its line is cut, and no new one opens until it is let back.
    void keep_away(std::size_t guest);
    void let_back(std::size_t guest);
    // The disk stands still until the server dies.
    void stop_disk() { faults_.late_syncs = 1000; }
    // Each message of a table comes twice.
    void repeat_everything() { faults_.repeats = 1000; }
    // The time of day and the steady clock jump ahead while nothing happens.
    void skip(std::int64_t seconds);
    // The server is told to go, and begins again at once.
    void go(std::int64_t back_in_s);

    net::Guest& guest(std::size_t at) { return *ends_[at]->guest; }
    std::size_t guests() const { return ends_.size(); }
    server::Server& server() { return *server_; }
    server::MemoryStore& store() { return store_; }
    server::Setup& setup() { return setup_; }
    std::int64_t now_ms() const { return now_.steady_ms; }
    server::Now now() const { return now_; }
    Random& chance() { return chance_; }
    const std::string& folder() const { return folder_; }
    int crashes() const { return crashes_; }
    // How often each guest's program has begun anew.
    int restarts(std::size_t at) const { return ends_[at]->restarts; }
    // Bytes of a seat's messages of tables, all in a row, where wanted.
    void keep_received() { keeps_received_ = true; }
    const Bytes& received(std::size_t at) const { return ends_[at]->received; }
    void sync() { gate_.sync(); }

private:
    class Wires;
    class End;

    void begin_server();
    void step();
    void cause_faults();
    bool happens(int thousandths);

    server::Now now_{1'000'000, 1'764'452'000};
    Random chance_;
    Random secrets_;
    Faults faults_;
    std::string folder_;
    Gate gate_;
    server::MemoryStore store_;
    SharedRules rules_;
    server::Setup setup_;
    std::unique_ptr<Wires> wires_;
    std::unique_ptr<server::Server> server_;
    int crashes_ = 0;
    bool keeps_received_ = false;

    struct Person {
        std::unique_ptr<End> end;
        std::unique_ptr<net::Guest> guest;
        std::string name;
        std::string token;  // as it was kept by the program
        int restarts = 0;
        bool is_kept_away = false;
        Bytes received;

        net::Guest::Tokens tokens() {
            return [this](const std::string&) { return token; };
        }
    };
    std::vector<std::unique_ptr<Person>> ends_;
};

}  // namespace hexholm::test
