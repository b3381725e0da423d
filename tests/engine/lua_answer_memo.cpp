// What a mod's function answered is known until something that it looked up is another.
#include "engine/game/game.h"
#include "engine/lua/calls/answer_memo.h"
#include "engine/lua/calls/game_call.h"

#include "tests/engine/lua_support.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {
namespace {

const char* const kQuestions = R"(
hex.counter "salt" { title = "Salt", per = "player", most = 9 }
hex.action "dig" { title = "Dig", phases = { "main" }, effect = { { count = "salt" } },
    test = function(game, me) return game:get("salt", me) < 2 end }
hex.action "sail" { title = "Sail", phases = { "main" }, effect = { { count = "salt" } },
    test = function(game, me) return #game:harbours(me) > 0 end }
hex.action "march" { title = "March", phases = { "main" }, effect = { { count = "salt" } },
    test = function(game, me) return #game:places(me, "road") > 1 end }
hex.on("placed", function(game, me, piece)
    if piece == "road" and game:get("salt", me) < 5 then game:add("salt", me, 2) end
end)
)";

class Saltworks {
public:
    Saltworks() {
        mods_.lua(kQuestions);
        std::vector<Problem> problems;
        content_ = mods_.load(problems);
        REQUIRE(content_ != nullptr);
        book_ = std::make_unique<Rulebook>(content_);
    }
    const Rulebook& book() const { return *book_; }
    const std::shared_ptr<const Content>& content() const { return content_; }
    Tabletop table() const {
        Tabletop table = Tabletop::empty_board_of(*book_);
        table.main_phase_of(A);
        return table;
    }
    std::size_t salt_cell(PlayerId player) const {
        for (const Counter& counter : content_->counters)
            if (counter.name == "salt") return counter.cell_of(player.index());
        FAIL("there is no salt");
        return 0;
    }

private:
    TrialMods mods_;
    std::shared_ptr<const Content> content_;
    std::unique_ptr<const Rulebook> book_;
};

bool is_listed(const Tabletop& table, const std::string& name) {
    return table.choices(A, "do_" + name) > 0;
}

TEST_CASE("a question is asked again when what it looked up has changed") {
    const Saltworks works;
    Tabletop table = works.table();
    std::int16_t& salt = table.state.counters[works.salt_cell(A)];
    for (const int round : {1, 2}) {
        INFO("round " << round);
        salt = 0;
        CHECK(is_listed(table, "dig"));
        salt = 2;
        CHECK_FALSE(is_listed(table, "dig"));
        salt = 1;
        CHECK(is_listed(table, "dig"));
        CHECK(is_listed(table, "dig"));
    }
}

TEST_CASE("a question about many things at once is asked again and again") {
    const Saltworks works;
    Tabletop table = works.table();
    CHECK_FALSE(is_listed(table, "sail"));
    CHECK_FALSE(is_listed(table, "march"));
    const EdgeId quay = table.state.harbour_edges[HarbourSiteId(0)];
    table.settlement(A, table.book().board().ends(quay)[0]);
    table.roads(A, {quay});
    CHECK(is_listed(table, "sail"));
    CHECK_FALSE(is_listed(table, "march"));
    for (const EdgeId next : table.book().board().edges(table.book().board().ends(quay)[0]))
        if (next != quay && table.state.edges[next].empty()) table.roads(A, {next});
    CHECK(is_listed(table, "march"));
}

TEST_CASE("a function that changes something is called every time") {
    const Saltworks works;
    Tabletop table = works.table();
    const std::int16_t& salt = table.state.counters[works.salt_cell(A)];
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "4 brick 4 lumber");
    table.act("build_road", A, {table.edge(0, 0, "NE").number()});
    CHECK(salt == 2);
    table.act("build_road", A, {table.edge(0, 0, "NW").number()});
    CHECK(salt == 4);
    table.act("build_road", A, {table.edge(0, 0, "E").number()});
    CHECK(salt == 6);
    table.act("build_road", A, {table.edge(0, 0, "W").number()});
    CHECK(salt == 6);
}

TEST_CASE("an answer holds for the same arguments and facts, and for the same rules only") {
    const Saltworks works;
    State state(works.book().layout());
    AnswerMemo memo;
    const std::array<HookArg, 1> me = {of_player(A)};
    const std::array<HookArg, 1> other = {of_player(B)};
    const auto cell = static_cast<int>(works.salt_cell(A));
    Trace trace;
    trace.note(Fact::counter, cell, 0);
    CHECK(memo.find(works.book(), state, HookId(0), me) == nullptr);
    memo.keep(HookId(0), me, {{.is_false = true}, 7}, trace);
    const AnswerMemo::Known* const known = memo.find(works.book(), state, HookId(0), me);
    REQUIRE(known != nullptr);
    CHECK(known->answer.is_false);
    CHECK(known->fuel == 7);
    CHECK(memo.find(works.book(), state, HookId(1), me) == nullptr);
    CHECK(memo.find(works.book(), state, HookId(0), other) == nullptr);
    state.counters[works.salt_cell(A)] = 1;
    CHECK(memo.find(works.book(), state, HookId(0), me) == nullptr);
    state.counters[works.salt_cell(A)] = 0;
    CHECK(memo.find(works.book(), state, HookId(0), me) != nullptr);
    const Rulebook copy(std::make_shared<Content>(*works.content()));
    CHECK(memo.find(copy, state, HookId(0), me) == nullptr);
}

TEST_CASE("of the first function nothing is known before it has answered") {
    const Saltworks works;
    const State state(works.book().layout());
    AnswerMemo memo;
    const std::array<HookArg, 1> me = {of_player(A)};
    CHECK(memo.find(works.book(), state, HookId(0), {}) == nullptr);
    memo.keep(HookId(1), me, {}, Trace());
    CHECK(memo.find(works.book(), state, HookId(0), {}) == nullptr);
}

TEST_CASE("what looked up more than is kept, or read the state as a whole, is not known") {
    const Saltworks works;
    const State state(works.book().layout());
    AnswerMemo memo;
    const std::array<HookArg, 1> me = {of_player(A)};
    CHECK(memo.find(works.book(), state, HookId(0), me) == nullptr);
    Trace trace;
    for (std::size_t look = 0; look <= Trace::kMostLooks; ++look)
        trace.note(Fact::turn, 0, 0);
    memo.keep(HookId(0), me, {}, trace);
    CHECK(memo.find(works.book(), state, HookId(0), me) == nullptr);
    GameCall call(works.book(), state, nullptr);
    CHECK(call.trace.is_complete);
    CHECK(call.state().turn == 0);
    memo.keep(HookId(0), me, {}, call.trace);
    CHECK(memo.find(works.book(), state, HookId(0), me) == nullptr);
}

}  // namespace
}  // namespace hexholm::test
