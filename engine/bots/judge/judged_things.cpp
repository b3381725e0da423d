#include <string>

#include "engine/base/hash.h"
#include "engine/bots/judge/features.h"

namespace hexholm {
namespace {

std::string price_text(const Content& content, const Price& price) {
    std::string text;
    for (const GoodId good : content.goods.ids())
        text += ' ' + std::to_string(price.first()[good]);
    return text;
}

}  // namespace

std::uint64_t judged_things(const Content& content) {
    std::string text = "1 " + content.scenario + ' ' + std::to_string(content.players) + ' ' +
                       std::to_string(content.rules.target_points) + ' ' +
                       std::to_string(content.rules.bank_rate);
    const auto number = [&](int value) { text += ' ' + std::to_string(value); };
    for (const Good& good : content.goods)
        text += "\ngood " + good.name + ' ' + std::to_string(good.bank);
    for (const Terrain& terrain : content.terrains) {
        text += "\nterrain " + terrain.name;
        for (const GoodId good : content.goods.ids())
            number(terrain.produces[good]);
    }
    for (const Piece& piece : content.pieces) {
        text += "\npiece " + piece.name + price_text(content, piece.cost);
        for (const int value : {static_cast<int>(piece.on), piece.supply, piece.points, piece.yield,
                                piece.distance, static_cast<int>(piece.upgrades.number())})
            number(value);
    }
    for (const Deck& deck : content.decks)
        text += "\ndeck " + deck.name + price_text(content, deck.cost);
    for (const Card& card : content.cards) {
        text += "\ncard " + card.name;
        for (const int value : {static_cast<int>(card.deck.value), card.copies, card.points})
            number(value);
    }
    for (const Award& award : content.awards) {
        text += "\naward " + award.name;
        for (const int value : {award.points, award.least, static_cast<int>(award.metric)})
            number(value);
    }
    for (const Counter& counter : content.counters)
        text += "\ncounter " + counter.name + ' ' + std::to_string(counter.points);
    for (const ModAction& mod_action : content.mod_actions)
        text += "\ndeed " + mod_action.name + price_text(content, mod_action.cost);
    for (const FigureKind& kind : content.figure_kinds)
        text += "\nfigure " + kind.name + price_text(content, kind.cost);
    return hash_text(text);
}

}  // namespace hexholm
