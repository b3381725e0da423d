// Texts that other editors and systems have saved: with a byte order mark, with line ends of Windows, as UTF-16.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>

#include "engine/files/text_file.h"
#include "engine/game/game.h"
#include "engine/journal/reader.h"
#include "engine/journal/writer.h"
#include "engine/lua/lessons/lesson.h"
#include "engine/lua/mods/rules_hash.h"
#include "engine/package/languages/language_file.h"

#include "tests/engine/cli_support.h"
#include "tests/engine/journal_support.h"
#include "tests/engine/lua_support.h"
#include "tests/support/random_game.h"
#include "tests/support/text.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// As Notepad saves it.
std::string foreign(const std::string& text) {
    std::string saved(kByteOrderMark);
    for (const char letter : text)
        saved += letter == '\n' ? "\r\n" : std::string(1, letter);
    return saved;
}

std::string as_utf16(const std::string& ascii) {
    std::string saved = "\xFF\xFE";
    for (const char letter : ascii)
        (saved += letter) += '\0';
    return saved;
}

bool is_text(const fs::path& path) {
    const std::string ending = path.extension().string();
    return ending == ".json" || ending == ".lua" || ending == ".txt" || ending == ".md";
}

// All mods of this project as a Windows checkout has them.
class ForeignMods {
public:
    ForeignMods() {
        for (const auto& entry : fs::recursive_directory_iterator("mods")) {
            const fs::path to = folder_.path / entry.path();
            if (entry.is_directory())
                fs::create_directories(to);
            else if (is_text(entry.path()))
                std::ofstream(to, std::ios::binary) << foreign(bytes_of(entry.path()));
            else
                fs::copy_file(entry.path(), to);
        }
    }
    std::string root() const { return folder_.file("mods"); }

private:
    ScratchFolder folder_;
};

// What text_of_bytes() makes of them.
std::string read_as(const std::string& bytes) {
    return text_of_bytes("x", bytes).value();
}

}  // namespace

TEST_CASE("foreign files: a text loses its byte order mark and the returns of its line ends") {
    CHECK(read_as("") == "");
    CHECK(read_as("one\ntwo") == "one\ntwo");
    CHECK(read_as("\xEF\xBB\xBFone\r\ntwo\r\n") == "one\ntwo\n");
    CHECK(read_as("\xEF\xBB\xBF\xEF\xBB\xBFx") == "\xEF\xBB\xBFx");  // one mark, no more
    CHECK(read_as("one\rtwo\r") == "one\rtwo\r");
    CHECK(read_as("\r\r\n") == "\r\n");
    for (const std::string mark : {"\xFF\xFE", "\xFE\xFF"})
        CHECK(text_of_bytes("notes.txt", mark + "x").problem().line() ==
              "notes.txt: this text is saved as UTF-16; save it as UTF-8");
}

TEST_CASE(
    "foreign files: every mod is the same game with a byte order mark and Windows line ends") {
    const ForeignMods copies;
    const std::vector<ModFolder> mods = find_mods({"mods"});
    REQUIRE(mods.size() > 10);
    for (const ModFolder& mod : mods) {
        INFO(mod.id);
        const ModFolder copy = read_manifest(copies.root() + "/" + mod.id);
        REQUIRE(copy.usable());
        CHECK(rules_hash(copy.path).value() == rules_hash(mod.path).value());
        std::vector<Problem> problems;
        CHECK(read_lessons(copy, problems).size() == read_lessons(mod, problems).size());
        CHECK(problems.empty());
        for (const std::string& code : languages_in(mod.path).codes)
            CHECK(read_language_file(copy.path, mod.id, code).value() ==
                  read_language_file(mod.path, mod.id, code).value());
        for (const ScenarioSpec& scenario : mod.scenarios) {
            INFO(scenario.id);
            const auto here = load_content(LoadRequest{{"mods"}, scenario.id, {}, {}, 0});
            const auto there = load_content(LoadRequest{{copies.root()}, scenario.id, {}, {}, 0});
            REQUIRE(there.ok());
            CHECK(there.value()->hash == here.value()->hash);
            CHECK(there.value()->judges.size() == here.value()->judges.size());
        }
    }
}

TEST_CASE("foreign files: messages tell the line that an editor shows") {
    const TrialMods mods;
    mods.manifest("trial");
    mods.write("trial/main.lua", foreign("local a = 1\n\nhex.good \"Moon\" {}\n"));
    CHECK(contains(mods.lines().at(0), "trial/main.lua:3: "));
    mods.write("trial/mod.json", foreign("{\n\"id\": \"trial\",\n\"titel\": \"x\"\n}"));
    CHECK(contains(read_manifest(mods.folder("trial")).problems.at(0).line(), "mod.json"));
}

TEST_CASE("foreign files: a mod saved as UTF-16 gets one line that tells the file and the remedy") {
    const TrialMods mods;
    const std::string remedy = ": this text is saved as UTF-16; save it as UTF-8";
    mods.manifest("trial");
    mods.write("trial/main.lua", as_utf16("local a = 1\n"));
    CHECK(mods.lines() == std::vector<std::string>{"trial/main.lua" + remedy});
    mods.write("trial/main.lua", "");
    mods.write("trial/lang/de.json", as_utf16("{}"));
    CHECK(read_language_file(mods.folder("trial"), "trial", "de").problem().line() ==
          "trial/lang/de.json" + remedy);
    mods.write("trial/mod.json", as_utf16("{}"));
    const ModFolder mod = read_manifest(mods.folder("trial"));
    REQUIRE(mod.problems.size() == 1);
    CHECK(mod.problems[0].line() == "trial/mod.json" + remedy);
}

TEST_CASE(
    "foreign files: a journal with Windows line ends is played again, verified and gone on with") {
    const ScratchFolder folder;
    const std::string path = folder.file("game.journal");
    RandomGame game(base_game(), 11);
    std::vector<RecordedAction> records;
    while (records.size() < 40) {
        REQUIRE(game.step());
        records.push_back({game.played.back(), digest(game.state)});
    }
    const std::vector<RecordedAction> begun(records.begin(), records.end() - 1);
    {
        JournalWriter writer(path, JournalWriter::Sync::at_end);
        writer.begin(sample_header(11), base_game().content(), begun);
    }
    const std::string plain = bytes_of(path);
    for (const bool marked : {false, true}) {
        const std::string saved = foreign(plain).substr(marked ? 0 : kByteOrderMark.size());
        std::ofstream(path, std::ios::binary) << saved;
        CHECK(read_header(path).value() == read_journal(path).value().header);
        const Run replay = run("replay --verify " + path);
        CHECK(replay.exit_code == 0);
        CHECK(replay.err.empty());
        {
            JournalWriter writer(path, JournalWriter::Sync::at_end);
            writer.resume(sample_header(11), base_game().content(), begun);
            writer.append(base_game().content(), records.back());
            CHECK_FALSE(writer.problem());
        }
        const std::string longer = bytes_of(path);
        REQUIRE(longer.starts_with(saved));
        CHECK(longer.ends_with("\r\n"));
        CHECK(std::ranges::count(longer, '\n') == std::ranges::count(longer, '\r'));
        CHECK(std::ranges::count(longer, '\n') == std::ranges::count(saved, '\n') + 1);
        CHECK(run("replay --verify " + path).exit_code == 0);
        // Cut in the middle of its last line, and then between the two letters of its end.
        for (const std::size_t less : {5, 1}) {
            std::ofstream(path, std::ios::binary) << longer.substr(0, longer.size() - less);
            CHECK(read_journal(path).value().torn);
            JournalWriter writer(path, JournalWriter::Sync::at_end);
            writer.resume(sample_header(11), base_game().content(), begun);
            CHECK_FALSE(writer.problem());
            CHECK(bytes_of(path) == saved);
        }
        REQUIRE(run("sim --resume " + path).exit_code == 0);
        CHECK(run("replay --verify " + path).exit_code == 0);
    }
}

TEST_CASE("foreign files: a journal saved as UTF-16 is told so, and nothing is written into it") {
    const ScratchFolder folder;
    const std::string path = folder.file("game.journal");
    std::ofstream(path, std::ios::binary) << as_utf16("hexholm journal 4\n");
    const std::string wanted = path + ": this text is saved as UTF-16; save it as UTF-8";
    CHECK(read_journal(path).problem().line() == wanted);
    CHECK(read_header(path).problem().line() == wanted);
    const Run resume = run("sim --resume " + path);
    CHECK(resume.exit_code == 1);
    CHECK(resume.err == "hexholm-cli: " + wanted + "\n");
    CHECK(bytes_of(path) == as_utf16("hexholm journal 4\n"));
}

TEST_CASE("foreign files: reports and translations of other editors are read") {
    const ScratchFolder folder;
    const Run report = run("sim --games 2 --json");
    std::ofstream(folder.file("report"), std::ios::binary) << foreign(report.out);
    const Run merged = run("merge --json " + folder.file("report"));
    CHECK(merged.exit_code == 0);
    CHECK(merged.out == run("merge --json " + folder.file("report")).out);
    const TrialMods mods;
    mods.lua("hex.good \"moon\" { title = \"Moon\" }\n");
    mods.write("trial/lang/de.json", foreign("{\n \"Moon\": \"Mond\"\n}\n"));
    REQUIRE(run("translate " + mods.folder("trial") + " de").exit_code == 0);
    CHECK(read_language_file(mods.folder("trial"), "trial", "de").value().at("Moon") == "Mond");
}

}  // namespace hexholm::test
