#include "engine/package/languages/mod_languages.h"

#include <algorithm>

#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"
#include "engine/package/languages/language_file.h"

namespace hexholm {
namespace {

bool has_letter(const std::string& text) {
    return std::ranges::any_of(text, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               static_cast<unsigned char>(letter) >= 0x80;
    });
}

class Comparer {
public:
    Comparer(const ModFolder& mod, const ModTexts& texts) : mod_(mod), texts_(texts) {}

    std::vector<Problem> run() {
        const LanguageCodes found = languages_in(mod_.path);
        for (const std::string& name : found.strange)
            add({mod_.id + "/lang/" + shortened(name), "this is no translation",
                 "files there are called by a language's two letters, as de.json"});
        for (const std::string& code : found.codes)
            compare(code);
        return std::move(problems_);
    }

private:
    void compare(const std::string& code) {
        const Result<LanguageTexts> file = read_language_file(mod_.path, mod_.id, code);
        if (!file) return add(file.problem());
        const std::string where = mod_.id + "/lang/" + code + ".json";
        // English has the texts themselves, and other words only for names that rules know, as values of options.
        for (const std::string& text : texts_.all())
            if (code != "en" && file.value().find(text) == file.value().end())
                problems_.push_back({where, in_quotes(shortened(text)) + " is not translated",
                                     "add it, or leave the file out to play in English"});
        for (const auto& [english, translation] : file.value())
            judge(where, english, translation);
    }

    void judge(const std::string& where, const std::string& english, const std::string& text) {
        if (texts_.all().find(std::string(without_form(english))) == texts_.all().end())
            add({where, in_quotes(shortened(english)) + " is no text of the mod",
                 remedy_for(english)});
        else if (placeholders_in(english) != placeholders_in(text))
            add({where,
                 "the translation of " + in_quotes(shortened(english)) +
                     " has other places {1}, {2}",
                 "keep those of the English text"});
    }

    std::string remedy_for(const std::string& english) const {
        const std::vector<std::string> known(texts_.all().begin(), texts_.all().end());
        const std::string nearest = nearest_name(english, known);
        return nearest.empty() ? "write the English text exactly as the mod has it, or remove it"
                               : "did you mean " + in_quotes(shortened(nearest)) + "?";
    }

    // A file of strangers can have any number of texts; what is missing is bounded by the mod's own.
    void add(Problem problem) {
        if (++strays_ < kMaxProblems) problems_.push_back(std::move(problem));
        if (strays_ == kMaxProblems)
            problems_.push_back({mod_.id + "/lang", "more is wrong with the translations",
                                 "correct what is told first"});
    }

    const ModFolder& mod_;
    const ModTexts& texts_;
    std::vector<Problem> problems_;
    std::size_t strays_ = 0;  // mistakes in the files themselves
};

}  // namespace

ModTexts::ModTexts(const ModFolder& mod) : mod_(mod.id) {
    add(mod.title);
    add(mod.description);
    for (const OptionSpec& option : mod.options)
        add(option);
    for (const PresetSpec& preset : mod.presets) {
        add(preset.title);
        add(preset.help);
    }
    for (const ScenarioSpec& scenario : mod.scenarios) {
        add(scenario.title);
        add(scenario.description);
    }
    for (const Conflict& conflict : mod.conflicts)
        add(conflict.why);
}

// Values are shown with spaces in place of their underscores.
void ModTexts::add(const OptionSpec& option) {
    if (option.type == OptionSpec::Type::players) return;  // no screen shows it
    add(option.title);
    add(option.help);
    add(option.group);
    if (option.help.empty()) without_help_.insert(option.title);
    if (option.type == OptionSpec::Type::integer || option.type == OptionSpec::Type::flag) return;
    for (std::string value : option.values) {
        std::replace(value.begin(), value.end(), '_', ' ');
        if (has_letter(value) && value != "off") add(value);
    }
}

void ModTexts::add(const Face& face) {
    if (face.title_mod == mod_) add(face.title);
    if (face.help_mod == mod_) add(face.help);
}

// Somebody who has not read the rules meets it, and points at it to learn what it is for.
void ModTexts::add_helped(const Face& face) {
    add(face);
    if (face.title_mod == mod_ && !face.title.empty() && face.help.empty())
        without_help_.insert(face.title);
}

std::vector<Problem> ModTexts::hints() const {
    if (without_help_.empty()) return {};
    std::size_t room = 8;
    std::string named;
    for (const std::string& title : without_help_) {
        named +=
            room == 0 ? " and more" : (named.empty() ? "" : ", ") + in_quotes(shortened(title));
        if (room-- == 0) break;
    }
    return {{mod_, std::to_string(without_help_.size()) + " without a help: " + named,
             "say in one or two sentences what each is for"}};
}

void ModTexts::see(const Content& content) {
    const auto add_all = [&](const auto& things) {
        for (const auto& thing : things)
            add(thing.face);
    };
    const auto add_all_helped = [&](const auto& things) {
        for (const auto& thing : things)
            add_helped(thing.face);
    };
    add_all_helped(content.goods);
    add_all_helped(content.terrains);
    add_all_helped(content.pieces);
    add_all_helped(content.pawns);
    add_all_helped(content.decks);
    add_all_helped(content.cards);
    add_all_helped(content.counters);
    add_all_helped(content.awards);
    add_all_helped(content.harbours);
    add_all(content.phases);
    add_all(content.payments);
    add_all(content.picks);
    add_all(content.asks);
    for (const Ask& ask : content.asks)
        for (const AskWay& way : ask.ways)
            add(way.face);
    add_all_helped(content.mod_actions);
    add_all(content.cues);
    add_all(content.bots);
    add_all(content.neutrals);
    add_all_helped(content.figure_kinds);
    add_all(content.zones);
    add_all(content.hand_limits);
    add_all_helped(content.bank_trades);
    add_all(content.panels);
    add_all(content.statistics);
    add_all(content.achievements);
    add_all(content.piece_sets);
    add_all_helped(content.tracks);
    for (const Track& track : content.tracks) {
        if (track.face.title_mod != mod_) continue;
        for (const TrackLevel& level : track.levels) {
            add(level.title);
            add(level.help);
        }
    }
    add_all(content.dice);
    for (const Die& die : content.dice)
        if (die.face.title_mod == mod_)
            for (const DieFace& face : die.faces) {
                add(face.title);
                add(face.help);
            }
    for (const ReasonText& reason : content.reasons)
        if (reason.mod == mod_) add(reason.text);
}

void ModTexts::see(const LessonDraft& lesson) {
    add(lesson.title);
    add(lesson.help);
    for (const LessonStepDraft& step : lesson.steps) {
        add(step.text);
        add(step.hint);
    }
}

std::vector<Problem> check_languages(const ModFolder& mod, const ModTexts& texts) {
    return Comparer(mod, texts).run();
}

}  // namespace hexholm
