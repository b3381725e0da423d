#include "src/ui/table/action_words.h"

#include <algorithm>

#include "engine/game/land/odds.h"

#include "src/ui/table/prompt_text.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/words/forms.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

using Why = AdviceReason::Kind;

std::string counted_good(const Content& content, int count, GoodId good) {
    return tr("{1} {2}#so many of a good",
              {std::to_string(count), title_of(content.goods[good].face)});
}

// Without numbers: what the bank takes may change on the way there.
std::string bank_words(const Content& content, const Action& action) {
    return tr("{1} for {2} with the bank", {title_of(content.goods[GoodId(action.args[0])].face),
                                            title_of(content.goods[GoodId(action.args[1])].face)});
}

std::string throws_of_all(const Table& table, int count) {
    return tr("{1} of {2} rolls", {std::to_string(count), std::to_string(all_throws(table.book))});
}

std::string words_of_reason(const Table& table, const AdviceReason& reason) {
    const Content& content = table.content();
    const std::string count = std::to_string(reason.count);
    switch (reason.kind) {
        case Why::wins: return std::string(tr("wins the game"));
        case Why::points: return tr_count(reason.count, "+{1} point", "+{1} points");
        case Why::award:
            return tr("gains {1}", {in_form(content.awards[reason.award].face, Form::only)});
        case Why::income:
            return tr("{1}: {2}", {title_of(content.goods[reason.good].face),
                                   throws_of_all(table, reason.count)});
        case Why::rate:
            return tr("bank rate {1}:1", {counted_good(content, reason.count, reason.good)});
        case Why::room:
            return tr_count(reason.count, "{1} more building spot", "{1} more building spots");
        case Why::card: return tr_count(reason.count, "{1} more card", "{1} more cards");
        case Why::blocks:
            return tr("{1} gets nothing on {2}",
                      {table.seat(reason.player).name, throws_of_all(table, reason.count)});
        default: return tr("{1} would yield for you again", {throws_of_all(table, reason.count)});
    }
}

}  // namespace

std::string action_words(const Table& table, const Action& action) {
    const Content& content = table.content();
    const ActionKind& kind = content.kinds[action.kind];
    switch (kind.verb) {
        case Verb::end_turn: return std::string(tr("End the turn"));
        case Verb::trade_bank: return bank_words(content, action);
        case Verb::discard:
        case Verb::give:
        case Verb::choose_goods: return price_text(content, action.goods[0]);
        case Verb::choose_player: return table.seat(PlayerId(action.args[0])).name;
        case Verb::choose_good:
            return std::string(title_of(content.goods[GoodId(action.args[0])].face));
        case Verb::choose_card:
            return std::string(title_of(content.cards[CardId(action.args[0])].face));
        case Verb::answer: return pick_title(content, PickId(kind.subject));
        default: return kind_title(content, action.kind);
    }
}

std::string row_words(const Table& table, const TurnRow& row) {
    std::string words;
    for (const Action& action : row) {
        const bool ends = table.content().kinds[action.kind].verb == Verb::end_turn;
        if (ends && !words.empty()) continue;
        if (!words.empty()) words += tr(", ");
        words += action_words(table, action);
    }
    return words;
}

std::string reason_words(const Table& table, const AdviceReasons& reasons, std::size_t most) {
    std::vector<AdviceReason> sorted(reasons.begin(), reasons.end());
    std::ranges::stable_sort(sorted, {}, &AdviceReason::kind);
    if (sorted.size() > most) sorted.resize(most);
    std::string words;
    for (const AdviceReason& reason : sorted) {
        if (!words.empty()) words += tr("; ");
        words += words_of_reason(table, reason);
    }
    return words;
}

std::string chance_words(int thousandths) {
    return tr("{1}%", {std::to_string((thousandths + 5) / 10)});
}

std::vector<input::Place> places_of(const Content& content, const Action& action) {
    std::vector<input::Place> places;
    std::size_t at = 0;
    for (const ArgType type : content.kinds[action.kind].args) {
        if (type == ArgType::goods) continue;  // beside the numbers
        if (at >= action.args.size()) break;
        const std::int16_t number = action.args[at++];
        if (number < 0) continue;
        if (type == ArgType::tile) places.push_back({PlaceKind::tile, number});
        if (type == ArgType::corner) places.push_back({PlaceKind::corner, number});
        if (type == ArgType::edge) places.push_back({PlaceKind::edge, number});
        if (type == ArgType::figure) places.push_back({PlaceKind::none, number, true});
    }
    return places;
}

}  // namespace hexholm::ui
