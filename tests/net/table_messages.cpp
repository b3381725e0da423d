// Messages of a table: what is written is read again, and what strangers write does no harm.
#include <catch2/catch.hpp>

#include "src/net/protocol/table_message.h"
#include "tests/support/base_game.h"
#include "tests/support/random_game.h"

namespace hexholm::net {
namespace {

// A moment of a game, and what one seat is told of the next one.
struct Moment {
    explicit Moment(int actions) : game(test::base_game(), 5) {
        for (int at = 0; at < actions; ++at)
            game.step();
        before = view_for(game.book, game.state, PlayerId(0));
        game.events.clear();
        game.step();
        update.number = 12;
        update.actor = game.played.back().player;
        update.kind = game.played.back().kind;
        if (update.actor == PlayerId(0)) update.own = game.played.back();
        for (const Event& event : game.events)
            update.events.push_back(seen_by(event, PlayerId(0)));
        update.after = view_for(game.book, game.state, PlayerId(0));
        update.beside.clocks = {{true, 17'000}, {false, 0}};
        update.beside.undo = {UndoStop::none, 2, PlayerId(1), ActionKindId(3)};
        update.beside.hash = hash_of(update.after);
    }
    test::RandomGame game;
    View before;
    Update update;
};

void check_same(const Beside& one, const Beside& other) {
    CHECK(one.clocks == other.clocks);
    CHECK(one.undo.stop == other.undo.stop);
    CHECK(one.undo.count == other.undo.count);
    CHECK(one.hash == other.hash);
}

TEST_CASE("an update is the same after it was written and read") {
    for (int actions = 0; actions < 60; ++actions) {
        const Moment moment(actions);
        const Bytes bytes = bytes_of(moment.game.book, moment.update, moment.before);
        const Result<Update> read = take_update(moment.game.book, moment.before, bytes);
        REQUIRE(read.ok());
        const Update& update = read.value();
        CHECK(update.number == 12);
        CHECK(update.actor == moment.update.actor);
        CHECK(update.kind == moment.update.kind);
        CHECK(update.own == moment.update.own);
        CHECK(update.events == moment.update.events);
        check_same(update.beside, moment.update.beside);
        CHECK(hash_of(update.after) == moment.update.beside.hash);
    }
}

TEST_CASE("a whole view is the same after it was written and read") {
    const Moment moment(40);
    const Whole whole = {99, moment.update.after, moment.update.beside, moment.update.events};
    const Result<Whole> read = take_whole(moment.game.book, bytes_of(moment.game.book, whole));
    REQUIRE(read.ok());
    CHECK(read.value().number == 99);
    CHECK(read.value().log == moment.update.events);
    CHECK(read.value().view.viewer == PlayerId(0));
    CHECK(hash_of(read.value().view) == moment.update.beside.hash);
}

TEST_CASE("what players ask for and are answered is the same after it was written and read") {
    const Rulebook& book = test::base_game();
    const Moment moment(30);
    Ask ask{7, 31, false, true, {moment.game.played.front(), moment.game.played.front()}};
    for (Action& action : ask.actions)
        action.player = PlayerId(2);
    const Result<Ask> read = take_ask(book, PlayerId(2), bytes_of(book, ask));
    REQUIRE(read.ok());
    CHECK(read.value() == ask);
    const Ask undo{8, 31, true, false, {}};
    CHECK(take_ask(book, PlayerId(2), bytes_of(book, undo)).value() == undo);

    const Answer answer{7,
                        AnswerKind::mod_failed,
                        1,
                        {Reason::cannot_pay, GoodId(1), -3},
                        UndoStop::chance,
                        {{"lakes", "lakes/main.lua:3", "it fails"}}};
    const Result<Answer> told = take_answer(book, bytes_of(answer));
    REQUIRE(told.ok());
    CHECK(told.value().kind == AnswerKind::mod_failed);
    CHECK(told.value().done == 1);
    CHECK(told.value().refusal == answer.refusal);
    CHECK(told.value().undo == UndoStop::chance);
    CHECK(told.value().failures.at(0).mod == "'lakes'");
}

TEST_CASE("the end of a game and parts of files are the same after they were written and read") {
    const Over over{Ending::agreed, random_key(), random_key(), sha256("journal"), 4711};
    CHECK(take_over(bytes_of(over)).value() == over);
    const Part part{sha256("file"), 100, 104, {1, 2, 3, 4}};
    CHECK(take_part(bytes_of(part)).value() == part);
    const Part beyond{sha256("file"), 100, 103, {1, 2, 3, 4}};
    CHECK_FALSE(take_part(bytes_of(beyond)).ok());
}

TEST_CASE("an ask without actions, with too many or of unknown kinds is refused") {
    const Rulebook& book = test::base_game();
    const auto is_refused = [&](const Bytes& bytes) {
        const Result<Ask> read = take_ask(book, PlayerId(0), bytes);
        return !read.ok() && read.problem().line().find('\n') == std::string::npos;
    };
    CHECK(is_refused({}));
    CHECK(is_refused({3, 0, 1, 1, 0}));               // no action
    CHECK(is_refused({3, 1, 1, 1, 1, 0}));            // takes back and acts
    CHECK(is_refused({3, 4, 1, 1, 1, 0}));            // a flag of tomorrow
    CHECK(is_refused({3, 0, 1, 1, 17, 0}));           // too many
    CHECK(is_refused({3, 0, 1, 1, 1, 255, 255, 3}));  // no such kind
    CHECK(is_refused({3, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255}));
    CHECK(is_refused(Bytes(kMostActBytes + 1, 3)));
}

// Each sound message with some bytes changed, cut or added.
template <class Read>
void expect_no_harm(const Bytes& sound, const Read& read) {
    Random chance{sound.size(), 0};
    for (int round = 0; round < 300; ++round) {
        Bytes bytes = sound;
        for (int change = 0; change < 2; ++change)
            bytes[chance.below(static_cast<std::uint32_t>(bytes.size()))] =
                static_cast<std::uint8_t>(chance.below(256));
        if (round % 3 == 0) bytes.resize(chance.below(static_cast<std::uint32_t>(bytes.size())));
        const auto result = read(bytes);
        if (!result) CHECK(result.problem().line().find('\n') == std::string::npos);
    }
}

TEST_CASE("a message of a table with changed bytes is read or refused") {
    const Moment moment(50);
    const Rulebook& book = moment.game.book;
    expect_no_harm(bytes_of(book, moment.update, moment.before),
                   [&](const Bytes& bytes) { return take_update(book, moment.before, bytes); });
    expect_no_harm(bytes_of(book, Whole{3, moment.before, {}, moment.update.events}),
                   [&](const Bytes& bytes) { return take_whole(book, bytes); });
    expect_no_harm(bytes_of(book, Ask{1, 2, false, false, {moment.game.played.back()}}),
                   [&](const Bytes& bytes) { return take_ask(book, PlayerId(0), bytes); });
    expect_no_harm(bytes_of(Answer{}),
                   [&](const Bytes& bytes) { return take_answer(book, bytes); });
    expect_no_harm(bytes_of(Part{{}, 0, 9, {1, 2}}), [](const Bytes& b) { return take_part(b); });
}

TEST_CASE("layouts of other games have other hashes") {
    CHECK(hash_of_layout(test::base_game()) == hash_of_layout(test::base_game()));
    CHECK(hash_of_layout(test::base_game()) != hash_of_layout(test::base_game("", 3)));
}

}  // namespace
}  // namespace hexholm::net
