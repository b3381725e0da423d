// What can only be judged of zones and hand limits when all cards are known.
#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

int cards_of(const Content& content, DeckId deck) {
    int cards = 0;
    for (const Card& card : content.cards)
        if (card.deck == deck) cards += card.copies;
    return cards;
}

void check_deals(const Content& content, const Places& places, Problems& problems) {
    Table<DeckId, int> dealt(content.decks.size(), 0);
    for (const ZoneId id : content.zones.ids()) {
        const Zone& zone = content.zones[id];
        if (zone.deals_from.is_none()) continue;
        const std::string& where = places.of(Kind::zone)[id.index()];
        const std::string subject = "zone " + in_quotes(zone.name) + ": ";
        // When there are several stacks, the last ones may get one card less.
        dealt[zone.deals_from] +=
            zone.per_player ? zone.deals * content.players : (zone.deals - 1) * zone.stacks + 1;
        if (dealt[zone.deals_from] > cards_of(content, zone.deals_from))
            problems.add(where, subject + "'deals' takes more cards than the deck has",
                         "deal at most " + std::to_string(cards_of(content, zone.deals_from)) +
                             " to all zones together");
        if (zone.decks != 0 && !in_mask(zone.decks, zone.deals_from))
            problems.add(where, subject + "'deals_from' is none of its decks",
                         "name it in 'decks', too");
    }
}

void check_discards(const Content& content, const Places& places, Problems& problems) {
    for (const DeckId id : content.decks.ids()) {
        const Deck& deck = content.decks[id];
        const std::string& where = places.of(Kind::deck)[id.index()];
        const std::string subject = "deck " + in_quotes(deck.name) + ": ";
        if (deck.played == PlayedCards::discard && deck.discard.is_none())
            problems.add(where, subject + "'discards_to' needs a zone", "name one in 'discard'");
        if (deck.discard.is_none()) continue;
        const Zone& zone = content.zones[deck.discard];
        if (zone.holds > 0 || zone.per_corner || (zone.decks != 0 && !in_mask(zone.decks, id)))
            problems.add(where, subject + "'discard' names a zone that cannot take all its cards",
                         "remove 'holds' of the zone, and name the deck in its 'decks'");
    }
}

void check_limits(const Content& content, const Places& places, Problems& problems) {
    for (const HandLimitId id : content.hand_limits.ids()) {
        const HandLimit& limit = content.hand_limits[id];
        if (limit.put_away != PlayedCards::discard) continue;
        for (const DeckId deck : content.decks.ids())
            if (in_mask(limit.decks, deck) && content.decks[deck].discard.is_none())
                problems.add(places.of(Kind::hand_limit)[id.index()],
                             "hand_limit " + in_quotes(limit.name) +
                                 ": 'put_away' needs a zone for " +
                                 in_quotes(content.decks[deck].name),
                             "name one in 'discard' of the deck");
    }
}

}  // namespace

void check_zones(const Content& content, const Places& places, Problems& problems) {
    check_deals(content, places, problems);
    check_discards(content, places, problems);
    check_limits(content, places, problems);
}

}  // namespace hexholm
