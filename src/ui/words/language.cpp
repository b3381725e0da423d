#include "src/ui/words/language.h"

#include <algorithm>
#include <vector>

#include "engine/bots/bot.h"

#include "src/text/direction.h"
#include "src/ui/words/particles.h"

namespace hexholm::ui {

namespace {

const Language kEnglish;
const Language* current = &kEnglish;  // NOLINT: see use_language

const std::string* find(const Texts& texts, std::string_view english) {
    const auto found = texts.find(english);
    return found == texts.end() ? nullptr : &found->second;
}

std::string_view without_hint(std::string_view key) {
    return key.substr(0, key.find('#'));
}

}  // namespace

void use_language(const Language* language) {
    current = language == nullptr ? &kEnglish : language;
}

std::string_view language_code() {
    return current->code;
}

std::string_view language_name() {
    for (const LanguageName& language : kLanguages)
        if (language.code == current->code) return language.name;
    return current->code;
}

std::string_view tr(std::string_view english) {
    const std::string* text = find(current->program, english);
    return text == nullptr ? without_hint(english) : *text;
}

static std::string finished(std::string text) {
    return current->code == "ko" ? with_particles(std::move(text)) : text;
}

// A name that is written from right to left turns nothing of the sentence around it: it stands between two marks that
// nobody sees (UAX #9, isolates).
static std::string filled(std::string_view pattern, std::span<const std::string_view> values) {
    std::vector<std::string> apart;
    apart.reserve(values.size());
    for (const std::string_view value : values)
        apart.push_back(text::turns(value) ? "\u2068" + std::string(value) + "\u2069"
                                           : std::string(value));
    return finished(fill_places(pattern, std::vector<std::string_view>(apart.begin(), apart.end()),
                                current->code));
}

std::string tr(std::string_view english, std::initializer_list<std::string_view> values) {
    return filled(tr(english), {values.begin(), values.size()});
}

std::string tr_count(int count,
                     std::string_view one,
                     std::string_view many,
                     std::initializer_list<std::string_view> values) {
    const std::string number = std::to_string(count);
    std::vector<std::string_view> all = {number};
    all.insert(all.end(), values.begin(), values.end());
    return filled(tr(count == 1 ? one : many), all);
}

std::string tr_list(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at)
        text = at == 0                  ? words[at]
               : at + 1 == words.size() ? tr("{1} and {2}", {text, words[at]})
                                        : text + std::string(tr(", ")) + words[at];
    return text;
}

std::string_view tr_of(std::string_view mod, std::string_view english) {
    const auto texts = current->mods.find(mod);
    const std::string* own = texts == current->mods.end() ? nullptr : find(texts->second, english);
    if (own != nullptr) return *own;
    const std::string* text = find(current->program, english);
    return text == nullptr ? english : *text;
}

std::string tr_of(std::string_view mod,
                  std::string_view english,
                  const std::vector<std::string_view>& values) {
    return filled(tr_of(mod, english), values);
}

std::string told(const Saying& saying) {
    return finished(
        saying.in([](std::string_view english) { return tr_of("", english); }, current->code));
}

std::string told(const Problem& problem) {
    return plain_line(told(problem.whole()));
}

std::string_view title_of(const Face& face) {
    return tr_of(face.title_mod, face.title);
}
std::string_view help_of(const Face& face) {
    return tr_of(face.help_mod, face.help);
}

std::string title_and_help(const Face& face) {
    std::string text(title_of(face));
    if (!face.help.empty()) (text += '\n') += help_of(face);
    return text;
}

static std::string_view level_name(std::string_view level) {
    if (level == "random") return tr("random#bot");
    if (level == "easy") return tr("easy#bot");
    if (level == "normal") return tr("normal#bot");
    if (level == "hard") return tr("hard#bot");
    if (level == "master") return tr("master#bot");
    return level;
}

std::string_view bot_help(const Content* content, std::string_view name) {
    if (content != nullptr)
        for (const DeclaredBot& bot : content->bots)
            if (bot.name == name) return help_of(bot.face);
    if (name == "random") return tr("Plays random legal moves.");
    if (name == "easy") return tr("Plays whatever looks best now, without thinking ahead.");
    if (name == "normal") return tr("Saves up for the best move, and decides instantly.");
    if (name == "hard")
        return tr("Bargains, plans its whole turn, and thinks for at most 0.05 seconds.");
    if (name == "master")
        return tr("Plans beyond its turn, and thinks for about a second at most.");
    return {};
}

std::string_view style_title(std::string_view style) {
    if (style.empty()) return tr("balanced#style of a bot");
    if (style == "builder") return tr("builder#style of a bot");
    if (style == "trader") return tr("trader#style of a bot");
    if (style == "raider") return tr("raider#style of a bot");
    return style;
}

std::string_view style_help(std::string_view style) {
    if (style == "builder") return tr("Prefers building to buying cards.");
    if (style == "trader")
        return tr("Likes good exchange rates, and trades even for a small gain.");
    if (style == "raider") return tr("Likes cards, and steals from the player who has most.");
    return tr("Goes for the biggest gain.");
}

std::string bot_title(const Content* content, std::string_view name) {
    if (content != nullptr)
        for (const DeclaredBot& bot : content->bots)
            if (bot.name == name) return std::string(title_of(bot.face));
    const BotName parts = bot_name(name);
    if (parts.style.empty()) return std::string(level_name(name));
    return tr("{1}, {2}#level and style of a bot",
              {level_name(parts.level), style_title(parts.style)});
}

bool is_language(std::string_view code) {
    return std::ranges::any_of(kLanguages,
                               [&](const LanguageName& language) { return language.code == code; });
}

std::string_view language_of_locale(std::string_view locale) {
    const std::string_view code = locale.substr(0, locale.find_first_of("_.@-"));
    for (const LanguageName& language : kLanguages)
        if (language.code == code) return language.code;
    return "en";
}

}  // namespace hexholm::ui
