// The words of the panels in the language that the player has chosen; the English text is the key.
#pragma once

#include <array>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"

namespace hexholm::ui {

using Texts = std::map<std::string, std::string, std::less<>>;  // from English

// All words of one language: the program's and, by mod, those that mods bring.
struct Language {
    std::string code = "en";
    Texts program;
    std::map<std::string, Texts, std::less<>> mods;
};

// A language that can be chosen, with its name as its speakers write it.
struct LanguageName {
    std::string_view code;
    std::string_view name;
};
inline constexpr std::array<LanguageName, 5> kLanguages = {
    {{"en", "English"}, {"de", "Deutsch"}, {"ko", "한국어"}, {"ja", "日本語"}, {"zh", "简体中文"}}};

// There is one language for the whole program, as there is one screen: handed from panel to panel it would be
// an argument of two hundred functions that never has a second value. app::LanguageRoom owns it
// and changes it only between two frames. nullptr: English.
void use_language(const Language* language);
std::string_view language_code();
std::string_view language_name();

// All of these give the English text where there is no translation. A view stays valid until the
// language changes, or as long as `english` where there is no translation: keys are literals, or
// texts of the content. Write the key as a literal, so that tools/check_languages.py finds it;
// in a table that is translated later put /*tr*/ before it. What follows a '#' tells two uses of
// one English text apart and is never shown, as in "Trade#a button".
std::string_view tr(std::string_view english);
// The text with {1}, {2}, ... replaced by the values, in whatever order the language wants them.
std::string tr(std::string_view english, std::initializer_list<std::string_view> values);
// Uses one key for a count of 1 and another for all other counts; {1} is the count, `values` begin
// with {2}.
std::string tr_count(int count,
                     std::string_view one,
                     std::string_view many,
                     std::initializer_list<std::string_view> values = {});
// "a, b and c".
std::string tr_list(const std::vector<std::string>& words);

// A text that a mod declares: from that mod's own translation, else from the program's.
std::string_view tr_of(std::string_view mod, std::string_view english);
std::string tr_of(std::string_view mod,
                  std::string_view english,
                  const std::vector<std::string_view>& values);
// What the engine says, and a line of what went wrong. What it says of mods' Lua stays English, as their
// authors' manual is.
std::string told(const Saying& saying);
std::string told(const Problem& problem);
std::string_view title_of(const Face& face);
std::string_view help_of(const Face& face);
std::string title_and_help(const Face& face);  // below each other
// What a bot is called, by its level, perhaps with a style, or by the name that a mod gives it; `content` may be null.
std::string bot_title(const Content* content, std::string_view name);
// How a bot of a level (without a style) or of a mod plays, and how long it thinks.
std::string_view bot_help(const Content* content, std::string_view name);
// What a style is called, and what a bot of it likes; "" is none.
std::string_view style_title(std::string_view style);
std::string_view style_help(std::string_view style);

// The code of a language that we speak, from the environment's LC_ALL, LC_MESSAGES or LANG as
// "ko_KR.UTF-8"; "en" where we do not.
std::string_view language_of_locale(std::string_view locale);
bool is_language(std::string_view code);

}  // namespace hexholm::ui
