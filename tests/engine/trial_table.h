// A table with a small mod of the test beside the base game: no pieces, also no neutral one, A is to roll.
#pragma once

#include <memory>
#include <string>

#include "tests/engine/lua_support.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {

// REQUIRES: lives as long as the tables made from it.
class TrialGame {
public:
    explicit TrialGame(const std::string& lua) {
        mods_.lua(lua);
        std::vector<Problem> problems;
        const LoadRequest request{mods_.roots(), "base", {"trial"}, {{"map_setup", "beginner"}}, 4};
        const auto content = load_content(request, problems);
        for (const Problem& problem : problems)
            FAIL_CHECK(problem.line());
        REQUIRE(content != nullptr);
        book_ = std::make_unique<Rulebook>(content);
    }

    const Rulebook& book() const { return *book_; }
    Tabletop table() const {
        Tabletop table = Tabletop::empty_board_of(*book_);
        table.put_robber(TileId::none());
        return table;
    }

private:
    TrialMods mods_;
    std::unique_ptr<Rulebook> book_;
};

inline int count_of(const Tabletop& table, const std::string& counter, PlayerId player) {
    const Counter& declared = named(table.content().counters, counter);
    return table.state.counters[declared.cell + player.index()];
}

inline int held_of(const Tabletop& table, const std::string& deck, PlayerId player) {
    return cards_held(table.book(), table.state, player, id_named(table.content().decks, deck));
}

}  // namespace hexholm::test
