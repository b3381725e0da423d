// A journal while it is written: nobody else writes it, nothing of it is written twice, and what
// happens to its file meanwhile is told and mended.
#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/game/game.h"
#include "engine/journal/reader.h"
#include "engine/journal/writer.h"

#include "tests/engine/journal_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

std::vector<RecordedAction> sample_game(std::size_t actions) {
    RandomGame game(base_game(), 11);
    std::vector<RecordedAction> records;
    while (records.size() < actions) {
        REQUIRE(game.step());
        records.push_back({game.played.back(), digest(game.state)});
    }
    return records;
}

std::string text_of(const std::string& path) {
    return read_text(path).value();
}

ino_t inode_of(const std::string& path) {
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    return status.st_ino;
}

// A journal of so many actions, written and closed.
std::string written(const ScratchFolder& folder, std::size_t actions) {
    JournalWriter writer(folder.file("game.journal"), JournalWriter::Sync::at_end);
    writer.begin(sample_header(11), base_game().content(), sample_game(actions));
    REQUIRE_FALSE(writer.problem().has_value());
    return writer.path();
}

}  // namespace

TEST_CASE("journal keeping: a game that goes on appends to its file and changes nothing in it") {
    const ScratchFolder folder;
    const std::string path = written(folder, 20);
    const std::string before = text_of(path);
    const ino_t inode = inode_of(path);
    const auto more = sample_game(21);
    JournalWriter writer(path);
    writer.resume(sample_header(11), base_game().content(), sample_game(20));
    CHECK(text_of(path) == before);
    writer.append(base_game().content(), more.back());
    CHECK_FALSE(writer.problem().has_value());
    CHECK(inode_of(path) == inode);
    CHECK(text_of(path).substr(0, before.size()) == before);
    const auto journal = read_journal(path);
    REQUIRE(journal.ok());
    CHECK_FALSE(journal.value().damage);
    CHECK(journal.value().lines.size() == 21);
}

TEST_CASE("journal keeping: another course of the same game takes the place of what stands there") {
    const ScratchFolder folder;
    const std::string path = written(folder, 20);
    auto other = sample_game(20);
    Action& first = other.front().action;
    first.args[0] = static_cast<std::int16_t>(first.args[0] + 1);
    JournalWriter writer(path);
    writer.resume(sample_header(11), base_game().content(), other);
    CHECK_FALSE(writer.problem().has_value());
    const auto journal = read_journal(path);
    REQUIRE(journal.ok());
    const auto records = recorded_actions(journal.value(), base_game().content());
    REQUIRE(records.ok());
    REQUIRE(records.value().size() == 20);
    CHECK(records.value().front().action == first);
}

TEST_CASE("journal keeping: a torn last line is cut when the game goes on") {
    const ScratchFolder folder;
    const std::string path = written(folder, 20);
    const std::string before = text_of(path);
    std::ofstream(path, std::ios::app) << "3 build_ro";
    JournalWriter writer(path);
    writer.resume(sample_header(11), base_game().content(), sample_game(20));
    CHECK(text_of(path) == before);
}

TEST_CASE("journal keeping: a journal of the first format becomes one of the newest") {
    const ScratchFolder folder;
    const std::string path = folder.file("old.journal");
    JournalHeader old = sample_header(11);
    old.version = 1;
    old.content_hash = base_game().content().hash;
    old.mods[0].hash = base_game().content().mods[0].hash;
    std::string text = header_text(old);
    const std::string whole = text_of(written(folder, 5));
    for (std::size_t at = whole.find("\n\n") + 2; at < whole.size();) {
        const std::size_t end = whole.find('\n', at);
        text += whole.substr(at, end - at - 9) + "\n";  // without the checksum
        at = end + 1;
    }
    std::ofstream(path) << text;
    const auto read = read_journal(path);
    REQUIRE(read.ok());
    CHECK(recorded_actions(read.value(), base_game().content()).value().size() == 5);
    JournalWriter writer(path);
    writer.resume(read.value().header, base_game().content(), sample_game(5));
    CHECK_FALSE(writer.problem().has_value());
    CHECK(read_journal(path).value().header.version == kJournalVersion);
    CHECK(read_journal(path).value().lines.size() == 5);
}

TEST_CASE("journal keeping: two programs never write one journal") {
    const ScratchFolder folder;
    const std::string path = written(folder, 20);
    const std::string before = text_of(path);
    CHECK_FALSE(journal_in_use(path));
    const auto more = sample_game(21);
    {
        JournalWriter first(path);
        first.resume(sample_header(11), base_game().content(), sample_game(20));
        CHECK(journal_in_use(path));
        JournalWriter second(path);
        second.resume(sample_header(11), base_game().content(), sample_game(20));
        CHECK(second.problem().value().line().find("another program writes it") !=
              std::string::npos);
        second.append(base_game().content(), more.back());
        second.retry();
        CHECK(second.problem().has_value());
        CHECK(text_of(path) == before);
        JournalWriter third(path);
        third.begin(sample_header(11), base_game().content());
        CHECK(third.problem().has_value());
        CHECK(text_of(path) == before);
        // All of it can be kept elsewhere.
        JournalWriter copy(folder.file("copy.journal"));
        copy.begin_as(second);
        CHECK_FALSE(copy.problem().has_value());
        CHECK(read_journal(copy.path()).value().lines.size() == 21);
        first.append(base_game().content(), more.back());
        CHECK_FALSE(first.problem().has_value());
    }
    CHECK_FALSE(journal_in_use(path));
}

TEST_CASE("journal keeping: a journal that was removed is written anew, and that is told") {
    const ScratchFolder folder;
    const std::string path = folder.file("deep/game.journal");
    const auto game = sample_game(3);
    JournalWriter writer(path);
    writer.begin(sample_header(11), base_game().content(), {game[0]});
    fs::remove_all(folder.path);
    writer.append(base_game().content(), game[1]);
    CHECK_FALSE(writer.problem().has_value());
    CHECK(writer.take_notice().value().line().find("was written again") != std::string::npos);
    CHECK_FALSE(writer.take_notice().has_value());
    CHECK(read_journal(path).value().lines.size() == 2);
    writer.append(base_game().content(), game[2]);
    CHECK_FALSE(writer.take_notice().has_value());
    CHECK(read_journal(path).value().lines.size() == 3);
}

TEST_CASE("journal keeping: what somebody has cut off is written again") {
    const ScratchFolder folder;
    const auto game = sample_game(3);
    JournalWriter writer(folder.file("game.journal"));
    writer.begin(sample_header(11), base_game().content(), {game[0], game[1]});
    fs::resize_file(writer.path(), 100);
    writer.append(base_game().content(), game[2]);
    CHECK_FALSE(writer.problem().has_value());
    CHECK(text_of(writer.path()) == writer.text());
}

TEST_CASE("journal keeping: a file of somebody else is not overwritten") {
    const ScratchFolder folder;
    const auto game = sample_game(2);
    JournalWriter writer(folder.file("game.journal"));
    writer.begin(sample_header(11), base_game().content(), {game[0]});
    fs::remove(writer.path());
    std::ofstream(writer.path()) << "a letter";
    writer.append(base_game().content(), game[1]);
    CHECK(writer.problem().value().line().find("another file has taken its place") !=
          std::string::npos);
    CHECK(text_of(writer.path()) == "a letter");
    fs::remove(writer.path());
    writer.retry();
    CHECK_FALSE(writer.problem().has_value());
    CHECK(read_journal(writer.path()).value().lines.size() == 2);
}

TEST_CASE("journal keeping: a folder that cannot be written is told and tried again") {
    if (::geteuid() == 0) return;  // nothing is forbidden to root
    const ScratchFolder folder;
    fs::permissions(folder.path, fs::perms::owner_read | fs::perms::owner_exec);
    JournalWriter writer(folder.file("game.journal"));
    writer.begin(sample_header(11), base_game().content());
    CHECK(writer.problem().value().line().find("Permission denied") != std::string::npos);
    fs::permissions(folder.path, fs::perms::owner_all);
    writer.retry();
    CHECK_FALSE(writer.problem().has_value());
    CHECK(fs::exists(writer.path()));
}

namespace {

// Writes a game in groups and tells through the pipe how many lines are on the disk, until it is killed.
[[noreturn]] void write_until_killed(const std::string& path,
                                     const std::vector<RecordedAction>& actions,
                                     int pipe) {
    {
        JournalCommitter committer;
        JournalWriter writer(path, committer, nullptr);
        writer.begin(sample_header(11), base_game().content());
        std::vector<JournalWriter::Ticket> lines;
        std::uint32_t told = 0;
        // As many as a table of a server would never do before the first of them is told.
        const auto tell_all_but = [&](std::size_t most) {
            do {
                while (told < lines.size() && writer.is_on_disk(lines[told]))
                    if (::write(pipe, &++told, sizeof told) < 0) ::_exit(1);
                ::usleep(200);
            } while (told + most < lines.size());
        };
        for (const RecordedAction& action : actions) {
            lines.push_back(writer.append(base_game().content(), action));
            tell_all_but(20);
        }
        tell_all_but(0);
    }
    ::_exit(0);
}

}  // namespace

TEST_CASE("journal keeping: whatever was told is there when a server is killed between two lines") {
    const ScratchFolder folder;
    const auto actions = sample_game(400);
    int kills_within = 0;
    for (std::uint32_t kill = 0; kill < 25; ++kill) {
        const std::string path = folder.file(std::to_string(kill) + ".journal");
        std::array<int, 2> pipe{};
        REQUIRE(::pipe(pipe.data()) == 0);
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) write_until_killed(path, actions, pipe[1]);
        ::close(pipe[1]);
        std::uint32_t told = 0;
        const auto hears = [&] {
            return ::read(pipe[0], &told, sizeof told) == static_cast<ssize_t>(sizeof told);
        };
        while (told < 1 + 11 * kill && hears()) {
        }
        ::usleep(137 * kill);  // anywhere within a line or a sync
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        while (hears()) {
        }
        ::close(pipe[0]);
        const auto journal = read_journal(path);
        REQUIRE(journal.ok());
        CHECK_FALSE(journal.value().damage);
        const auto records = recorded_actions(journal.value(), base_game().content());
        REQUIRE(records.ok());
        CHECK(told > 0);
        CHECK(records.value().size() >= told);
        for (std::size_t at = 0; at < records.value().size(); ++at)
            REQUIRE(records.value()[at].action == actions[at].action);
        kills_within += records.value().size() < actions.size() ? 1 : 0;
    }
    CHECK(kills_within > 10);
}

}  // namespace hexholm::test
