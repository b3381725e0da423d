#include "engine/package/languages/language_file.h"

#include <algorithm>
#include <filesystem>

#include "engine/base/plain_text.h"
#include "engine/lua/reading/files.h"
#include "engine/lua/reading/json_tree.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/mod_names.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".json";
constexpr std::size_t kMostLanguages = 100;

bool is_letter(char letter) {
    return letter >= 'a' && letter <= 'z';
}

Result<LanguageTexts> texts_of(const std::string& where, const Tree& tree) {
    const Problem shape{where, "this is no table of texts",
                        "write {\"English text\": \"translation\", ...}"};
    if (tree.type != Tree::Type::table || !tree.items.empty()) return shape;
    LanguageTexts texts;
    for (const auto& [english, translation] : tree.fields) {
        if (translation.type != Tree::Type::text)
            return Problem{where,
                           in_quotes(shortened(english)) + " is " +
                               std::string(type_word(translation)) + ", not a text",
                           "write the translation in quotes"};
        if (!is_plain_text(english) || !is_plain_text(translation.text))
            return Problem{where,
                           in_quotes(shortened(english)) +
                               " or its translation has control characters, or signs that turn the "
                               "direction of writing",
                           "remove them"};
        if (!translation.text.empty()) texts.emplace(english, translation.text);
    }
    return texts;
}

}  // namespace

std::string shortened(std::string_view text) {
    constexpr std::size_t kMost = 60;
    if (text.size() <= kMost) return std::string(text);
    return std::string(first_bytes(text, kMost)) + "...";
}

bool is_language_code(std::string_view code) {
    const std::size_t bar = std::min(code.find('_'), code.size());
    const std::string_view language = code.substr(0, bar);
    const std::string_view region = bar < code.size() ? code.substr(bar + 1) : "";
    const auto letters = [](std::string_view part) {
        return part.size() >= 2 && part.size() <= 4 && std::ranges::all_of(part, is_letter);
    };
    return letters(language) && (bar == code.size() || letters(region));
}

Result<LanguageTexts> read_language_file(const std::string& folder,
                                         const std::string& owner,
                                         std::string_view code) {
    const std::string path = "lang/" + std::string(code) + std::string(kEnding);
    const std::string where = owner + "/" + path;
    if (!is_language_code(code))
        return Problem{where, in_quotes(code) + " is no name of a language",
                       "call the file by the language's two letters, as in de.json"};
    const Result<std::string> text = read_mod_text(folder, owner, path, kMaxLanguageBytes);
    if (!text) return text.problem();
    const Result<Tree> tree = parse_json(where, text.value(), kMaxLanguageBytes);
    if (!tree) return tree.problem();
    return texts_of(where, tree.value());
}

LanguageCodes languages_in(const std::string& folder) {
    LanguageCodes found;
    std::error_code error;
    auto entry = fs::directory_iterator(fs::path(folder) / "lang", error);
    for (std::size_t seen = 0; !error && entry != fs::directory_iterator() && seen < kMostLanguages;
         entry.increment(error), ++seen) {
        const std::string name = entry->path().filename().string();
        if (name.starts_with(".")) continue;  // belongs to editors
        const bool is_json = name.size() > kEnding.size() && name.ends_with(kEnding);
        const std::string code = is_json ? name.substr(0, name.size() - kEnding.size()) : "";
        (is_language_code(code) ? found.codes : found.strange)
            .push_back(is_language_code(code) ? code : name);
    }
    std::sort(found.codes.begin(), found.codes.end());
    std::sort(found.strange.begin(), found.strange.end());
    return found;
}

std::string_view without_form(std::string_view text) {
    for (const std::string_view form : {"#a", "#the"})
        if (text.ends_with(form)) return text.substr(0, text.size() - form.size());
    return text;
}

std::vector<int> placeholders_in(std::string_view text) {
    std::vector<int> numbers;
    for (std::size_t at = 0; at + 2 < text.size(); ++at)
        if (text[at] == '{' && text[at + 1] >= '1' && text[at + 1] <= '9' && text[at + 2] == '}')
            numbers.push_back(text[at + 1] - '0');
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

}  // namespace hexholm
