// Translations: what a file of them may hold, and what is said about a mod whose translations are not whole.
#include <filesystem>

#include "engine/lua/reading/limits.h"
#include "engine/package/languages/language_file.h"
#include "engine/package/languages/mod_languages.h"
#include "engine/package/package.h"

#include "tests/engine/lua_support.h"
#include "tests/support/text.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

// What is said about a file lang/de.json with this text; empty when it is read.
std::string file_refusal(const std::string& text) {
    const TrialMods mods;
    mods.write("trial/lang/de.json", text);
    const Result<LanguageTexts> file = read_language_file(mods.folder("trial"), "trial", "de");
    return file ? "" : file.problem().line();
}

// A mod that shows "Trial" and what its Lua declares, with this lang/CODE.json.
std::vector<std::string> checked(const std::string& words,
                                 const std::string& lua = "hex.good 'reed' { title = 'Reed' }\n",
                                 const std::string& code = "de") {
    const TrialMods mods;
    mods.lua(lua);
    mods.write("trial/lang/" + code + ".json", words);
    const ModFolder mod = read_manifest(mods.folder("trial"));
    ModTexts texts(mod);
    const std::vector<Problem> problems =
        check_mod(mods.folder("trial"), mods.roots(), [&](const Content& one) { texts.see(one); });
    INFO((problems.empty() ? "" : problems.front().line()));
    REQUIRE(problems.empty());
    std::vector<std::string> lines;
    for (const Problem& problem : check_languages(mod, texts))
        lines.push_back(problem.line());
    return lines;
}

}  // namespace

TEST_CASE("a file of translations is a table of texts, and empty ones count as missing") {
    const TrialMods mods;
    mods.write("trial/lang/de.json", "\xEF\xBB\xBF{\"Road\": \"Straße\", \"Sea\": \"\"}\r\n");
    const auto file = read_language_file(mods.folder("trial"), "trial", "de");
    REQUIRE(file);
    REQUIRE(file.value() == LanguageTexts{{"Road", "Straße"}});
}

TEST_CASE("hostile files of translations are refused with one line") {
    REQUIRE(contains(file_refusal("[\"Road\"]"), "trial/lang/de.json: this is no table of texts"));
    REQUIRE(contains(file_refusal("\"Road\""), "this is no table of texts"));
    REQUIRE(contains(file_refusal("{\"Road\": 3}"), "'Road' is a whole number, not a text"));
    REQUIRE(contains(file_refusal("{\"Road\": {\"x\": \"y\"}}"), "'Road' is a table, not a text"));
    REQUIRE(contains(file_refusal("{\"Road\": null}"), "null is no value here"));
    REQUIRE(contains(file_refusal("{\"Road\": \"Weg\", \"Road\": \"Pfad\"}"), "there twice"));
    REQUIRE(contains(file_refusal("{\"Road\": \"\xC3\x28\"}"), "no valid JSON"));
    REQUIRE(contains(file_refusal("{\"Road\": \"Weg\""), "no valid JSON"));
    REQUIRE(contains(file_refusal("{\"Road\": \"a\\u0007b\"}"), "control characters"));
    REQUIRE(contains(file_refusal("{\"Road\": \"\\u202Egew\"}"), "control characters"));
    REQUIRE(contains(file_refusal(""), "no valid JSON"));
    std::string deep;
    for (int level = 0; level < 50; ++level)
        deep += "{\"Road\": ";
    REQUIRE(contains(file_refusal(deep), "nested too deep"));
    REQUIRE(contains(file_refusal("{\"Road\": \"" + std::string(kMaxTextBytes + 1, 'x') + "\"}"),
                     "a text is too long"));
    REQUIRE(contains(file_refusal(std::string(kMaxLanguageBytes + 1, ' ')), "longer than 256 KiB"));
}

TEST_CASE("a file of translations that is a link or has another name is not read") {
    const TrialMods mods;
    mods.write("secret.json", "{\"Road\": \"Weg\"}");
    fs::create_directories(mods.folder("trial/lang"));
    fs::create_symlink(mods.folder("secret.json"), mods.folder("trial/lang/de.json"));
    const auto linked = read_language_file(mods.folder("trial"), "trial", "de");
    REQUIRE_FALSE(linked);
    REQUIRE(contains(linked.problem().line(), "this is a link"));
    REQUIRE_FALSE(read_language_file(mods.folder("trial"), "trial", "../../secret"));
    REQUIRE_FALSE(is_language_code("de/x"));
    REQUIRE(is_language_code("pt_br"));
    mods.write("trial/lang/German.txt", "Weg");
    REQUIRE(languages_in(mods.folder("trial")).codes == std::vector<std::string>{"de"});
    REQUIRE(languages_in(mods.folder("trial")).strange == std::vector<std::string>{"German.txt"});
}

TEST_CASE("check names every text without translation and every translation of no text") {
    REQUIRE(checked("{\"Trial\": \"Versuch\", \"Reed\": \"Schilf\"}").empty());
    const std::vector<std::string> lines = checked("{\"Reeds\": \"Schilf\"}");
    REQUIRE(lines.size() == 3);
    REQUIRE(contains(lines[0], "trial/lang/de.json: 'Reed' is not translated"));
    REQUIRE(contains(lines[1], "trial/lang/de.json: 'Trial' is not translated"));
    REQUIRE(contains(lines[2], "'Reeds' is no text of the mod; did you mean 'Reed'?"));
}

TEST_CASE("check knows the forms of a title in sentences, and names one of no title") {
    const std::vector<std::string> lines =
        checked(R"({"Trial": "Versuch", "Reed": "Schilf", "Reed#a": "ein Schilf",
                    "Reed#the": "das Schilf", "Sedge#a": "eine Segge"})");
    REQUIRE(lines.size() == 1);
    REQUIRE(contains(lines[0], "'Sedge#a' is no text of the mod"));
}

TEST_CASE("check asks for no English translation, and names one of no text") {
    const std::vector<std::string> lines = checked("{\"Reed\": \"Reeds\", \"Rede\": \"Reed\"}",
                                                   "hex.good 'reed' { title = 'Reed' }\n", "en");
    REQUIRE(lines.size() == 1);
    REQUIRE(contains(lines[0], "trial/lang/en.json: 'Rede' is no text of the mod"));
}

TEST_CASE("check asks for the names of a die's sides") {
    const auto lines = checked("{\"Trial\": \"Versuch\", \"Sky\": \"Himmel\", \"sun\": \"Sonne\"}",
                               R"(hex.dice { { title = "Sky", counts = false, name = "sky",
                                  faces = { { name = "sun" }, { name = "rain", title = "Rain" } } } })");
    REQUIRE(lines.size() == 1);
    CHECK(contains(lines[0], "'Rain' is not translated"));
}

TEST_CASE("check names all texts that are not translated, however many they are") {
    std::string lua;
    for (int at = 0; at < 120; ++at)
        lua += "hex.cue 'cue_" + std::to_string(at) + "' { title = 'Cue " + std::to_string(at) +
               "' }\n";
    CHECK(checked("{\"Trial\": \"Versuch\"}", lua).size() == 120);
}

TEST_CASE("a mod translates the title and the help that it gives to another mod's thing") {
    const char* const lua = "hex.patch('piece', 'road') { title = 'Path', model = 'path' }\n";
    const std::vector<std::string> lines = checked("{\"Trial\": \"Versuch\"}", lua);
    REQUIRE(lines.size() == 1);
    REQUIRE(contains(lines[0], "'Path' is not translated"));
    REQUIRE(checked("{\"Trial\": \"Versuch\", \"Path\": \"Pfad\"}", lua).empty());
}

TEST_CASE("check names translations that fill other places than the English text") {
    const std::vector<std::string> lines =
        checked("{\"Trial\": \"Versuch {1}\", \"Reed\": \"Schilf\"}");
    REQUIRE(lines.size() == 1);
    REQUIRE(contains(lines[0], "the translation of 'Trial' has other places {1}, {2}"));
}

TEST_CASE("a broken translation is one line of check and no reason not to play") {
    const std::vector<std::string> lines = checked("{");
    REQUIRE(lines.size() == 1);
    REQUIRE(contains(lines[0], "trial/lang/de.json:1: this is no valid JSON"));
}

TEST_CASE("check counts what has a title and no help") {
    const TrialMods mods;
    mods.lua(
        "hex.good 'reed' { title = 'Reed' }\n"
        "hex.good 'rush' { title = 'Rush', help = 'For roofs.' }\n");
    const ModFolder mod = read_manifest(mods.folder("trial"));
    ModTexts texts(mod);
    check_mod(mods.folder("trial"), mods.roots(), [&](const Content& one) { texts.see(one); });
    REQUIRE(texts.hints().size() == 1);
    CHECK(texts.hints().front().line() ==
          "trial: 1 without a help: 'Reed'; say in one or two sentences what each is for");
}

TEST_CASE("a mod without translations has nothing wrong with them") {
    const TrialMods mods;
    mods.lua("");
    const ModFolder mod = read_manifest(mods.folder("trial"));
    REQUIRE(check_languages(mod, ModTexts(mod)).empty());
}

// Every mod that comes with the program brings all of its texts in every language of the program.
TEST_CASE("the shipped mods pass their own check, and their translations are whole", "[slow]") {
    for (const fs::directory_entry& entry : fs::directory_iterator("mods")) {
        const ModFolder mod = read_manifest(entry.path().string());
        ModTexts texts(mod);
        std::vector<Problem> problems =
            check_mod(mod.path, {"mods"}, [&](const Content& content) { texts.see(content); });
        for (const Problem& problem : problems)
            FAIL_CHECK(problem.line());
        for (const LessonDraft& lesson : read_lessons(mod, problems))
            texts.see(lesson);
        for (const Problem& problem : check_languages(mod, texts))
            FAIL_CHECK(problem.line());
        std::vector<std::string> codes = languages_in(mod.path).codes;
        std::erase(codes, "en");
        CHECK(codes == std::vector<std::string>{"de", "ja", "ko", "zh"});
        for (const Problem& hint : texts.hints())
            FAIL_CHECK(hint.line());
    }
}

TEST_CASE("translations are packed and leave the hash of the rules as it is") {
    const TrialMods mods;
    mods.lua("hex.good 'reed' { title = 'Reed' }\n");
    const auto plain = pack_mod(mods.folder("trial"), mods.folder("trial.zip"));
    REQUIRE(plain);
    mods.write("trial/lang/ko.json", "{\"Reed\": \"갈대\"}");
    const auto packed = pack_mod(mods.folder("trial"), mods.folder("trial.zip"));
    REQUIRE(packed);
    REQUIRE(packed.value().files == plain.value().files + 1);
    REQUIRE(packed.value().hash == plain.value().hash);
}

}  // namespace hexholm::test
