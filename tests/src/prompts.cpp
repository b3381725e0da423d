// The sentence over the table.
#include <algorithm>

#include <catch2/catch.hpp>

#include "src/ui/table/prompt_text.h"
#include "tests/src/table.h"

namespace hexholm {
namespace {

// What the panels of one seat read.
struct Eyes {
    Eyes(const FullSession& session, PlayerId player)
        : shown(session.view(player)),
          seats(session.seats()),
          neutrals(ui::neutral_seats(session.rulebook().content())) {
        session.legal(player, legal);
        to_act = session.to_act();
    }
    View shown;
    std::vector<Seat> seats;
    std::vector<Seat> neutrals;
    ActionList legal;
    PlayerMask to_act;
    anim::Looks looks;
    std::deque<ui::LogLine> log;
    std::vector<Refusal> refusals;
    input::ActionDraft draft;
    input::Choices choices;
};

ui::PromptLine line_of(const FullSession& session, PlayerId player, bool opening = false) {
    const Eyes eyes(session, player);
    ui::Table table{.book = session.rulebook(),
                    .shown = eyes.shown,
                    .looks = eyes.looks,
                    .seats = eyes.seats,
                    .neutrals = eyes.neutrals,
                    .log = eyes.log,
                    .legal = eyes.legal,
                    .refusals = eyes.refusals,
                    .check = [&](const Action& action) { return session.check(action); },
                    .draft = eyes.draft,
                    .choices = eyes.choices};
    table.to_act = eyes.to_act;
    table.opening = opening;
    return ui::prompt_line(table);
}

std::string sentence(const FullSession& session, PlayerId player, bool opening = false) {
    return line_of(session, player, opening).text;
}

PlayerId first_to_act(const FullSession& session) {
    for (const PlayerId player : all_ids<PlayerId>(session.seats().size()))
        if (has(session.to_act(), player)) return player;
    return {};
}

// Ends a turn where that is possible, else does the first thing that is.
void do_something(FullSession& session, PlayerId player) {
    ActionList legal;
    session.legal(player, legal);
    REQUIRE_FALSE(legal.empty());
    const Content& content = session.rulebook().content();
    for (const Action& action : legal)
        if (content.kinds[action.kind].verb == Verb::end_turn) {
            REQUIRE(session.submit(action).ok());
            return;
        }
    REQUIRE(session.submit(legal[0]).ok());
}

}  // namespace

TEST_CASE("a figure is placed with its article, as a piece is") {
    const auto session = test::seated(4, 3, "", "explorers:full");
    std::vector<std::string> sentences;
    for (int turn = 0; turn < 16; ++turn) {
        const PlayerId player = first_to_act(*session);
        sentences.push_back(sentence(*session, player));
        do_something(*session, player);
    }
    CHECK(std::ranges::count(sentences, "Place a ship") == 4);
}

TEST_CASE("nobody is asked to place anything while the dice still say who begins") {
    const auto session = test::seated(3, 3, "");
    const PlayerId first = first_to_act(*session);
    CHECK(sentence(*session, first, true) == "Who begins?");
    CHECK(sentence(*session, first) != "Who begins?");
}

TEST_CASE("whose ships sail is not asked to trade") {
    const auto session = test::seated(3, 3, "", "explorers:land_ho");
    bool traded = false;
    for (int move = 0; move < 50; ++move) {
        const PlayerId player = first_to_act(*session);
        const PhaseId phase = session->state().phase;
        const std::string name =
            phase.is_some() ? session->rulebook().content().phases[phase].name : "";
        if (name == "main") {
            traded = true;
            CHECK(sentence(*session, player) == "Your turn: trade, build, or end your turn");
        }
        if (name == "movement") {
            CHECK(traded);
            CHECK(sentence(*session, player) == "Your turn: Movement");
            return;
        }
        do_something(*session, player);
    }
    FAIL("nobody came to sail");
}

TEST_CASE("who may only build between two turns is not asked to trade") {
    const auto session = test::seated(6, 3, "");
    bool own_turn = false;
    for (int move = 0; move < 200; ++move) {
        const PlayerId player = first_to_act(*session);
        const State& state = session->state();
        const bool named = state.phase.is_some();
        const std::string phase =
            named ? session->rulebook().content().phases[state.phase].name : "";
        if (phase == "main" && state.active == player && !own_turn) {
            own_turn = true;
            CHECK(sentence(*session, player) == "Your turn: trade, build, or end your turn");
        }
        if (phase == "special_build") {
            REQUIRE(own_turn);
            CHECK(state.active != player);
            CHECK(sentence(*session, player) == "Your turn: Special building phase");
            return;
        }
        do_something(*session, player);
    }
    FAIL("nobody came to build between two turns");
}

TEST_CASE("who is asked in the turn of another is told whose turn it is, and has the dot") {
    const auto session = test::seated(3, 3, "");
    for (int move = 0; move < 600; ++move) {
        const PlayerId player = first_to_act(*session);
        REQUIRE(player.is_some());
        const State& state = session->state();
        if (state.turn > 0 && state.active.is_some() && !has(session->to_act(), state.active)) {
            const std::string active = session->seats()[state.active.index()].name;
            const std::string asked = session->seats()[player.index()].name;
            const ui::PromptLine line = line_of(*session, player);
            INFO(line.text);
            CHECK(line.text.starts_with(active + " asks " + asked + ": "));
            CHECK(line.player == player);
            const ui::PromptLine told = line_of(*session, state.active);
            INFO(told.text);
            CHECK(told.text.starts_with(active + "'s turn: " + asked));
            CHECK(told.player == player);
            return;
        }
        do_something(*session, player);
    }
    FAIL("nobody was asked in the turn of another");
}

}  // namespace hexholm
