#include "src/ui/words/forms.h"

#include <algorithm>

#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

bool is_capital(char letter) {
    return letter >= 'A' && letter <= 'Z';
}

// Names of several words, as Longest Road, keep their capitals.
std::string small(std::string title) {
    if (std::ranges::count_if(title, is_capital) == 1 && is_capital(title[0]))
        title[0] = static_cast<char>(title[0] - 'A' + 'a');
    return title;
}

std::string with_english_article(std::string_view title, Form form) {
    const std::string noun = small(std::string(title));
    if (form == Form::only) return "the " + noun;
    if (noun.empty() || noun.ends_with('s')) return noun;  // "settlers" are several
    const bool vowel = std::string_view("aeiou").find(noun[0]) != std::string_view::npos;
    return (vowel ? "an " : "a ") + noun;
}

}  // namespace

std::string in_form(std::string_view mod, std::string_view title, Form form) {
    const std::string_view said = tr_of(mod, title);
    if (form == Form::title) return std::string(said);
    const std::string key = std::string(title) + (form == Form::one ? "#a" : "#the");
    const std::string_view declared = tr_of(mod, key);
    if (declared != key) return std::string(declared);
    return language_code() == "en" ? with_english_article(said, form) : std::string(said);
}

std::string in_form(const Face& face, Form form) {
    return in_form(face.title_mod, face.title, form);
}

}  // namespace hexholm::ui
