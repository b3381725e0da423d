// Messages of the lobby: what is written is read again, and what strangers write does no harm.
#include <catch2/catch.hpp>

#include "engine/base/random.h"

#include "src/net/protocol/lobby.h"

namespace hexholm::net {
namespace {

TableTerms some_terms() {
    TableTerms terms;
    terms.title = "Anna's \"table\" über 島";
    terms.game = {
        "cities_knights:main", 3, {{"lakes", "1.2.0", "ab12", 4711}}, {{"target_vp", "12"}}};
    terms.bots = {"", "hard:trader", "easy"};
    terms.clock = {ClockKind::bank, 30, 900, 45};
    terms.is_public = true;
    terms.onlooking = Onlooking::at_once;
    return terms;
}

std::vector<LobbyRequest> all_requests() {
    return {AskServer{"ab12"},
            Hello{1, 3, "0.1.0", 5, "token", "Anna"},
            ListTables{"base", "friends", true, true, 2, true},
            Create{some_terms()},
            Change{some_terms()},
            Join{"ab12", "zx9", 2},
            Watch{"ab12", ""},
            Leave{},
            MoveSeat{5},
            Ready{false, "aa", "bb"},
            Start{},
            OfferSeat{1, false},
            Kick{1},
            Chat{"Grüße {1} \\ \" </script>"},
            Emote{kEmotes - 1},
            Complain{"chat", "He swears.", 12},
            Vote{VoteKind::target, false, 2, 8},
            Rematch{},
            AskJournal{},
            AskPackages{{"ab12", "cd34"}},
            Need{"ab12", 16'384, 8},
            Fetching{99},
            Brings{{"lakes", "Lakes", "1.2.0", "ab", "cd", 4711, "Anna", "MIT"}}};
}

std::vector<LobbyTelling> all_tellings() {
    TableTold table{"ab12", "zx9", "cc", some_terms(), TableState::playing, {}, {}, 1, 2, 7};
    table.seats = {{SeatPlace::here, "Anna", "", 0},
                   {SeatPlace::stand_in, "Bert", "normal", 61, true, 40}};
    return {
        ServerTold{"ab12", "cd34"},
        Welcome{1, "token", "Anna", 1'764'452'000, "Kitchen", true},
        Refused{Denial::table_full, "all seats are taken", 3},
        Tables{{{"ab12", "Friends", "base", TableState::dealing, 4, 3, 2, 1, true, true, true}},
               {"cd"},
               true,
               4,
               true},
        table,
        SeatChanged{3, {SeatPlace::away, "Cleo", "", 12}},
        ChatTold{1, "Bert", "Hello", 99},
        EmoteTold{0, 3},
        VoteTold{VoteKind::target, kNoSeat, 8, 0, {0, 2}, {1}, 3, VoteOutcome::failed},
        Left{"ab12", Denial::kicked},
        Going{30},
        Packages{{{"lakes", "Lakes \"großer\" Art", "1.2.0", "ab", "cd", 4711, "Anna, Bo", "MIT"}}},
        Bring{"lakes", "1.2.0"},
        Want{"ab12", 16'384, 4}};
}

bool is_one_line(const Problem& problem) {
    return problem.line().find('\n') == std::string::npos && problem.line().size() < 400;
}

TEST_CASE("messages of the lobby are the same after they were written and read") {
    REQUIRE(all_requests().size() == std::variant_size_v<LobbyRequest>);
    for (const LobbyRequest& message : all_requests()) {
        INFO(text_of(message));
        const Result<LobbyRequest> read = read_request(text_of(message));
        REQUIRE(read.ok());
        CHECK(read.value() == message);
    }
    REQUIRE(all_tellings().size() == std::variant_size_v<LobbyTelling>);
    for (const LobbyTelling& message : all_tellings()) {
        INFO(text_of(message));
        const Result<LobbyTelling> read = read_telling(text_of(message));
        REQUIRE(read.ok());
        CHECK(read.value() == message);
    }
}

TEST_CASE("a message of the lobby may leave out what is as usual, and say more than is known") {
    const auto read = read_request(R"({"type":"join","table":"ab12","later":[1,{"x":2}]})");
    REQUIRE(read.ok());
    CHECK(read.value() == LobbyRequest(Join{"ab12", "", kAnySeat}));
}

TEST_CASE("what is no message of the lobby gets one line") {
    const std::string deep = R"({"type":"chat","text":)" + std::string(5000, '[');
    for (const std::string& text :
         {std::string(),
          std::string("{}"),
          std::string("[]"),
          std::string("{\"type\":1}"),
          std::string("{\"type\":\"welcome\"}"),
          std::string("{\"type\":\"chat\",\"text\":[]}"),
          std::string("{\"type\":\"emote\",\"number\":8}"),
          std::string("{\"type\":\"emote\",\"number\":1e3}"),
          std::string("{\"type\":\"emote\",\"number\":99999999999999999999}"),
          std::string("{\"type\":\"report\",\"update\":18446744073709551615}"),
          std::string("{\"type\":\"hello\",\"name\":\"a\\nb\"}"),
          std::string("{\"type\":\"hello\",\"name\":\"\xff\"}"),
          std::string("{\"type\":\"hello\",\"name\":\"a\\u202eb\"}"),
          std::string("{\"type\":\"join\",\"table\":\"../x y\"}"),
          std::string("{\"type\":\"create\",\"terms\":{\"clock\":{\"kind\":\"sand\"}}}"),
          std::string("{\"type\":\"create\",\"terms\":[]}"),
          "{\"type\":\"chat\",\"text\":\"" + std::string(kMostChatSigns + 1, 'x') + "\"}",
          std::string(kMostLobbyBytes + 1, ' '),
          deep,
          deep + std::string(5000, ']') + "}"}) {
        INFO(text.substr(0, 80));
        const Result<LobbyRequest> read = read_request(text);
        REQUIRE_FALSE(read.ok());
        CHECK(is_one_line(read.problem()));
    }
}

TEST_CASE("lists of the lobby end at their limit") {
    std::string many = R"({"type":"create","terms":{"game":{"options":[)";
    for (std::size_t at = 0; at <= kMostOptions; ++at)
        many += (at == 0 ? "" : ",") + std::string(R"({"name":"a","value":"b"})");
    CHECK_FALSE(read_request(many + "]}}}").ok());
    CHECK_FALSE(read_request(R"({"type":"create","terms":{"bots":["","","","","","",""]}})").ok());
}

TEST_CASE("a message of the lobby with changed bytes is read or refused") {
    Random chance{7, 0};
    for (const LobbyRequest& message : all_requests())
        for (int round = 0; round < 200; ++round) {
            std::string text = text_of(message);
            for (int change = 0; change < 3; ++change)
                text[chance.below(static_cast<std::uint32_t>(text.size()))] =
                    static_cast<char>(chance.below(256));
            const Result<LobbyRequest> read = read_request(text);
            if (!read) CHECK(is_one_line(read.problem()));
            if (read) CHECK(read_request(text_of(read.value())).ok());
        }
}

TEST_CASE("every denial has a word of its own and says what to do") {
    for (std::size_t at = 1; at < kDenialCount; ++at) {
        const auto denial = static_cast<Denial>(at);
        CHECK(saying_of(denial).english().find("; ") != std::string::npos);
        CHECK(std::count(kDenialWords.begin(), kDenialWords.end(), word_of(denial)) == 1);
    }
}

}  // namespace
}  // namespace hexholm::net
