// What stands in a journal, and what a reader says about a damaged one.
#include <algorithm>

#include <catch2/catch.hpp>

#include "engine/journal/action_text.h"
#include "engine/journal/reader.h"

#include "tests/support/base_game.h"

namespace hexholm::test {
namespace {

Action action_of(const Rulebook& book, const std::string& kind) {
    const auto found = book.content().kind_named(kind);
    REQUIRE(found);
    Action action;
    action.kind = *found;
    action.player = PlayerId(1);
    return action;
}

std::string sample_head() {
    std::vector<JournalSeat> seats = {{"Anna Maria", "", 0xC0392B},
                                      {"Ben", "normal", 0x2E6FC0},
                                      {"Cleo", "easy", 0xE07B1A},
                                      {"Dan", "random", 0xECE7DC}};
    return header_text(header_for(base_game().content(), 42, seats));
}

std::string journal_problem(const std::string& text) {
    const auto journal = parse_journal(text, "game.journal");
    if (!journal) return journal.problem().line();
    const auto actions = recorded_actions(journal.value(), base_game().content());
    return actions.ok() ? "" : actions.problem().line();
}

}  // namespace

TEST_CASE("journal: an action is written with names that a person can read") {
    const Rulebook& book = base_game();
    Action build = action_of(book, "build_road");
    build.args[0] = 17;
    CHECK(action_text(book.content(), build) == "2 build_road 17");

    Action bank = action_of(book, "trade_bank");
    bank.args = {good(book, "wool").number(), good(book, "ore").number(), -1};
    CHECK(action_text(book.content(), bank) == "2 trade_bank wool ore");

    Action offer = action_of(book, "offer_trade");
    offer.args[0] = 0b1101;
    offer.goods = {goods(book, "2 lumber 1 ore"), goods(book, "1 brick")};
    const std::string text = action_text(book.content(), offer);
    CHECK(text.find("1+3+4") != std::string::npos);
    CHECK(text.find("lumber*2+ore*1") != std::string::npos);
    CHECK(text.find("brick*1") != std::string::npos);
}

TEST_CASE("journal: every kind of action survives writing and reading") {
    const Rulebook& book = base_game();
    for (const ActionKindId kind : book.content().kinds.ids()) {
        Action action;
        action.kind = kind;
        action.player = PlayerId(3);
        std::size_t numbers = 0;
        std::size_t bundles = 0;
        for (const ArgType type : book.content().kinds[kind].args) {
            if (type == ArgType::goods)
                action.goods[bundles++] = Bundle::of(GoodId(2), 3);
            else
                action.args[numbers++] = 2;
        }
        const std::string text = action_text(book.content(), action);
        const auto read = parse_action(book.content(), text, "line");
        INFO(text);
        REQUIRE(read.ok());
        CHECK(read.value() == action);
    }
}

TEST_CASE("journal: the head survives writing and reading") {
    const auto journal = parse_journal(sample_head(), "game.journal");
    REQUIRE(journal.ok());
    const JournalHeader& header = journal.value().header;
    CHECK(header.scenario == "base");
    CHECK(header.seed == 42);
    CHECK(header.players == 4);
    CHECK(header.seats[0].name == "Anna Maria");
    CHECK(header.seats[0].bot.empty());
    CHECK(header.seats[1].bot == "normal");
    CHECK(header.seats[2].color == 0xE07B1A);
    CHECK(header.options == base_game().content().options);
    CHECK_FALSE(content_difference(header, base_game().content(), "game.journal"));
    CHECK_FALSE(journal.value().torn);
}

TEST_CASE("journal: a name with a line end cannot break the head") {
    std::vector<JournalSeat> seats(4, JournalSeat{"Eve\nseed 7", "", 0});
    const auto journal =
        parse_journal(header_text(header_for(base_game().content(), 42, seats)), "x");
    REQUIRE(journal.ok());
    CHECK(journal.value().header.seed == 42);
    CHECK(journal.value().header.seats[0].name == "Eve seed 7");
}

TEST_CASE("journal: a last line that was cut is left out and said") {
    const std::string text = sample_head() + "1 roll # 00000000000000ff\n2 build_road 1";
    const auto journal = parse_journal(text, "game.journal");
    REQUIRE(journal.ok());
    CHECK(journal.value().torn);
    REQUIRE(journal.value().lines.size() == 1);
    const auto actions = recorded_actions(journal.value(), base_game().content());
    REQUIRE(actions.ok());
    CHECK(actions.value()[0].digest == 255);
}

TEST_CASE("journal: cut after any number of bytes it is read or clearly refused") {
    const std::string text =
        sample_head() + "1 roll # 00000000000000ff\n2 build_road 17 # 00000000000000fe\n";
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto journal = parse_journal(text.substr(0, length), "game.journal");
        INFO("first " << length << " bytes");
        if (journal.ok())
            CHECK(recorded_actions(journal.value(), base_game().content()).ok());
        else
            CHECK_FALSE(journal.problem().what.empty());
    }
}

TEST_CASE("journal: other files, other versions and a cut head are told apart") {
    CHECK(journal_problem("").find("not a journal") != std::string::npos);
    CHECK(journal_problem("hello\n\n").find("not a journal") != std::string::npos);
    CHECK(
        journal_problem("hexholm journal 6\n\n") ==
        "game.journal: the journal has format '6'; a newer Hexholm wrote it and can read it; this "
        "one, " +
            std::string(kEngineVersion) + ", reads formats 1 to 5");
    CHECK(journal_problem("hexholm journal x\n\n") ==
          "game.journal: the journal has format 'x'; this version reads formats 1 to 5");
    CHECK(journal_problem("hexholm journal 1\nscenario base\n").find("ends within its header") !=
          std::string::npos);
    CHECK(journal_problem("hexholm journal 1\nscenario base\n\n").find("missing") !=
          std::string::npos);
}

TEST_CASE("journal: a wrong line is named with its number") {
    const std::string head = sample_head();
    const auto lines = std::count(head.begin(), head.end(), '\n');
    const std::string where = "game.journal:" + std::to_string(lines + 2) + ": ";
    const auto second = [&](const std::string& line) {
        return journal_problem(head + "1 roll\n" + line + "\n");
    };
    CHECK(second("1 fly") == where + "there is no action 'fly' in this game");
    CHECK(second("5 roll") == where + "there is no player '5' (1 to 4)");
    CHECK(second("1 roll 3") == where + "'3' is one argument too many");
    CHECK(second("1 build_road") == where + "an argument is missing at the end of the line");
    CHECK(second("1 build_road x") == where + "there is no edge 'x' (0 to 71)");
    CHECK(second("1 build_road 72") == where + "there is no edge '72' (0 to 71)");
    CHECK(second("1 trade_bank wool gold") == where + "there is no good 'gold' in this game");
    CHECK(second("1 discard ore*999") == where + "in 'ore*999' the count must be 1 to 255");
    CHECK(second("1 roll # 12") == where + "'12' is not a state hash");
    CHECK(second("") != "");
}

TEST_CASE("journal: other rules are named") {
    const auto journal = parse_journal(sample_head(), "game.journal");
    REQUIRE(journal.ok());
    JournalHeader header = journal.value().header;
    header.content_hash.digest.bytes[0] ^= 1;
    const auto difference = [&] {
        return content_difference(header, base_game().content(), "game.journal")->what.english();
    };
    CHECK(difference().find("engine") != std::string::npos);
    header.options[0].value = "other";
    CHECK(difference().find("the option " + header.options[0].name + " was other") !=
          std::string::npos);
    header.mods[0].hash.digest.bytes[0] ^= 1;
    CHECK(difference().find("rules of the mod base") != std::string::npos);
    header.mods[0].version = "9.9.9";
    CHECK(difference().find("had version 9.9.9") != std::string::npos);
    header.mods[0].id = "volcano";
    CHECK(difference().find("the mod volcano is not in use") != std::string::npos);
    header.players = 3;
    CHECK(difference().find("3 players") != std::string::npos);
}

}  // namespace hexholm::test
