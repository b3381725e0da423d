// The journal on the disk: nothing that was acknowledged is lost, and a full disk is told.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>

#include "engine/game/game.h"
#include "engine/journal/reader.h"
#include "engine/journal/writer.h"

#include "tests/engine/journal_support.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

Action roll() {
    Action action;
    action.kind = base_game().kind(Verb::roll);
    action.player = PlayerId(0);
    return action;
}

}  // namespace

TEST_CASE("journal: what is appended can be read at once, also in new folders") {
    const ScratchFolder folder;
    const std::string path = folder.file("deep/er/game.journal");
    JournalWriter writer(path);
    writer.begin(sample_header(7), base_game().content());
    CHECK_FALSE(writer.problem().has_value());
    for (std::uint64_t digest = 1; digest <= 3; ++digest) {
        writer.append(base_game().content(), {roll(), digest});
        CHECK_FALSE(writer.problem().has_value());
        const auto journal = read_journal(path);
        REQUIRE(journal.ok());
        CHECK(journal.value().header == sample_header(7));
        const auto actions = recorded_actions(journal.value(), base_game().content());
        REQUIRE(actions.ok());
        REQUIRE(actions.value().size() == digest);
        CHECK(actions.value().back().digest == digest);
        CHECK(actions.value().back().action == roll());
    }
}

TEST_CASE("journal: a journal that is begun again takes the place of the old one at once") {
    const ScratchFolder folder;
    const std::string path = folder.file("game.journal");
    std::ofstream(path) << "an old file";
    JournalWriter writer(path);
    writer.begin(sample_header(7), base_game().content(), {{roll(), 5}, {roll(), 6}});
    const auto journal = read_journal(path);
    REQUIRE(journal.ok());
    CHECK(journal.value().lines.size() == 2);
    CHECK_FALSE(fs::exists(path + ".new"));
}

TEST_CASE("journal: a place that cannot be written is told in one line") {
    const ScratchFolder folder;
    std::ofstream(folder.file("file")) << "not a folder";
    JournalWriter writer(folder.file("file/game.journal"));
    writer.begin(sample_header(7), base_game().content());
    CHECK(writer.problem().value().line().find("cannot be written") != std::string::npos);
    CHECK(writer.problem().value().line().find('\n') == std::string::npos);

    fs::remove(folder.file("file"));
    writer.append(base_game().content(), {roll(), 1});  // tries all of it again
    CHECK_FALSE(writer.problem().has_value());
    CHECK(read_journal(folder.file("file/game.journal")).value().lines.size() == 1);
}

TEST_CASE("journal: a full disk is told, and nothing is lost when there is room again") {
    if (!fs::exists("/dev/full")) return;
    const ScratchFolder folder;
    const std::string path = folder.file("game.journal");
    fs::create_symlink("/dev/full", path + ".new");
    JournalWriter writer(path);
    writer.begin(sample_header(7), base_game().content());
    CHECK(writer.problem().value().line().find("No space left") != std::string::npos);
    fs::remove(path + ".new");
    writer.append(base_game().content(), {roll(), 1});
    CHECK_FALSE(writer.problem().has_value());
    CHECK(read_journal(path).value().lines.size() == 1);
}

TEST_CASE("journal: a missing file is told") {
    const auto journal = read_journal("/nowhere/game.journal");
    REQUIRE_FALSE(journal.ok());
    CHECK(journal.problem().line().find("No such file") != std::string::npos);
}

TEST_CASE("journal: the version of the engine is the one that is built") {
    std::ifstream file("CMakeLists.txt");
    std::stringstream text;
    text << file.rdbuf();
    CHECK(text.str().find("project(hexholm VERSION " + std::string(kEngineVersion) + " ") !=
          std::string::npos);
}

}  // namespace hexholm::test
