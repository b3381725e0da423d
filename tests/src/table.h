// A table with the base game on it, for tests of the client.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/lua/loading/loader.h"
#include "engine/session/full_session.h"

namespace hexholm::test {

inline std::shared_ptr<const Content> scenario_content(const std::string& scenario, int players) {
    LoadRequest request;
    request.mod_roots = {"mods"};
    request.scenario = scenario;
    request.players = players;
    auto content = load_content(request);
    INFO((content ? "" : content.problem().line()));
    REQUIRE(content);
    return content.value();
}

inline std::shared_ptr<const Content> base_content(int players) {
    return scenario_content("base", players);
}

// `bots` is the level of every seat; empty for humans.
inline std::unique_ptr<FullSession> seated(int players,
                                           std::uint64_t seed,
                                           const std::string& bots,
                                           const std::string& scenario = "base") {
    SessionSetup setup;
    setup.content = scenario_content(scenario, players);
    setup.seed = seed;
    for (int seat = 0; seat < players; ++seat)
        setup.seats.push_back({"Seat " + std::to_string(seat + 1), bots,
                               setup.content->seat_colors[static_cast<std::size_t>(seat)]});
    setup.bot_pause_ms = 0;
    auto session = FullSession::start(std::move(setup));
    REQUIRE(session);
    return std::move(session.value());
}

}  // namespace hexholm::test
