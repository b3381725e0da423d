// What tests of sessions share: a table of the base game, and humans who act by chance.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/bots/trying/random_choice.h"
#include "engine/game/game.h"
#include "engine/session/full_session.h"

#include "tests/support/base_game.h"

namespace hexholm::test {

// A seat for each name of a bot; "" is a human.
inline SessionSetup table_of(const std::vector<std::string>& bots, std::uint64_t seed = 1) {
    SessionSetup setup;
    setup.content = {std::shared_ptr<const Content>(), &base_game().content()};
    setup.seed = seed;
    setup.bot_pause_ms = 0;
    for (const std::string& bot : bots)
        setup.seats.push_back({bot.empty() ? "Human" : bot, bot, 0});
    return setup;
}

inline std::unique_ptr<FullSession> start(SessionSetup setup) {
    auto session = FullSession::start(std::move(setup));
    REQUIRE(session.ok());
    return std::move(session.value());
}

inline Action any_action(const FullSession& session, PlayerId player, Random& chance) {
    const auto list = std::make_unique<ActionList>();
    session.legal(player, *list);
    return choose_at_random(session.rulebook(), session.view(player).state, *list, chance);
}

}  // namespace hexholm::test
