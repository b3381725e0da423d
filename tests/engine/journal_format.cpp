// The second format of journals: a running checksum, actions that are taken back; and that the
// formats of older releases are still read.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>
#include <sys/stat.h>

#include "engine/game/game.h"
#include "engine/journal/journal_file.h"
#include "engine/journal/line.h"
#include "engine/journal/reader.h"
#include "engine/journal/timeline.h"
#include "engine/journal/writer.h"

#include "tests/engine/journal_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

// The text of a random game of so many actions; after each of `undone` one is taken back.
std::string sample_text(int actions, const std::vector<int>& undone = {}) {
    RandomGame game(base_game(), 11);
    Timeline timeline(base_game(), game.state);
    const ScratchFolder folder;
    JournalWriter writer(folder.file("sample"), JournalWriter::Sync::at_end);
    writer.begin(sample_header(11), base_game().content());
    for (int count = 0; count < actions; ++count) {
        REQUIRE(game.step());
        const RecordedAction record = {game.played.back(), digest(game.state)};
        timeline.push(record, game.state);
        writer.append(base_game().content(), record);
        if (std::find(undone.begin(), undone.end(), count) == undone.end()) continue;
        timeline.take_back(1);
        game.state = timeline.state_at(timeline.size());
        RecordedAction undo;
        undo.action.player = record.action.player;
        undo.taken_back = 1;
        undo.digest = digest(game.state);
        writer.append(base_game().content(), undo);
    }
    fs::remove(writer.path());
    return writer.text();
}

JournalText parsed(const std::string& text) {
    const auto journal = parse_journal(text, "game.journal");
    INFO((journal ? "" : journal.problem().line()));
    REQUIRE(journal.ok());
    return journal.value();
}

std::vector<RecordedAction> records_of(const JournalText& journal) {
    const auto records = recorded_actions(journal, base_game().content());
    INFO((records ? "" : records.problem().line()));
    REQUIRE(records.ok());
    return records.value();
}

}  // namespace

TEST_CASE("journal format: every line carries a checksum of all that stands before it") {
    const std::string text = sample_text(30);
    const JournalText whole = parsed(text);
    CHECK_FALSE(whole.damage);
    CHECK_FALSE(whole.torn);
    CHECK(whole.lines.size() == 30);
    CHECK(whole.sound_bytes == text.size());
    CHECK(records_of(whole).size() == 30);
}

TEST_CASE("journal format: a changed, lost, doubled or exchanged line is noticed without playing") {
    const std::string text = sample_text(30);
    const std::size_t head = text.find("\n\n") + 2;
    const std::size_t second = text.find('\n', head) + 1;
    const std::size_t third = text.find('\n', second) + 1;
    const std::size_t fourth = text.find('\n', third) + 1;
    const std::string line2 = text.substr(second, third - second);
    const std::string line3 = text.substr(third, fourth - third);
    const auto replaced = [&](const std::string& by) {
        return text.substr(0, second) + by + text.substr(fourth);
    };
    std::string changed = text;
    changed[second] = changed[second] == '1' ? '2' : '1';
    std::string other_seed = text;
    other_seed.replace(text.find("seed 11"), 7, "seed 12");
    for (const std::string& damaged : {changed, other_seed, replaced(line3),
                                       replaced(line2 + line2 + line3), replaced(line3 + line2)}) {
        const JournalText journal = parsed(damaged);
        REQUIRE(journal.damage);
        CHECK(journal.damage->line().find("game.journal:") == 0);
        CHECK(journal.damage->line().find("does not match") != std::string::npos);
        CHECK_FALSE(recorded_actions(journal, base_game().content()).ok());
        CHECK(journal.sound_bytes <= third);
    }
}

TEST_CASE("journal format: what stands before the damage is a sound journal") {
    std::string text = sample_text(60);
    const std::size_t middle = text.find('\n', text.size() / 2) + 1;
    text[middle] = '?';
    const JournalText journal = parsed(text);
    REQUIRE(journal.damage);
    const JournalText rescued = parsed(text.substr(0, journal.sound_bytes));
    CHECK_FALSE(rescued.damage);
    CHECK_FALSE(records_of(rescued).empty());
}

TEST_CASE("journal format: a last line that the machine did not finish is cut, whatever is in it") {
    const std::string text = sample_text(10);
    const std::size_t last = text.rfind('\n', text.size() - 2) + 1;
    for (const std::string& end : {std::string("2 bui"), std::string(40, '\0'),
                                   std::string("1 roll # 0123456789abcdef 01234567\n")}) {
        const JournalText journal = parsed(text.substr(0, last) + end);
        CHECK(journal.torn);
        CHECK_FALSE(journal.damage);
        CHECK(journal.lines.size() == 9);
        CHECK(journal.sound_bytes == last);
    }
}

TEST_CASE("journal format: line ends of another system change nothing") {
    std::string text;
    for (const char letter : sample_text(12))
        text += letter == '\n' ? std::string("\r\n") : std::string(1, letter);
    const JournalText journal = parsed(text);
    CHECK_FALSE(journal.damage);
    CHECK(records_of(journal).size() == 12);
}

TEST_CASE("journal format: lines that take back are kept, and what they took back does not count") {
    const JournalText journal = parsed(sample_text(20, {4, 5, 12}));
    const auto records = records_of(journal);
    CHECK(records.size() == 23);
    const auto standing = standing_actions(records);
    CHECK(standing.size() == 17);
    State state = start_game(base_game(), 11);
    Timeline timeline(base_game(), state);
    for (const RecordedAction& record : standing)
        REQUIRE(timeline.play(record, state).ok());
    CHECK(digest(state) == records.back().digest);
}

TEST_CASE("journal format: nothing is taken back that was not done") {
    const std::string head = header_text(sample_header(1));
    const auto problem = [&](const std::string& lines) {
        const auto records = recorded_actions(parsed(head + lines), base_game().content());
        return records.ok() ? "" : records.problem().what.english();
    };
    CHECK(problem("undo 1 1\n") == "this undoes more actions than there are");
    CHECK(problem("1 roll\nundo 1 2\n") == "this undoes more actions than there are");
    CHECK(problem("1 roll\nundo 1 1\n").empty());
    const std::string wrong = "'undo' needs a seat and the number of actions to undo";
    for (const char* line : {"undo 1\n", "undo 9 1\n", "undo 1 0\n", "undo 1 1 1\n", "undo x 1\n",
                             "undo 1 99999999\n"})
        CHECK(problem("1 roll\n" + std::string(line)) == wrong);
}

TEST_CASE("journal format: a head says everything, and nothing twice") {
    const std::string head = header_text(sample_header(1));
    const auto problem = [](const std::string& text) {
        const auto journal = parse_journal(text, "game.journal");
        return journal.ok() ? "" : journal.problem().line();
    };
    for (const std::string key :
         {"engine", "scenario", "players", "mod", "option", "seed", "content"}) {
        INFO(key);
        const std::size_t at = head.find("\n" + key + " ") + 1;
        const std::size_t next = head.find('\n', at) + 1;
        const std::string line = head.substr(at, next - at);
        CHECK(problem(head.substr(0, at) + line + head.substr(at))
                  .find("there is a second line '" + key) != std::string::npos);
        const std::string lacking = problem(head.substr(0, at) + head.substr(next));
        if (key != "option")
            CHECK(lacking ==
                  "game.journal: the header of the journal has a missing or damaged line: '" + key +
                      "'");
    }
    const std::size_t players = head.find("players 4");
    CHECK(problem(head.substr(0, players) + "players 7" + head.substr(players + 9)) ==
          "game.journal:4: there must be 1 to 6 players");
    CHECK(
        problem(head.substr(0, players) + "players 3" + head.substr(players + 9)).find("'seat'") !=
        std::string::npos);
}

TEST_CASE("journal format: what no game could be as large as is refused before it is taken apart") {
    const std::string head = header_text(sample_header(1));
    const auto problem = [](const std::string& text) {
        const auto journal = parse_journal(text, "x");
        return journal.ok() ? "" : journal.problem().line();
    };
    const std::string what = ": this is too large for a journal; name a journal of Hexholm";
    const auto line = static_cast<int>(std::count(head.begin(), head.end(), '\n')) + 1;
    CHECK(problem(head + "1 roll " + std::string(5000, 'x') + "\n") ==
          "x:" + std::to_string(line) + what);
    CHECK(problem(head + std::string(1u << 20, '\n')) == "x:1048577" + what);
    CHECK(problem("hexholm journal 2\nengine " + std::string(70'000, 'x') + "\n" + head) ==
          "x:2" + what);
    // What was cut off while it was written may be anything.
    CHECK(problem(head + std::string(5000, '\0')).empty());
}

TEST_CASE("journal format: a file of gigabytes is refused without being read") {
    const ScratchFolder folder;
    const std::string path = folder.file("huge");
    std::ofstream(path) << "hexholm";
    fs::resize_file(path, (64u << 20) + 1);  // a hole: it takes no room on the disk
    const auto text = read_text(path);
    REQUIRE_FALSE(text.ok());
    CHECK(text.problem().line().find("too large for a journal") != std::string::npos);
}

TEST_CASE("journal format: what is no ordinary file is neither waited for nor replaced") {
    const ScratchFolder folder;
    const std::string pipe = folder.file("pipe");
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK_FALSE(read_text(pipe).ok());
    CHECK_FALSE(read_header(pipe).ok());
    CHECK_FALSE(journal_in_use(pipe));
    JournalFile file;
    CHECK_FALSE(file.replace(pipe, "text", false));
    CHECK(fs::is_fifo(pipe));
    CHECK_FALSE(file.replace(folder.path.string(), "text", false));
    CHECK_FALSE(fs::exists(folder.path.string() + ".new"));
    CHECK_FALSE(read_text(folder.path.string()).ok());
    CHECK_FALSE(read_header(folder.path.string()).ok());
    // It opens, and the first page cannot be read: as on a failing disk.
    CHECK(read_text("/proc/self/mem").problem().line().find("cannot be read") != std::string::npos);
}

TEST_CASE("journal format: a list reads the head alone") {
    const ScratchFolder folder;
    const std::string path = folder.file("a.journal");
    JournalWriter writer(path, JournalWriter::Sync::at_end);
    writer.begin(sample_header(3), base_game().content());
    const auto header = read_header(path);
    REQUIRE(header.ok());
    CHECK(header.value() == sample_header(3));
    CHECK_FALSE(read_header("CMakeLists.txt").ok());
    CHECK_FALSE(read_header("/nowhere").ok());
}

// The files in tests/journals were written by the releases that they are named after. The rules of
// the base game may have changed since, so what is tested is that each format is understood and that
// a difference of the rules is told.
TEST_CASE("journal format: journals of every released format are read") {
    int formats = 0;
    for (const fs::directory_entry& file : fs::directory_iterator("tests/journals")) {
        if (file.path().extension() != ".journal") continue;
        INFO(file.path());
        const auto journal = read_journal(file.path().string());
        REQUIRE(journal.ok());
        CHECK(file.path().stem() == "format-" + std::to_string(journal.value().header.version));
        CHECK_FALSE(journal.value().damage);
        CHECK(records_of(journal.value()).size() > 100);
        const auto differs = content_difference(journal.value().header, base_game().content(), "x");
        if (differs) CHECK(differs->line().find("played with other rules") != std::string::npos);
        ++formats;
    }
    CHECK(formats == kJournalVersion - kOldestJournalVersion + 1);
}

TEST_CASE("timeline: any position of a game is what it was") {
    RandomGame game(base_game(), 5);
    const State start = game.state;
    Timeline timeline(base_game(), start);
    std::vector<State> states = {start};
    while (states.size() < 200 && game.step()) {
        timeline.push({game.played.back(), digest(game.state)}, game.state);
        states.push_back(game.state);
    }
    for (std::size_t count = 0; count < states.size(); ++count)
        CHECK(timeline.state_at(count) == states[count]);
    timeline.take_back(150);
    CHECK(timeline.state_at(timeline.size()) == states[49]);
    State state = states[49];
    REQUIRE(timeline.play({game.played[49], std::nullopt}, state).ok());
    CHECK(state == states[50]);
    CHECK(timeline.state_at(50) == states[50]);
    const Refusal refused = timeline.play({game.played[0], std::nullopt}, state);
    CHECK_FALSE(refused.ok());
    CHECK(timeline.size() == 50);
    CHECK(state == states[50]);
}

}  // namespace hexholm::test
