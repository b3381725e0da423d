// Tables with the small mods of tests/words, for tests of the client.
#pragma once

#include <memory>
#include <string>

#include "engine/game/game.h"

#include "tests/src/table.h"

namespace hexholm::test {

inline std::shared_ptr<const Content> words_content(const std::string& mod, int players = 4) {
    LoadRequest request;
    request.mod_roots = {"mods", "tests/words"};
    request.scenario = mod;
    request.players = players;
    auto content = load_content(request);
    INFO((content ? "" : content.problem().line()));
    REQUIRE(content);
    return content.value();
}

// A table of humans with it.
inline std::unique_ptr<FullSession> words_session(const std::string& mod,
                                                  int players = 4,
                                                  std::uint64_t seed = 5) {
    SessionSetup setup;
    setup.content = words_content(mod, players);
    setup.seed = seed;
    for (int seat = 0; seat < players; ++seat)
        setup.seats.push_back({"Seat " + std::to_string(seat + 1), "",
                               setup.content->seat_colors[static_cast<std::size_t>(seat)]});
    setup.bot_pause_ms = 0;
    auto session = FullSession::start(std::move(setup));
    REQUIRE(session);
    return std::move(session.value());
}

}  // namespace hexholm::test
