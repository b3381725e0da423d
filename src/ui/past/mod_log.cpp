#include "src/ui/past/mod_log.h"

#include "engine/game/places/card_place.h"

#include "src/ui/table/counter_chips.h"
#include "src/ui/words/log_writer.h"

namespace hexholm::ui {

namespace {

bool counted_line(const Content& content, const Event& event, LineWriter& line) {
    const CounterId id(event.a);
    const Counter& counter = content.counters[id];
    const bool known = event.secret == 0 || (event.b >= 0 && counter.visible == Visibility::owner);
    if (!known || !is_told(content, id)) return false;
    if (counter.per == Owner::player && event.c >= 0)
        line.say("{1} {2}: {3}").who(PlayerId(event.c));
    else
        line.say("{1}: {2}");
    line.thing(ThingKind::counter, id.index(), counter.face).number(event.b);
    return counter.per == Owner::player || counter.per == Owner::game;
}

// Which cards it were is told when everybody may know.
bool spent_line(const Content& content, const Event& event, LineWriter& line) {
    const bool named = event.secret == 0 && event.b >= 0;
    if (event.c > 1)
        line.say("{1} spends {2} x {3}").who(event.player).number(event.c);
    else
        line.say("{1} spends {2}").who(event.player);
    if (named)
        line.thing(ThingKind::card, CardId(event.b).index(), content.cards[CardId(event.b)].face);
    else
        line.thing(ThingKind::deck, DeckId(event.a).index(), content.decks[DeckId(event.a)].face);
    return true;
}

bool tile_line(const Content& content, const Event& event, LineWriter& line) {
    if (event.b < 0) return false;
    const Face& terrain = content.terrains[TerrainId(event.b)].face;
    // Where no direction leads from tile to tile, they are cards on a table.
    const bool card = !content.board.has_directions() && event.player.is_some();
    if (card && event.c > 0)
        line.say("{1} lays {2} ({3})").who(event.player).title(terrain).number(event.c);
    else if (card)
        line.say("{1} lays {2}").who(event.player).title(terrain);
    else if (event.c > 0)
        line.say("A tile is now: {1} ({2})").title(terrain).number(event.c);
    else
        line.say("A tile is now: {1}").title(terrain);
    return true;
}

bool setback_line(const Content& content, const Event& event, LineWriter& line) {
    if (event.c < 0) return false;
    const Piece& now = content.pieces[PieceId(event.a)];
    const Piece& before = content.pieces[PieceId(event.c)];
    if (now.points >= before.points) return false;
    line.say("{1} is left with {2} instead of {3}").who(event.player);
    line.title(now.face).title(before.face);
    return true;
}

// Whose they are, or where they lie.
void place_words(const Content& content, CardPlace place, LineWriter& line) {
    switch (place.where) {
        case CardWhere::pile: line.title(content.decks[place.deck()].face); break;
        case CardWhere::zone:
            line.title(content.zones[content.zone_runs[place.index].zone].face);
            break;
        case CardWhere::removed: line.plain(""); break;
        default: line.who(place.player()); break;
    }
}

bool moved_line(const Content& content, const Event& event, LineWriter& line) {
    const CardPlace from = CardPlace::of(event.a);
    const CardPlace to = CardPlace::of(event.c);
    if (to.where == CardWhere::hand)
        line.say("{1} takes a card: {2}").who(to.player());
    else if (from.where == CardWhere::hand)
        line.say("{1} puts a card away: {2}").who(from.player());
    else if (event.b < 0 || event.player.is_none())
        return false;
    else if (from.where == CardWhere::pile)
        line.say("{1} turns over {2}").who(event.player);
    else
        line.say("{1} moves a card: {2}").who(event.player);
    const DeckId deck = CardMovement::of(event.d).deck;
    if (event.b >= 0)
        line.thing(ThingKind::card, CardId(event.b).index(), content.cards[CardId(event.b)].face);
    else
        line.thing(ThingKind::deck, deck.index(), content.decks[deck].face);
    return true;
}

bool thrown_line(const Event& event, LineWriter& line) {
    if (event.player.is_some())
        line.say("{1} throws {2} of {3}").who(event.player);
    else
        line.say("A throw: {1} of {2}");
    line.number(event.a).number(event.b);
    return true;
}

}  // namespace

bool mod_line(const Content& content, const Event& event, LogLine& log) {
    LineWriter line(log);
    switch (event.kind) {
        case EventKind::counted: return counted_line(content, event, line);
        case EventKind::cards_spent: return spent_line(content, event, line);
        case EventKind::changed_tile: return tile_line(content, event, line);
        case EventKind::upgraded: return setback_line(content, event, line);
        case EventKind::threw: return thrown_line(event, line);
        case EventKind::cue:
            line.say(event.other.is_some() ? /*tr*/ "{1}: {2}" : /*tr*/ "{1}");
            line.title(content.cues[CueId(event.a)].face);
            if (event.other.is_some()) line.who(event.other);
            return !content.cues[CueId(event.a)].face.title.empty();
        case EventKind::card_moved: return moved_line(content, event, line);
        case EventKind::cards_seen:
            line.say("{1} looks at cards: {2}").who(event.player);
            place_words(content, CardPlace::of(event.a), line);
            return true;
        case EventKind::game_over: line.say("Nobody has won"); return event.player.is_none();
        default: return false;
    }
}

}  // namespace hexholm::ui
