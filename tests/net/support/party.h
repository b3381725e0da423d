// People who meet at a table, get ready and play whatever is allowed, whatever becomes of their lines.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tests/net/support/world.h"

namespace hexholm::test {

class Party {
public:
    Party(World& world, net::TableTerms terms);

    // All who have a seat come and the game begins. False: it does not within the time.
    bool begin(std::int64_t most_ms);
    // Until the game has come to this update, is over, or the time is up.
    void play(net::UpdateNumber until, std::int64_t most_ms);
    // Nobody asks for anything new any more.
    void rest() { is_resting_ = true; }
    // So much time passes, and everybody does what he wants.
    void pass(std::int64_t ms);
    // Nobody undoes anything, and who may choose takes the first action: for games that must be alike.
    bool takes_first = false;

    const std::string& table() const { return table_; }
    const Rulebook& book() const { return *book_; }
    bool is_over() const;
    // The newest update that somebody has.
    net::UpdateNumber newest() const;

    // What was seen at each update, by seat: its digest. Empty: all was as it should be.
    const std::string& fault() const { return fault_; }
    struct Seen {
        PlayerId viewer;
        net::UpdateNumber number = 0;
        std::uint64_t digest = 0;
    };
    const std::vector<Seen>& seen() const { return seen_; }
    // Actions that were told to be done, and taken back, by seat.
    const std::map<std::size_t, std::size_t>& done() const { return done_; }
    bool is_anybody_asking();
    // How everybody is, in a line each: for whoever looks for a fault.
    std::string situation();

private:
    void act(std::size_t at);
    void get_ready(std::size_t at);
    void decide(std::size_t at);
    void listen(std::size_t at);
    bool is_time(std::size_t at, std::int64_t every_ms);

    World& world_;
    net::TableTerms terms_;
    std::shared_ptr<const Rulebook> book_;
    std::string table_;
    std::string invitation_;
    std::map<std::size_t, std::int64_t> tried_ms_;
    std::map<std::size_t, std::int64_t> thinks_until_ms_;
    std::map<std::size_t, std::size_t> seats_;  // of the guests
    std::map<std::size_t, std::size_t> done_;
    std::vector<Seen> seen_;
    std::string fault_;
    bool is_resting_ = false;
};

// What the journal of the table says at each update, by replaying it; a text where it cannot be replayed.
struct Truth {
    std::string fault;
    std::vector<KeptState> states;    // the n-th is that of update n + 1
    std::vector<server::Deed> deeds;  // the n-th made update n + 2
    std::vector<bool> forced;         // the n-th deed was nobody's choice
};
Truth truth_of(const World& world, const Party& party);
// Compares what everybody has seen with it; empty: all is well.
std::string difference(const Truth& truth, const Party& party);

}  // namespace hexholm::test
