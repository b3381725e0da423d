// Tables at sea for tests of the client: games of the shipped expansion.
#pragma once

#include <memory>
#include <string>

#include "engine/game/game.h"

#include "tests/src/table.h"

namespace hexholm::test {

inline std::shared_ptr<const Content> sea_content(const std::string& scenario, int players) {
    LoadRequest request;
    request.mod_roots = {"mods"};
    request.scenario = "seafarers:" + scenario;
    request.players = players;
    auto content = load_content(request);
    INFO((content ? "" : content.problem().line()));
    REQUIRE(content);
    return content.value();
}

inline PieceId piece_named(const Content& content, const std::string& name) {
    for (const PieceId piece : content.pieces.ids())
        if (content.pieces[piece].name == name) return piece;
    FAIL("no piece " << name);
    return {};
}

}  // namespace hexholm::test
