// Reads the words of the program or of a mod in another language: one JSON object from English to that language.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace hexholm {

// Translations by their English text, which is the key everywhere.
using LanguageTexts = std::map<std::string, std::string, std::less<>>;

// "de", "ja", "pt_br": two or three letters, perhaps a region.
bool is_language_code(std::string_view code);

// FOLDER/lang/CODE.json, strictly: plain texts only, no number or list, nothing twice, valid UTF-8, of
// a modest size. Texts that are empty count as not translated and are left out. `owner` names the folder in
// messages: "base/lang/de.json".
Result<LanguageTexts> read_language_file(const std::string& folder,
                                         const std::string& owner,
                                         std::string_view code);

// The codes for which FOLDER/lang has a file, sorted; files of other names are in `strange`.
struct LanguageCodes {
    std::vector<std::string> codes;
    std::vector<std::string> strange;
};
LanguageCodes languages_in(const std::string& folder);

// The beginning of a long text, for messages; no letter is cut in two.
std::string shortened(std::string_view text);

// The title that "Wagon#a" or "Wagon#the" is a form of, as in "einen Wagen"; a text that is none is its own.
std::string_view without_form(std::string_view text);

// The numbers of the places to be filled, sorted: "{2} of {1}" has 1 and 2.
std::vector<int> placeholders_in(std::string_view text);

}  // namespace hexholm
