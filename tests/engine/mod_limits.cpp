// What a mod may ask for, from the table that the manual prints: as much as there may be, one more, and twice.
#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/bots/trying/random_choice.h"
#include "engine/lua/lessons/lesson.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/trials/mod_test.h"
#include "engine/package/archives/file_rules.h"
#include "engine/package/assets/asset_file.h"
#include "engine/package/languages/language_file.h"
#include "engine/package/package.h"

#include "tests/engine/failing_games.h"
#include "tests/support/text.h"

namespace hexholm::test {
namespace {

using Lines = std::vector<std::string>;

// Asks for so much, and returns what it is told.
using Ask = Lines (*)(std::size_t count);

struct Asked {
    Ask ask;
    std::string_view words;  // of the line that refuses it
    // What a test cannot count to the last one, for the program itself takes some.
    std::size_t unsure = 0;
};

std::string times(std::size_t count, const std::string& text) {
    std::string all;
    for (std::size_t nth = 1; nth <= count; ++nth)
        all += text;
    return all;
}

// Lua that is so long.
std::string lua_of(std::size_t bytes) {
    constexpr std::string_view kStart = "-- ";
    return std::string(kStart) + std::string(bytes - kStart.size(), 'x');
}

Lines load(const std::string& lua) {
    const TrialMods mods;
    mods.lua(lua);
    return mods.lines();
}

// The mod loads these files, with so many bytes in each.
Lines load_files(const std::vector<std::size_t>& bytes) {
    const TrialMods mods;
    std::string list;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const std::string file = "f" + std::to_string(at) + ".lua";
        mods.write("trial/" + file, lua_of(bytes[at]));
        list += (at == 0 ? "\"" : ", \"") + file + "\"";
    }
    mods.write("trial/mod.json", R"({"id": "trial", "title": "Trial", "version": "1.0.0", "api": 1,
 "depends": ["base"], "load": [)" + list +
                                     "]}");
    return mods.lines();
}

// What fails in a game in which the dice are thrown.
Lines play(const std::string& lua) {
    constexpr int kActions = 40;  // past the set-up and the first throws
    Lines lines;
    for (const HookFailure& failure : failures_in_game(lua, 1, kActions))
        lines.push_back(failure.what);
    return lines;
}

std::string on_roll(const std::string& body) {
    return "hex.on('rolled', function(game, player) " + body + " end)\n";
}

Lines line_of(const std::optional<Problem>& problem) {
    return problem ? Lines{problem->line()} : Lines{};
}

// A file of assets that has so many bytes and nothing else to say for it.
Lines asset_of(const std::string& file, std::size_t bytes) {
    const TrialMods mods;
    mods.write("trial/assets/" + file, "x");
    std::filesystem::resize_file(mods.folder("trial") + "/assets/" + file, bytes);
    const auto read = read_asset(mods.folder("trial"), "trial", file);
    return read ? Lines{} : Lines{read.problem().line()};
}

std::string number_of_bytes(std::uint64_t value, int bytes) {
    std::string text;
    for (int at = 0; at < bytes; ++at)
        text += static_cast<char>(value >> (8 * at) & 255U);
    return text;
}

std::string sound_of(std::size_t seconds) {
    constexpr std::size_t kRate = 8000;
    const std::size_t length = kRate * seconds;
    const std::string rest = "WAVEfmt " + number_of_bytes(16, 4) + number_of_bytes(1, 2) +
                             number_of_bytes(1, 2) + number_of_bytes(kRate, 4) +
                             std::string(6, '\0') + number_of_bytes(8, 2) + "data" +
                             number_of_bytes(length, 4) + std::string(length, '\0');
    return "RIFF" + number_of_bytes(rest.size(), 4) + rest;
}

// The head of a picture; what comes after it is missing.
std::string picture_of(std::size_t side) {
    std::string big;
    for (const int shift : {24, 16, 8, 0})
        big += static_cast<char>(side >> shift & 255U);
    return "\x89PNG\r\n\x1a\n" + std::string("\0\0\0\x0d", 4) + "IHDR" + big +
           std::string("\0\0\0\1", 4) + std::string("\x08\x02\0\0\0", 5) + "sums";
}

Lines files_of(std::size_t count, std::size_t bytes) {
    std::vector<FileInMod> files;
    for (std::size_t nth = 1; nth <= count; ++nth)
        files.push_back({"f" + std::to_string(nth) + ".txt", bytes});
    return line_of(files_problem("trial.zip", files));
}

Lines unpacked(std::size_t bytes) {
    std::vector<FileInMod> files;
    for (std::size_t left = bytes; left > 0;) {
        const std::size_t part = std::min(left, kMaxArchiveFileBytes);
        files.push_back({"f" + std::to_string(files.size()) + ".txt", part});
        left -= part;
    }
    return line_of(files_problem("trial.zip", files));
}

Lines packed(std::size_t bytes) {
    const TrialMods mods;
    mods.write("files/trial.zip", "PK");
    const std::string file = mods.folder("files") + "/trial.zip";
    std::filesystem::resize_file(file, bytes);
    const auto seen = look_into(file);
    return seen ? Lines{} : Lines{seen.problem().line()};
}

Lines mods_in_game(std::size_t count) {
    const TrialMods mods;
    std::vector<std::string> ids;
    for (std::size_t nth = 2; nth <= count; ++nth) {  // the base game is the first
        ids.push_back("m" + std::to_string(nth));
        mods.manifest(ids.back());
        mods.write(ids.back() + "/main.lua", "");
    }
    return mods.lines(ids);
}

Lines includes(std::size_t depth) {
    const TrialMods mods;
    mods.lua("hex.include('i1.lua')");
    for (std::size_t at = 1; at <= depth; ++at)
        mods.write(
            "trial/i" + std::to_string(at) + ".lua",
            at == depth ? "return 1" : "return hex.include('i" + std::to_string(at + 1) + ".lua')");
    return mods.lines();
}

Lines manifest_of(std::size_t bytes) {
    const TrialMods mods;
    mods.lua("");
    mods.write("trial/mod.json", "");
    const std::string text = R"({"id": "trial", "title": "Trial", "version": "1.0.0", "api": 1,
 "depends": ["base"], "load": ["main.lua"]})";
    mods.write("trial/mod.json", text + std::string(bytes - text.size(), ' '));
    return mods.lines();
}

Lines path_of(std::size_t letters) {
    const TrialMods mods;
    const std::string file = std::string(letters - 4, 'p') + ".lua";
    mods.lua("hex.include('" + file + "')");
    mods.write("trial/" + file, "return 1");
    return mods.lines();
}

Lines translation_of(std::size_t bytes) {
    const TrialMods mods;
    const std::string text = R"({"Road": "Weg"})";
    mods.write("trial/lang/de.json", text + std::string(bytes - text.size(), ' '));
    const auto read = read_language_file(mods.folder("trial"), "trial", "de");
    return read ? Lines{} : Lines{read.problem().line()};
}

Lines lua_bytes(std::size_t bytes) {
    std::vector<std::size_t> files;
    for (std::size_t left = bytes; left > 0;) {
        const std::size_t part = left > kMaxLuaFileBytes ? kMaxLuaFileBytes - 100 : left;
        files.push_back(part);
        left -= part;
    }
    return load_files(files);
}

// Functions are counted apart, and of nothing else may there be so many.
Lines declarations(std::size_t count) {
    const std::size_t functions = std::min<std::size_t>(count, 900);
    const std::size_t cues = std::min<std::size_t>(count - functions, 490);
    const std::size_t phases = std::min<std::size_t>(count - functions - cues, 90);
    const std::size_t counters = count - functions - cues - phases;
    return load("for n = 1, " + std::to_string(functions) +
                " do hex.on('rolled', function() end) end " + "for n = 1, " + std::to_string(cues) +
                " do hex.cue('c' .. n, { title = 'C' }) end " + "for n = 1, " +
                std::to_string(phases) + " do hex.phase('p' .. n, { title = 'P' }) end " +
                "for n = 1, " + std::to_string(counters) +
                " do hex.counter('k' .. n, { title = 'K', start = 0, per = 'game' }) end");
}

Lines lessons(std::size_t count, std::size_t steps) {
    const TrialMods mods;
    mods.lua("");
    mods.write("trial/lessons/one.lua",
               "for n = 1, " + std::to_string(count) +
                   " do hex.lesson('l' .. n, { title = 'L', players = 3, seed = 1, steps = {" +
                   times(steps, "{ text = 'Look.' },") + "} }) end");
    std::vector<Problem> problems;
    read_lessons(read_manifest(mods.folder("trial")), problems);
    Lines lines;
    for (const Problem& problem : problems)
        lines.push_back(problem.line());
    return lines;
}

Lines tests_in_file(std::size_t count) {
    const TrialMods mods;
    mods.lua("");
    mods.write("trial/tests/a.lua", "for n = 1, " + std::to_string(count) +
                                        " do hex.test('t' .. n, function() end) end");
    Lines lines;
    for (const Problem& problem :
         run_mod_tests(mods.folder("trial"), mods.roots(), choose_at_random).problems)
        lines.push_back(problem.line());
    return lines;
}

const std::map<std::string_view, Asked>& asked() {
    static const std::map<std::string_view, Asked> all = {
        {"bytes of mod.json", {manifest_of, "longer than 64 KiB"}},
        {"bytes of one Lua file",
         {[](std::size_t n) { return load(lua_of(n)); }, "longer than 64 KiB"}},
        {"bytes of all Lua of a mod", {lua_bytes, "more than 512 KiB of Lua"}},
        {"Lua files of a mod",
         {[](std::size_t n) { return load_files(std::vector<std::size_t>(n, 10)); },
          "too many files"}},
        {"steps of a mod's Lua while loading",
         {[](std::size_t n) { return load("for _ = 1, " + std::to_string(n) + " do end"); },
          "too many steps", 2000}},
        {"steps of one call of a function while playing",
         {[](std::size_t n) {
              return play(on_roll("for _ = 1, " + std::to_string(n) + " do end"));
          },
          "too many steps", 300}},
        {"steps of all functions in one action",
         {[](std::size_t n) {
              constexpr std::size_t kCalls = 50;
              return play(
                  times(kCalls * n / static_cast<std::size_t>(kActionFuel) + 1,
                        on_roll("for _ = 1, " + std::to_string(kActionFuel / kCalls) + " do end")));
          },
          "too many steps", 60'000}},
        {"changes of the game by functions in one action",
         {[](std::size_t n) {
              return play(on_roll("for _ = 1, " + std::to_string(n) +
                                  " do game:give(player, 'ore', 0) end"));
          },
          "400 times at most"}},
        {"functions that a mod declares",
         {[](std::size_t n) {
              return load("for _ = 1, " + std::to_string(n) +
                          " do hex.on('rolled', function() end) end");
          },
          "at most 1000 functions"}},
        {"instructions of one function",
         {[](std::size_t n) { return load(on_roll("local a, b = 1, 2 " + times(n, "a = b "))); },
          "this function is too long", 10}},
        {"functions that call functions",
         {[](std::size_t n) {
              return load(
                  "local function f(n) if n > 1 then f(n - 1) else for _ = 1, 300 do end end end "
                  "f(" +
                  std::to_string(n) + ")");
          },
          "call each other too deeply", 10}},
        {"bytes of memory of a mod's Lua",
         {[](std::size_t n) {
              constexpr std::size_t kMostValues =
                  50;  // of a table, without the one in which all lie
              constexpr std::size_t kTableBytes = 56 + 16 * kMostValues;
              return load("local t = {} for n = 1, " + std::to_string(n / kTableBytes) +
                          " do t[n] = {" + times(kMostValues, "nil,") + "} end");
          },
          "too much memory", 3'000'000}},
        {"mods in a game", {mods_in_game, "too many mods"}},
        {"files that include files", {includes, "include each other too deeply"}},
        {"declarations of a mod", {declarations, "at most 2000 things"}},
        {"values in one declaration",
         {[](std::size_t n) {
              return load("local t = {} for n = 1, " + std::to_string(n) +
                          " do t[n] = n end hex.cue('c', { title = 'C', odd = t })");
          },
          "at most 4096 values", 10}},
        {"tables inside tables",
         {[](std::size_t n) {
              return load("local t = {} for n = 2, " + std::to_string(n) +
                          " do t = { t } end hex.cue('c', t)");
          },
          "nested too deep", 2}},
        {"bytes of one text",
         {[](std::size_t n) {
              return load("hex.cue('c', { title = 'C', help = '" + std::string(n, 'x') + "' })");
          },
          "more than 4096 bytes"}},
        {"letters of a name",
         {[](std::size_t n) {
              return load("hex.cue('" + std::string(n, 'x') + "', { title = 'C' })");
          },
          "at most 32 letters"}},
        {"letters of a path inside a mod", {path_of, "no path inside the mod"}},
        {"bytes of a text made by string.rep, string.format or table.concat",
         {[](std::size_t n) {
              return load("local t = string.rep('x', " + std::to_string(n) + ")");
          },
          "more than 16 KiB"}},
        {"values of table.unpack",
         {[](std::size_t n) {
              return load("local t = {} for n = 1, " + std::to_string(n) +
                          " do t[n] = n end local a = table.unpack(t)");
          },
          "at most 100 values"}},
        {"bytes of a model",
         {[](std::size_t n) { return asset_of("a.glb", n); }, "larger than 4 MiB"}},
        {"bytes of a picture",
         {[](std::size_t n) { return asset_of("a.png", n); }, "larger than 4 MiB"}},
        {"points on a side of a picture",
         {[](std::size_t n) {
              return line_of(asset_problem(AssetKind::picture, picture_of(n), "a.png"));
          },
          "at most 2048 x 2048"}},
        {"bytes of a sound",
         {[](std::size_t n) { return asset_of("a.wav", n); }, "larger than 8 MiB"}},
        {"seconds of a sound",
         {[](std::size_t n) {
              return line_of(asset_problem(AssetKind::sound, sound_of(n), "a.wav"));
          },
          "longer than 60 seconds"}},
        {"lessons of a mod", {[](std::size_t n) { return lessons(n, 1); }, "at most 50 lessons"}},
        {"steps of a lesson", {[](std::size_t n) { return lessons(1, n); }, "there can be 200"}},
        {"tests in one file", {tests_in_file, "at most 500 tests"}},
        {"bytes of a translation", {translation_of, "longer than 256 KiB"}},
        {"bytes of a packed mod", {packed, "at most 32 MiB"}},
        {"bytes of a mod unpacked", {unpacked, "at most 128 MiB"}},
        {"files of a packed mod",
         {[](std::size_t n) { return files_of(n, 1); }, "more than 2000 files"}},
    };
    return all;
}

// Models are read by the client; its tests fill this one.
constexpr std::string_view kOfModels = "triangles of a model";

// The first line that refuses so much; empty: none does.
std::string refusal_of(const Asked& asked, std::size_t count) {
    for (const std::string& line : asked.ask(count))
        if (line.find(asked.words) != std::string::npos) return line;
    return "";
}

TEST_CASE("a mod may ask for as much as the manual says, and for no more") {
    for (const ModLimit& row : kModLimits) {
        if (row.what == kOfModels) continue;
        INFO(row.what);
        REQUIRE(asked().contains(row.what));
        const Asked& one = asked().at(row.what);
        CHECK(refusal_of(one, row.most - one.unsure) == "");
        for (const std::size_t count : {row.most + 1 + one.unsure, 2 * row.most}) {
            INFO(count);
            const std::string line = refusal_of(one, count);
            CHECK_FALSE(line.empty());
            CHECK_FALSE(contains(line, "\n"));
        }
    }
}

TEST_CASE("what the manual does not print of limits of mods is not asked about") {
    for (const auto& [what, one] : asked())
        CHECK(
            std::ranges::any_of(kModLimits, [&](const ModLimit& row) { return row.what == what; }));
}

}  // namespace
}  // namespace hexholm::test
