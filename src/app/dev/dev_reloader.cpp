#include "src/app/dev/dev_reloader.h"

#include "engine/lua/mods/source_line.h"

namespace hexholm::app {

namespace {

constexpr std::size_t kMostMistakes = 3;  // in the overlay; the terminal and `check` tell all

std::string joined(const std::set<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

ui::ReloadMistake mistake_of(const std::vector<ModFolder>& library, const Problem& problem) {
    const SourceLine source = source_line(library, problem.where);
    return {problem.where, source.number, source.text, problem.what.english(),
            problem.remedy.english()};
}

std::string told_of(const std::string& mods, const NewRules& rules) {
    std::string text = mods + " reloaded";
    for (const std::string& option : rules.lost)
        text += ", the option '" + option + "' is gone";
    return text;
}

}  // namespace

std::optional<RulesChange> Reloader::take(const Saved& saved,
                                          const GameRoom& room,
                                          const std::vector<std::string>& mod_roots) {
    const std::string mods = joined(saved.mods);
    const bool was_told = news_.has_value();
    forget();
    NewRules rules = load_new_rules(*room.setup().content, room.setup().seed, room.record(),
                                    mod_roots, printer_);
    if (rules.content == nullptr) {
        tell_broken(mods, rules);
        return std::nullopt;
    }
    if (rules.same && !was_told) return std::nullopt;
    if (rules.same) return RulesChange{rules.content, room.record(), mods + " is as it was"};
    if (rules.refit.misfit) {
        waiting_ = rules.content;
        waiting_mods_ = told_of(mods, rules);
        tell_misfit(rules, room);
        return std::nullopt;
    }
    return RulesChange{rules.content, std::move(rules.refit.fits), told_of(mods, rules)};
}

std::optional<RulesChange> Reloader::go_on_before(const GameRoom& room) {
    if (!asks()) return std::nullopt;
    // Tried again: meanwhile the players may have taken something back.
    Refit refitted = refit(*room.setup().content, waiting_, room.setup().seed, room.record());
    RulesChange change{waiting_, std::move(refitted.fits), waiting_mods_};
    forget();
    return change;
}

void Reloader::forget() {
    news_.reset();
    waiting_.reset();
}

void Reloader::tell_broken(const std::string& mods, const NewRules& rules) {
    ui::ReloadNews news;
    const std::size_t count = rules.problems.size();
    news.title = mods + " cannot be loaded: " +
                 (count == 1 ? "1 mistake" : std::to_string(count) + " mistakes");
    for (const Problem& problem : rules.problems)
        if (news.mistakes.size() < kMostMistakes)
            news.mistakes.push_back(mistake_of(rules.library, problem));
    news.more = count - news.mistakes.size();
    news.outcome = "The game keeps its old rules. Mend the file and save it: this vanishes then.";
    news_ = std::move(news);
}

void Reloader::tell_misfit(const NewRules& rules, const GameRoom& room) {
    const Misfit& misfit = *rules.refit.misfit;
    const std::vector<RecordedAction> record = room.record();
    const std::size_t count = record.size();
    const std::size_t lost = count - misfit.number + 1;
    const PlayerId player = record[misfit.number - 1].action.player;
    ui::ReloadNews news;
    news.kind = ui::ReloadNews::Kind::misfit;
    news.title = "The new rules do not allow action " + std::to_string(misfit.number) + " of " +
                 std::to_string(count);
    ui::ReloadMistake mistake = mistake_of(rules.library, {misfit.where, misfit.what, ""});
    mistake.what = "'" + misfit.action + "' of " + room.setup().seats[player.index()].name + ": " +
                   misfit.what;
    news.mistakes.push_back(std::move(mistake));
    news.outcome = "The game waits. Go on before it: " +
                   (lost == 1 ? std::string("this action is")
                              : "this and the later actions (" + std::to_string(lost) + ") are") +
                   " taken back. New game: the new rules from the beginning, with the same seed. "
                   "The old rules last until a file is saved again.";
    news_ = std::move(news);
}

std::string Reloader::news_text() const {
    if (!news_) return "";
    std::string text = news_->title;
    for (const ui::ReloadMistake& mistake : news_->mistakes)
        text += "\n  " + Problem{mistake.where, mistake.what, mistake.remedy}.line();
    return text;
}

}  // namespace hexholm::app
