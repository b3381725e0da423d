// A bot in a seat of a table elsewhere: it gets ready, and plays from what the seat sees and nothing else.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/bots/bot.h"

#include "src/net/guest/guest.h"

namespace hexholm::cli {

// Whether the denial passes by itself, so that the request can be repeated.
bool is_passing(net::Denial denial);

class SeatPlayer {
public:
    // `bot`: a level, or a bot that a mod of the game declares. The guest outlives the player.
    SeatPlayer(net::Guest& guest, std::string bot, Random chance)
        : guest_(guest), bot_name_(std::move(bot)), chance_(chance) {}

    // For a game that the guest does not know yet. A problem where it has no such bot.
    Status take_rules(const std::shared_ptr<const Rulebook>& book);

    // Says that it is ready, and, where it owns the table, begins once all are.
    void get_ready(std::int64_t now_ms);
    // Whether it is asked for an action and has not yet asked for one.
    bool may_act() const;
    // REQUIRES: may_act().
    void act(std::int64_t now_ms);
    // The answer to what it has asked for.
    void note(const net::Answer& answer);
    // The number of its actions that were carried out.
    std::size_t done() const { return done_; }

private:
    static constexpr std::int64_t kTry_ms = 300;

    Action decision(const View& view);

    net::Guest& guest_;
    const std::string bot_name_;
    Random chance_;
    std::shared_ptr<const Rulebook> book_;
    std::unique_ptr<Bot> bot_;
    std::optional<std::int64_t> tried_ms_;
    // An action that did not work. Another one is tried, or the failing part of a mod is passed
    // over.
    std::optional<Action> asked_;
    std::size_t done_ = 0;
    bool was_refused_ = false;
    bool has_mod_failed_ = false;
};

}  // namespace hexholm::cli
