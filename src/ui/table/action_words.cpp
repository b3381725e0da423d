#include "src/ui/table/action_words.h"

#include "src/ui/table/place_words.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

// Without numbers: what the bank takes may change on the way there.
std::string bank_words(const Content& content, const Action& action) {
    return tr("{1} for {2} with the bank", {title_of(content.goods[GoodId(action.args[0])].face),
                                            title_of(content.goods[GoodId(action.args[1])].face)});
}

// What stands for an argument that is no place.
std::string value_words(const Table& table, ArgType type, std::int16_t value) {
    const Content& content = table.content();
    switch (type) {
        case ArgType::player: return table.seat(PlayerId(value)).name;
        case ArgType::good: return std::string(title_of(content.goods[GoodId(value)].face));
        case ArgType::card: return std::string(title_of(content.cards[CardId(value)].face));
        case ArgType::number: return std::to_string(value);
        default: return "";
    }
}

// All arguments of which there is something to say.
std::string argument_words(const Table& table, const Action& action) {
    std::string words;
    const auto add = [&](const std::string& more) {
        if (!words.empty() && !more.empty()) words += tr(", ");
        words += more;
    };
    std::size_t at = 0;
    for (const ArgType type : table.content().kinds[action.kind].args) {
        if (type == ArgType::goods || at >= action.args.size()) continue;
        const std::int16_t value = action.args[at++];
        if (value >= 0) add(value_words(table, type, value));
    }
    // For the way of a figure only its goal is named.
    const std::vector<input::Place> places = places_of(table.content(), action);
    if (!places.empty()) add(place_words(table, places.back()));
    return words;
}

std::string with_arguments(const Table& table, const Action& action) {
    const std::string title = kind_title(table.content(), action.kind);
    const std::string words = argument_words(table, action);
    return words.empty() ? title : tr("{1} ({2})", {title, words});
}

std::string chosen_words(const Table& table, const Action& action) {
    const std::string words = argument_words(table, action);
    return words.empty() ? std::string(tr("Choose the marked place")) : tr("Choose {1}", {words});
}

std::string player_words(const Table& table, const Action& action) {
    const std::string& name = table.seat(PlayerId(action.args[0])).name;
    switch (table.content().kinds[action.kind].verb) {
        case Verb::accept_trade: return tr("Accept {1}'s offer", {name});
        case Verb::reject_trade: return tr("Decline {1}'s offer", {name});
        case Verb::confirm_trade: return tr("Trade with {1}", {name});
        default: break;
    }
    Prompt prompt;
    const bool robs = current_prompt(table.book, table.state(), prompt) && prompt.op == Op::steal;
    return robs ? tr("Steal from {1}", {name}) : tr("Choose {1}", {name});
}

std::string way_words(const Table& table, const Action& action) {
    const Ask* const ask = asked_now(table);
    const auto way = static_cast<std::size_t>(action.args[0]) - 1;
    if (ask == nullptr || way >= ask->ways.size()) return chosen_words(table, action);
    return std::string(title_of(ask->ways[way].face));
}

}  // namespace

std::string action_words(const Table& table, const Action& action) {
    const Content& content = table.content();
    const ActionKind& kind = content.kinds[action.kind];
    switch (kind.verb) {
        case Verb::end_turn: return std::string(tr("End the turn"));
        case Verb::trade_bank: return bank_words(content, action);
        case Verb::offer_trade:
            return tr("Offer {1} for {2}",
                      {price_text(content, action.goods[0]), price_text(content, action.goods[1])});
        case Verb::discard: return tr("Discard {1}", {price_text(content, action.goods[0])});
        case Verb::give: return tr("Give {1}", {price_text(content, action.goods[0])});
        case Verb::choose_goods: return tr("Take {1}", {price_text(content, action.goods[0])});
        case Verb::accept_trade:
        case Verb::reject_trade:
        case Verb::confirm_trade:
        case Verb::choose_player: return player_words(table, action);
        case Verb::choose_way: return way_words(table, action);
        case Verb::choose_good:
        case Verb::choose_card:
        case Verb::choose_tile:
        case Verb::answer: return chosen_words(table, action);
        case Verb::react:
            return tr("Play {1}", {title_of(content.cards[CardId(kind.subject)].face)});
        default: return with_arguments(table, action);
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

std::vector<input::Place> first_places(const Content& content, const std::vector<Advice>& best) {
    std::vector<input::Place> first;
    for (const Advice& one : best) {
        const std::vector<input::Place> places = places_of(content, one.row[0]);
        if (!places.empty()) first.push_back(places.back());
    }
    return first;
}

}  // namespace hexholm::ui
