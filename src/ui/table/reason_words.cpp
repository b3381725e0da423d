#include "src/ui/table/reason_words.h"

#include <algorithm>
#include <vector>

#include "engine/game/land/odds.h"

#include "src/ui/table/prompt_text.h"
#include "src/ui/words/forms.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

using Why = AdviceReason::Kind;

std::string counted_good(const Content& content, int count, GoodId good) {
    return tr("{1} {2}#so many of a good",
              {std::to_string(count), title_of(content.goods[good].face)});
}

std::string throws_of_all(const Table& table, int count) {
    return tr("{1} of {2} rolls", {std::to_string(count), std::to_string(all_throws(table.book))});
}

// The words for a reason that is about an aim of the player.
std::string words_of_aim(const Table& table, const AdviceReason& reason) {
    const std::string aim = kind_title(table.content(), reason.aim);
    if (reason.kind == Why::saves)
        return tr_count(reason.count, "saves your cards for: {2} ({1} is missing)",
                        "saves your cards for: {2} ({1} are missing)", {aim});
    if (reason.count == 0) return tr("completes the cards for: {1}", {aim});
    return tr_count(reason.count, "leaves {1} card missing for: {2}",
                    "leaves {1} cards missing for: {2}", {aim});
}

std::string words_of_reason(const Table& table, const AdviceReason& reason) {
    const Content& content = table.content();
    const std::string count = std::to_string(reason.count);
    switch (reason.kind) {
        case Why::wins: return std::string(tr("wins the game"));
        case Why::points: return tr_count(reason.count, "brings {1} point", "brings {1} points");
        case Why::award:
            return tr("gains {1}", {in_form(content.awards[reason.award].face, Form::only)});
        case Why::income:
            return tr("brings {1} on {2}", {title_of(content.goods[reason.good].face),
                                            throws_of_all(table, reason.count)});
        case Why::rate:
            return tr("lets you trade {1} for any card at the bank",
                      {counted_good(content, reason.count, reason.good)});
        case Why::room:
            return tr_count(reason.count, "opens {1} more building spot",
                            "opens {1} more building spots");
        case Why::card:
            return tr_count(reason.count, "brings {1} more card", "brings {1} more cards");
        case Why::blocks:
            return tr("leaves {1} with nothing on {2}",
                      {table.seat(reason.player).name, throws_of_all(table, reason.count)});
        case Why::freed:
            return tr("lets your land yield again on {1}", {throws_of_all(table, reason.count)});
        case Why::longer:
            return tr("raises {1} to {2}", {title_of(content.awards[reason.award].face), count});
        case Why::raises:
            return tr("raises {1} to {2}",
                      {title_of(content.counters[reason.counter].face), count});
        case Why::goods:
            return tr_count(reason.count, "adds {1} card to your hand",
                            "adds {1} cards to your hand");
        case Why::safe: return std::string(tr("keeps your hand safe from the dice"));
        case Why::nears:
        case Why::saves: return words_of_aim(table, reason);
        case Why::only: return std::string(tr("is all you can do now"));
        default: return std::string(tr("is what a strong player would do"));
    }
}

std::vector<std::string> told_reasons(const Table& table,
                                      const AdviceReasons& reasons,
                                      std::size_t most) {
    std::vector<AdviceReason> sorted(reasons.begin(), reasons.end());
    std::ranges::stable_sort(sorted, {}, &AdviceReason::kind);
    if (sorted.size() > most) sorted.resize(most);
    std::vector<std::string> told;
    for (const AdviceReason& reason : sorted)
        told.push_back(words_of_reason(table, reason));
    return told;
}

}  // namespace

std::string reason_words(const Table& table, const AdviceReasons& reasons, std::size_t most) {
    std::string words;
    for (const std::string& reason : told_reasons(table, reasons, most)) {
        if (!words.empty()) words += tr("; ");
        words += reason;
    }
    return words;
}

std::string reason_sentence(const Table& table, const AdviceReasons& reasons, std::size_t most) {
    const std::vector<std::string> told = told_reasons(table, reasons, most);
    return told.empty() ? "" : tr("It {1}.", {tr_list(told)});
}

}  // namespace hexholm::ui
