// What a mod's function answered and did is known until something that it looked up is another.
#include "engine/game/game.h"
#include "engine/lua/calls/call_memo.h"
#include "engine/lua/calls/game_call.h"
#include "engine/lua/loading/call_tally.h"

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
hex.pick "anyone" { title = "Whom?", what = "player",
    test = function(game, me, _) return game:get("salt", me) < 2 end }
hex.action "greet" { title = "Greet", phases = { "main" }, picks = { "anyone" },
    effect = { { count = "salt" } } }
hex.pick "late" { title = "Whom?", what = "player", test = function(_, _, who)
    local function is_late() return who > 2 end
    return is_late()
end }
hex.action "wait" { title = "Wait", phases = { "main" }, picks = { "late" },
    effect = { { count = "salt" } } }
hex.action "store" { title = "Store", phases = { "main" },
    effect = { function(game, me)
        if game:count("salt", me, 3) == nil then game:count("salt", me, -1) end
    end } }
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

TEST_CASE("what a function never looks at makes no other call of it") {
    const Saltworks works;
    const auto* const tally = dynamic_cast<const CallTally*>(works.content()->program.get());
    REQUIRE(tally != nullptr);
    const auto known_of = [&](const std::string& name) {
        std::int64_t known = 0;
        for (const HookId hook : works.content()->hooks.ids())
            if (works.content()->hooks[hook].name.find(name) != std::string::npos)
                known += tally->tally()[hook.index()].known;
        return known;
    };
    const Tabletop table = works.table();
    tally->begin_tally(works.content()->hooks.size());
    const auto players = static_cast<int>(works.book().players());
    CHECK(table.choices(A, "do_greet") == players);
    // Whoever is asked about, the first function does the same; the second looks at it from inside.
    CHECK(known_of("'anyone'") == players - 1);
    CHECK(known_of("'late'") == 0);
    CHECK(table.choices(A, "do_wait") == players - 2);
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

TEST_CASE("what a function changes is changed every time, as long as it looks up the same") {
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

TEST_CASE("game:count adds to a counter, whatever it was, and tells nothing") {
    const Saltworks works;
    Tabletop table = works.table();
    std::int16_t& salt = table.state.counters[works.salt_cell(A)];
    for (const std::int16_t before : std::to_array<std::int16_t>({0, 4, 0})) {
        salt = before;
        table.act("do_store", A);
        CHECK(salt == before + 2);
    }
}

CallStep look_at(Fact fact, int key) {
    CallStep step;
    step.kind = CallStep::Kind::look;
    step.what = static_cast<std::uint8_t>(fact);
    step.key = key;
    return step;
}

// A memo of which one function after the other is asked, as a question or to change the game.
class Memory {
public:
    bool knows(HookId hook, HookArgs args) {
        fuel = 1000;
        return memo.recall({works.book(), state, nullptr, hook, args, fuel}, {hook, args}, answer);
    }
    bool knows_list(HookId hook, HookArgs args) {
        fuel = 1000;
        values.clear();
        return memo.recall({works.book(), state, nullptr, hook, args, fuel}, {hook, args}, answer,
                           &values);
    }
    bool does(HookId hook, HookArgs args) {
        fuel = 1000;
        const Play play{works.book(), state, &events, &progress};
        return memo.recall({works.book(), state, &play, hook, args, fuel}, {hook, args}, answer);
    }
    std::int16_t& salt(PlayerId player) { return state.counters[works.salt_cell(player)]; }
    CallStep adds_salt(PlayerId player, int count) {
        return change_step(works.book(), Change::add, counter().number(), player.number(), count);
    }
    CounterId counter() const {
        for (const CounterId id : works.content()->counters.ids())
            if (works.content()->counters[id].name == "salt") return id;
        return CounterId::none();
    }

    const Saltworks works;
    const std::array<HookArg, 1> me = {of_player(A)};
    State state{works.book().layout()};
    CallMemo memo;
    HookAnswer answer;
    PickValues values;
    EventList events;
    Progress progress;
    std::int64_t fuel = 0;
};

TEST_CASE("an answer holds for the same arguments and facts, and for the same rules only") {
    Memory memory;
    const std::array<HookArg, 1> other = {of_player(B)};
    const auto cell = static_cast<int>(memory.works.salt_cell(A));
    Trace trace;
    trace.note(look_at(Fact::counter, cell), 0);
    CHECK_FALSE(memory.knows(HookId(0), memory.me));
    memory.memo.keep({HookId(0), memory.me}, {.is_false = true}, 7, trace);
    REQUIRE(memory.knows(HookId(0), memory.me));
    CHECK(memory.answer.is_false);
    CHECK(memory.fuel == 993);
    CHECK_FALSE(memory.knows(HookId(1), memory.me));
    CHECK_FALSE(memory.knows(HookId(0), other));
    memory.salt(A) = 1;
    CHECK_FALSE(memory.knows(HookId(0), memory.me));
    memory.salt(A) = 0;
    CHECK(memory.knows(HookId(0), memory.me));
    const Rulebook copy(std::make_shared<Content>(*memory.works.content()));
    CHECK_FALSE(memory.memo.recall({copy, memory.state, nullptr, HookId(0), memory.me, memory.fuel},
                                   {HookId(0), memory.me}, memory.answer));
}

TEST_CASE("what a function answers in several cases is all known") {
    Memory memory;
    const std::array<HookArg, 4> args = {of_player(A), of_place(3), of_place(-1), of_number(9)};
    const auto cell = static_cast<int>(memory.works.salt_cell(A));
    CHECK_FALSE(memory.knows(HookId(0), args));
    for (const std::int16_t value : std::to_array<std::int16_t>({0, 1, 2})) {
        Trace trace;
        trace.note(look_at(Fact::counter, cell), value);
        if (value == 1) trace.note(look_at(Fact::turn, 0), 0);
        memory.memo.keep({HookId(0), args}, {.is_number = true, .number = value}, 5, trace);
    }
    for (const std::int16_t value : std::to_array<std::int16_t>({1, 0, 2, 1})) {
        memory.salt(A) = value;
        REQUIRE(memory.knows(HookId(0), args));
        CHECK(memory.answer.number == value);
    }
    memory.salt(A) = 3;
    CHECK_FALSE(memory.knows(HookId(0), args));
    const std::array<HookArg, 3> fewer = {args[0], args[1], args[2]};
    CHECK_FALSE(memory.knows(HookId(0), fewer));
}

TEST_CASE("a list is known with all its things") {
    Memory memory;
    CHECK_FALSE(memory.knows_list(HookId(0), memory.me));
    Trace trace;
    for (const int place : {4, 2}) {
        CallStep item;
        item.kind = CallStep::Kind::item;
        item.key = place;
        trace.note(item, 0);
    }
    memory.memo.keep({HookId(0), memory.me}, {}, 5, trace);
    REQUIRE(memory.knows_list(HookId(0), memory.me));
    REQUIRE(memory.values.size() == 2);
    CHECK(memory.values[0] == 4);
    CHECK(memory.values[1] == 2);
}

TEST_CASE("a change that is known is made, and told, but never as the answer to a question") {
    Memory memory;
    const auto cell = static_cast<int>(memory.works.salt_cell(A));
    CHECK_FALSE(memory.does(HookId(0), memory.me));
    Trace trace;
    trace.note(look_at(Fact::counter, cell), 0);
    trace.note(memory.adds_salt(A, 2), 0);
    memory.memo.keep({HookId(0), memory.me}, {}, 5, trace);
    CHECK_FALSE(memory.knows(HookId(0), memory.me));
    CHECK(memory.salt(A) == 0);
    REQUIRE(memory.does(HookId(0), memory.me));
    CHECK(memory.salt(A) == 2);
    CHECK(memory.events.size() == 1);
    CHECK(memory.progress.changes == 1);
    CHECK_FALSE(memory.does(HookId(0), memory.me));
    CHECK(memory.salt(A) == 2);
}

TEST_CASE("where a later step turns out otherwise, all changes are taken back") {
    Memory memory;
    const auto cell = static_cast<int>(memory.works.salt_cell(B));
    CHECK_FALSE(memory.does(HookId(0), memory.me));
    Trace trace;
    trace.note(memory.adds_salt(A, 2), 0);
    trace.note(look_at(Fact::counter, cell), 0);
    trace.note(memory.adds_salt(B, 1), 0);
    memory.memo.keep({HookId(0), memory.me}, {}, 5, trace);
    memory.salt(B) = 4;
    CHECK_FALSE(memory.does(HookId(0), memory.me));
    CHECK(memory.salt(A) == 0);
    CHECK(memory.events.empty());
    CHECK(memory.progress.changes == 0);
    memory.salt(B) = 0;
    REQUIRE(memory.does(HookId(0), memory.me));
    CHECK(memory.salt(A) == 2);
    CHECK(memory.salt(B) == 1);
}

TEST_CASE("what costs more than there is left, or comes after the end of the game, is not done") {
    Memory memory;
    CHECK_FALSE(memory.does(HookId(0), memory.me));
    Trace trace;
    trace.note(memory.adds_salt(A, 2), 0);
    memory.memo.keep({HookId(0), memory.me}, {}, 5000, trace);
    CHECK_FALSE(memory.does(HookId(0), memory.me));
    CHECK(memory.salt(A) == 0);
    memory.memo.keep({HookId(1), memory.me}, {}, 5, trace);
    memory.state.stage = Stage::over;
    CHECK_FALSE(memory.does(HookId(1), memory.me));
    CHECK(memory.salt(A) == 0);
}

TEST_CASE("of the first function nothing is known before it has answered") {
    Memory memory;
    CHECK_FALSE(memory.knows(HookId(0), {}));
    memory.memo.keep({HookId(1), memory.me}, {}, 0, Trace());
    CHECK_FALSE(memory.knows(HookId(0), {}));
    CHECK(memory.knows(HookId(1), memory.me));
}

TEST_CASE("what took more steps than are kept, or read the state as a whole, is not known") {
    Memory memory;
    CHECK_FALSE(memory.knows(HookId(0), memory.me));
    Trace trace;
    for (std::size_t step = 0; step <= Trace::kMostSteps; ++step)
        trace.note(look_at(Fact::turn, 0), 0);
    memory.memo.keep({HookId(0), memory.me}, {}, 0, trace);
    CHECK_FALSE(memory.knows(HookId(0), memory.me));
    GameCall call(memory.works.book(), memory.state, nullptr);
    CHECK(call.trace.is_complete);
    CHECK(call.state().turn == 0);
    memory.memo.keep({HookId(0), memory.me}, {}, 0, call.trace);
    CHECK_FALSE(memory.knows(HookId(0), memory.me));
}

}  // namespace
}  // namespace hexholm::test
