// The player's language: texts, letters, lines, and a change of it in the middle of a game.
#include "src/ui/words/language.h"

#include <algorithm>
#include <cerrno>
#include <fstream>

#include "engine/journal/reader.h"

#include "src/app/settings/language_room.h"
#include "src/app/settings/settings.h"
#include "src/ui/theme/glyphs.h"
#include "src/ui/theme/text_wrap.h"
#include "src/ui/words/forms.h"
#include "src/ui/words/particles.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

// Speaks it as long as it lives.
struct Speaking {
    explicit Speaking(const ui::Language& language) { ui::use_language(&language); }
    ~Speaking() { ui::use_language(nullptr); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
};

std::vector<std::string> lines_of(std::string_view text, float width) {
    std::vector<std::string> lines;
    for (const std::string_view line : ui::wrapped(
             text, width, [](std::string_view letter) { return letter.size() > 1 ? 2.0f : 1.0f; }))
        lines.emplace_back(line);
    return lines;
}

TEST_CASE("a text without translation stays English, without the hint that tells its use") {
    REQUIRE(ui::tr("Trade#a button") == "Trade");
    REQUIRE(ui::tr("{2} of {1}", {"a", "b"}) == "b of a");
    REQUIRE(ui::tr("{1} and {3}", {"a", "b"}) == "a and {3}");
}

TEST_CASE("a translation may turn the order of its values round and count in its own way") {
    ui::Language language;
    language.program = {{"{1} beats {2}", "{2} < {1}"}, {"{1} card", "eine {2}-Karte"}};
    const Speaking speaking(language);
    REQUIRE(ui::tr("{1} beats {2}", {"{2}", "x"}) == "x < {2}");
    REQUIRE(ui::tr_count(1, "{1} card", "{1} cards", {"Holz"}) == "eine Holz-Karte");
    REQUIRE(ui::tr_count(4, "{1} card", "{1} cards") == "4 cards");
}

TEST_CASE("what is wrong with a saved game is told in the player's language") {
    const auto damaged = parse_journal("this is no game\n\n", "old.journal");
    REQUIRE_FALSE(damaged);
    const std::string english = damaged.problem().line();
    CHECK(ui::told(damaged.problem()) == english);
    ui::Language language;
    language.program = {{"this is not a journal of Hexholm", "keine Partie"},
                        {"its first line must be", "die erste Zeile muss sein:"}};
    const Speaking speaking(language);
    CHECK(ui::told(damaged.problem()) ==
          "old.journal: keine Partie; die erste Zeile muss sein: 'hexholm journal 5'");
    CHECK(damaged.problem().line() == english);
    CHECK(ui::told(Problem{"a.lua:3", "something else", ""}) == "a.lua:3: something else");
}

TEST_CASE("a text that was not known when the program was built stands as it is") {
    ui::Language language;
    language.program = {{"Road", "Weg"}, {"{1} is too large", "{1} ist zu groß"}};
    const Speaking speaking(language);
    CHECK(ui::told(Saying(std::string("Road"))) == "Road");
    CHECK(ui::told(Saying("{1} is too large", std::string("Road"))) == "Road ist zu groß");
    CHECK(ui::told(Saying("{1} is too large", Saying("Road"))) == "Weg ist zu groß");
    CHECK(ui::told(Saying("{1} is too large", std::string("{1}"))) == "{1} ist zu groß");
    CHECK(ui::told(linked("Road", ": ", "")) == "Weg");
}

TEST_CASE("a reason within a problem is told in German too") {
    app::LanguageRoom room("assets", [](const std::string& line) { FAIL(line); });
    room.speak("de", {});
    const Problem refused{"a.journal",
                          {"action {1} of the saved game is refused: {2}", 7,
                           Saying::words(reason_text(Reason::cannot_pay))},
                          {"install {1}, or switch {2} off", "'x'", "'y'"}};
    CHECK(
        refused.line() ==
        "a.journal: action 7 of the saved game is refused: you cannot pay for it; install 'x', or "
        "switch 'y' off");
    CHECK(
        ui::told(refused) ==
        "a.journal: Aktion 7 der gespeicherten Partie wird abgelehnt: du kannst es nicht bezahlen; "
        "installiere 'x' oder schalte 'y' aus");
    CHECK(ui::told(linked("it cannot be written", ": ", system_saying(ENOSPC))) ==
          "sie kann nicht geschrieben werden: der Datenträger ist voll");
}

TEST_CASE("every reason for a refusal is told in every language") {
    app::LanguageRoom room("assets", [](const std::string& line) { FAIL(line); });
    for (const ui::LanguageName& language : ui::kLanguages) {
        room.speak(std::string(language.code), {});
        if (room.code() == "en") continue;
        int reasons = 0;
        for (int value = 0; value < 256; ++value) {
            const std::string_view english = reason_text(static_cast<Reason>(value));
            if (english.empty()) continue;
            ++reasons;
            INFO(language.code << ": " << english);
            CHECK(ui::tr(english) != english);
        }
        CHECK(reasons > static_cast<int>(Reason::mod_failed));
    }
}

TEST_CASE("what a mod declares is looked up with that mod first, then with the program") {
    ui::Language language;
    language.program = {{"Road", "Weg"}, {"Map", "Karte"}};
    language.mods["base"] = {{"Road", "Straße"}};
    const Speaking speaking(language);
    Face face;
    face.mod = "maker of the model";
    face.title_mod = "base";
    face.title = "Road";
    REQUIRE(ui::title_of(face) == "Straße");
    face.title_mod = "other";
    REQUIRE(ui::title_of(face) == "Weg");
    REQUIRE(ui::tr_of("base", "Map") == "Karte");
    REQUIRE(ui::tr_of("base", "Sea") == "Sea");
}

TEST_CASE("words that follow a number have a form for 1 and one for all others") {
    const std::string_view pattern = "{1}: {2} {2|card|cards} left";
    CHECK(ui::tr(pattern, {"Ore", "1"}) == "Ore: 1 card left");
    CHECK(ui::tr(pattern, {"Ore", "0"}) == "Ore: 0 cards left");
    CHECK(ui::tr(pattern, {"Ore", "11"}) == "Ore: 11 cards left");
    CHECK(ui::tr("{1|it is|they are} here", {"1"}) == "it is here");
    CHECK(ui::tr("{2|it is|they are} here", {"1"}) == "{2|it is|they are} here");
    CHECK(ui::tr("{a|b} {1", {"1"}) == "{a|b} {1");
    CHECK(Saying("{1} {1|seat|seats}", 1).english() == "1 seat");
    CHECK(Saying("{1} {1|seat|seats}", 3).english() == "3 seats");
    ui::Language language;
    language.program = {{std::string(pattern), "{1}：残り{2}枚"}};
    const Speaking speaking(language);
    CHECK(ui::tr(pattern, {"鉱石", "1"}) == "鉱石：残り1枚");
}

TEST_CASE("in English a thing has an article, and names of several words keep their capitals") {
    using ui::Form;
    CHECK(ui::in_form("base", "Road", Form::title) == "Road");
    CHECK(ui::in_form("base", "Road", Form::one) == "a road");
    CHECK(ui::in_form("base", "Oasis well", Form::one) == "an oasis well");
    CHECK(ui::in_form("base", "Settlers", Form::one) == "settlers");
    CHECK(ui::in_form("base", "Robber", Form::only) == "the robber");
    CHECK(ui::in_form("base", "Longest Road", Form::only) == "the Longest Road");
    CHECK(ui::in_form("base", "Éclair", Form::only) == "the Éclair");
    CHECK(ui::in_form("base", "", Form::one).empty());
}

TEST_CASE("a thing has the form that its mod's language gives it, else its title") {
    using ui::Form;
    ui::Language language;
    language.code = "de";
    language.mods["base"] = {{"Robber", "Räuber"}, {"Robber#the", "den Räuber"}, {"City", "Stadt"}};
    language.mods["cities_knights"] = {{"Knight", "Ritter"}, {"Knight#a", "einen Ritter"}};
    language.program = {{"{1} must place {2}", "{1} muss {2} setzen"}};
    const Speaking speaking(language);
    CHECK(ui::in_form("base", "Robber", Form::only) == "den Räuber");
    CHECK(ui::in_form("base", "Robber", Form::title) == "Räuber");
    CHECK(ui::in_form("base", "City", Form::one) == "Stadt");
    Face knight;
    knight.title_mod = "cities_knights";
    knight.title = "Knight";
    CHECK(ui::tr("{1} must place {2}", {"Ada", ui::in_form(knight, Form::one)}) ==
          "Ada muss einen Ritter setzen");
}

TEST_CASE("the environment names the language as systems do") {
    REQUIRE(ui::language_of_locale("ko_KR.UTF-8") == "ko");
    REQUIRE(ui::language_of_locale("de_AT@euro") == "de");
    REQUIRE(ui::language_of_locale("zh_CN") == "zh");
    REQUIRE(ui::language_of_locale("C") == "en");
    REQUIRE(ui::language_of_locale("fr_FR.UTF-8") == "en");
}

TEST_CASE("a name from right to left turns nothing of the sentence that it stands in") {
    CHECK(ui::tr("{1} wins", {"Ada"}) == "Ada wins");
    CHECK(ui::tr("{1} wins", {"רחל"}) == "\u2068רחל\u2069 wins");
}

TEST_CASE("lines break at spaces in European scripts and Hangul") {
    REQUIRE(lines_of("one two three", 7) == std::vector<std::string>{"one two", "three"});
    REQUIRE(lines_of("내 차례 거래", 9) == std::vector<std::string>{"내 차례", "거래"});
    REQUIRE(lines_of("abcdefgh", 3) == std::vector<std::string>{"abc", "def", "gh"});
    REQUIRE(lines_of("a\nb", 9) == std::vector<std::string>{"a", "b"});
}

TEST_CASE("lines break between signs of Chinese and Japanese, but not before a comma") {
    REQUIRE(lines_of("轮到你了掷骰", 6) == std::vector<std::string>{"轮到你", "了掷骰"});
    REQUIRE(lines_of("轮到你。掷骰子", 6) == std::vector<std::string>{"轮到", "你。掷", "骰子"});
    REQUIRE(lines_of("銀行（本）", 6) == std::vector<std::string>{"銀行", "（本）"});
}

TEST_CASE("no last line of Chinese and Japanese has one letter alone") {
    REQUIRE(lines_of("轮到你了掷骰子", 6) == std::vector<std::string>{"轮到你", "了掷", "骰子"});
    REQUIRE(lines_of("鉄拳のゲッツ", 10) == std::vector<std::string>{"鉄拳の", "ゲッツ"});
    REQUIRE(lines_of("ゲームを終える。", 12) == std::vector<std::string>{"ゲームを終", "える。"});
    REQUIRE(lines_of("得到\n牌", 6) == std::vector<std::string>{"得到", "牌"});
    REQUIRE(lines_of("骰子", 2) == std::vector<std::string>{"骰", "子"});
}

TEST_CASE("no line is broken between a number and its unit") {
    REQUIRE(lines_of("about 35 %", 8) == std::vector<std::string>{"about", "35 %"});
    REQUIRE(lines_of("得到 3 张牌", 8) == std::vector<std::string>{"得到", "3 张牌"});
    REQUIRE(lines_of("木材を12枚取る", 8) == std::vector<std::string>{"木材を", "12枚取る"});
    REQUIRE(lines_of("5 6 8", 3) == std::vector<std::string>{"5 6", "8"});
}

TEST_CASE("Korean particles follow the last sound before them") {
    CHECK(ui::with_particles("목재을(를)") == "목재를");  // ends in a vowel
    CHECK(ui::with_particles("벽돌을(를)") == "벽돌을");  // in ㄹ
    CHECK(ui::with_particles("양털(으)로") == "양털로");
    CHECK(ui::with_particles("항구(으)로") == "항구로");
    CHECK(ui::with_particles("숲(으)로") == "숲으로");  // in another letter
    CHECK(ui::with_particles("숲와(과) 바다와(과)") == "숲과 바다와");
    CHECK(ui::with_particles("'도로'은(는)") == "'도로'는");  // quoted
    CHECK(ui::with_particles("‘성’이(가)") == "‘성’이");
    for (const auto& [digits, particle] : {std::pair{"0", "으로"},
                                           {"1", "로"},
                                           {"2", "로"},
                                           {"3", "으로"},
                                           {"4", "로"},
                                           {"5", "로"},
                                           {"6", "으로"},
                                           {"7", "로"},
                                           {"8", "로"},
                                           {"9", "로"},
                                           {"10", "으로"}})
        CHECK(ui::with_particles(std::string(digits) + "(으)로") == std::string(digits) + particle);
    CHECK(ui::with_particles("Ada은(는) 島이(가)") == "Ada은(는) 島이(가)");  // who knows
}

TEST_CASE("a Korean sentence has the particles of its values, in problems, too") {
    app::LanguageRoom room("assets", [](const std::string& line) { FAIL(line); });
    room.speak("ko", {});
    const std::string told =
        ui::told(Saying("{1} cannot be played together with {2}", "'성'", "'도로'"));
    CHECK(told == "'성'은 '도로'와 함께 플레이할 수 없습니다");
}

TEST_CASE("a mod's own English words stand for names that rules know") {
    const fs::path folder = test_folder("language-english");
    fs::remove_all(folder);
    fs::create_directories(folder / "lang");
    std::ofstream(folder / "lang/en.json") << "{\"both3\": \"both have 3\"}";
    ModFolder mod;
    mod.id = "trial";
    mod.path = folder.string();
    app::LanguageRoom room("assets", [](const std::string& line) { FAIL(line); });
    room.speak("en", {mod});
    CHECK(ui::tr_of("trial", "both3") == "both have 3");
    CHECK(ui::tr_of("trial", "Road") == "Road");
}

TEST_CASE("letters are asked for once, and those of ASCII and of the other set never") {
    ui::GlyphSet there;
    there.add("öß„“…");
    ui::GlyphSet letters;
    REQUIRE_FALSE(letters.add("plain and größer", there));
    REQUIRE(letters.add("島と", there));
    REQUIRE_FALSE(letters.add("と島", there));
    REQUIRE(letters.all() == std::vector<std::uint16_t>{0x3068, 0x5CF6});
    REQUIRE_FALSE(letters.add("„quoted“ and so on…", there));
    REQUIRE(letters.add("one → two", there));
}

TEST_CASE("no line is broken within a letter, however it is written") {
    REQUIRE(lines_of("ae\u0301e\u0301", 2) == std::vector<std::string>{"a", "e\u0301", "e\u0301"});
    REQUIRE(lines_of("👨‍👩‍👧🇩🇪", 2) ==
            std::vector<std::string>{"👨‍👩‍👧", "🇩🇪"});
}

TEST_CASE("a language file that is missing or damaged is told, and the texts stay English") {
    const fs::path folder = test_folder("language-room");
    fs::remove_all(folder);
    fs::create_directories(folder / "lang");
    std::ofstream(folder / "lang/de.json") << "{\"Cancel\": 1}";
    std::vector<std::string> told;
    app::LanguageRoom room(folder.string(), [&](const std::string& line) { told.push_back(line); });
    room.speak("de", {});
    REQUIRE(told.size() == 1);
    REQUIRE(told[0].find("assets/lang/de.json") != std::string::npos);
    REQUIRE(ui::tr("Cancel") == "Cancel");
    room.speak("ko", {});
    REQUIRE(told.size() == 2);
    room.speak("xx", {});
    REQUIRE(room.code() == "en");
    REQUIRE(told.size() == 2);
}

TEST_CASE("the language is changed in the middle of a game and kept for the next start") {
    const platform::Paths paths = test_paths("language");
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.language = "en";
    auto app = opened(arguments, paths);
    Clicker player(*app);
    player.frames(5);
    const std::uint32_t actions = app->room()->session().view(PlayerId()).state.actions;
    REQUIRE(player.click("menu"));
    REQUIRE(player.click("menu_settings"));
    for (const ui::LanguageName& wanted : ui::kLanguages) {
        player.frames(3);
        REQUIRE(ui::language_code() == wanted.code);
        REQUIRE((ui::tr("Cancel") == "Cancel") == (wanted.code == "en"));
        REQUIRE_FALSE(app->shell().lacks_letters());
        REQUIRE(player.click("set_language_more"));
    }
    player.frames(3);
    REQUIRE(ui::language_code() == "en");
    REQUIRE(app->room()->session().view(PlayerId()).state.actions >= actions);
}

TEST_CASE("the call of a winner has all of its letters from its first picture on") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.demo = true;
    arguments.options = {{"target_vp", "3"}};
    arguments.speed = ui::Speed::instant;
    arguments.language = "zh";
    auto app = opened(arguments, test_paths("language-winner"));
    Clicker player(*app);
    player.frames(5);
    int lacking = 0;
    for (int frame = 0; frame < 6000 && player.spot("rematch") == nullptr; ++frame) {
        player.frames(1);
        lacking += app->shell().lacks_letters() ? 1 : 0;
    }
    REQUIRE(player.spot("rematch") != nullptr);
    REQUIRE(lacking == 0);
}

TEST_CASE("what a number counts has the form that its language wants") {
    const auto forms = [](std::string_view language, std::string_view pattern) {
        std::string told;
        for (const std::string_view number :
             {"0", "1", "2", "5", "11", "12", "21", "22", "25", "102"})
            told += fill_places(pattern, std::vector{number}, language) + " ";
        return told;
    };
    CHECK(forms("en", "{1|a|b}") == "b a b b b b b b b b ");
    CHECK(forms("de", "{1|a|b}") == "b a b b b b b b b b ");
    CHECK(forms("ko", "{1|a|b}") == "b a b b b b b b b b ");  // of a text that is still English
    CHECK(forms("fr", "{1|a|b}") == "a a b b b b b b b b ");
    CHECK(forms("pl", "{1|a|b|c}") == "c a b c c c c b c b ");
    CHECK(forms("ru", "{1|a|b|c}") == "c a b c c c a b c b ");
    CHECK(forms("cs", "{1|a|b|c}") == "c a b c c c c c c c ");
    CHECK(forms("lt", "{1|a|b|c}") == "c a b b c c a b b b ");
    CHECK(forms("sl", "{1|a|b|c|d}") == "d a b d d d d d d b ");
    CHECK(forms("ro", "{1|a|b|c}") == "b a b b b b c c c b ");
    CHECK(forms("ar", "{1|a|b|c|d|e|f}") == "a b c d e e e e e f ");
    // Texts that are English still have two forms.
    CHECK(forms("ru", "{1|a|b}") == "b a b b b b a b b b ");
    CHECK(fill_places("{1|a|b}", std::vector<std::string_view>{"many"}, "en") == "b");
}

TEST_CASE("the language that was chosen stands in the settings, and no other word does") {
    const platform::Paths paths = test_paths("language-kept");
    ui::Preferences preferences;
    preferences.language = "ja";
    REQUIRE(app::save_preferences(paths.user_config, preferences));
    REQUIRE(app::load_preferences(paths.user_config).preferences.language == "ja");
    std::ofstream(paths.user_config + "/settings.txt") << "language = klingon\n";
    REQUIRE(app::load_preferences(paths.user_config).preferences.language.empty());
}

}  // namespace
}  // namespace hexholm
