#include "src/ui/past/mod_log.h"

#include "engine/game/places/card_place.h"
#include "engine/game/turn/accord.h"

#include "src/ui/table/counter_chips.h"
#include "src/ui/words/log_writer.h"

namespace hexholm::ui {

namespace {

bool counted_line(const Content& content, const Event& event, LineWriter& line) {
    const CounterId id(event.a);
    const Counter& counter = content.counters[id];
    const bool known = event.secret == 0 || (event.b >= 0 && counter.visible == Visibility::owner);
    if (!known || !is_told(content, id)) return false;
    const bool flag = is_flag(counter);
    if (flag && event.b <= counter.least) return false;
    if (counter.per == Owner::player && event.c >= 0)
        line.say(flag ? /*tr*/ "{1}: {2}" : /*tr*/ "{1} {2}: {3}").who(PlayerId(event.c));
    else
        line.say(flag ? /*tr*/ "{1}" : /*tr*/ "{1}: {2}");
    line.thing(ThingKind::counter, id.index(), counter.face);
    if (!flag) line.number(event.b);
    return counter.per == Owner::player || counter.per == Owner::game;
}

// Which cards it were is told when everybody may know.
bool spent_line(const Content& content, const Event& event, LineWriter& line) {
    const bool named = event.secret == 0 && event.b >= 0;
    if (event.c > 1)
        line.say("{1} spends {2} × {3}").who(event.player).number(event.c);
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
    const TerrainId id(event.b);
    const Face& terrain = content.terrains[id].face;
    // On boards without directions tiles are cards on a table.
    const bool card = !content.board.has_directions() && event.player.is_some();
    if (card && event.c > 0)
        line.say("{1} places {2} ({3})")
            .who(event.player)
            .thing(ThingKind::terrain, id.index(), terrain)
            .number(event.c);
    else if (card)
        line.say("{1} places {2}").who(event.player).thing(ThingKind::terrain, id.index(), terrain);
    else if (event.c > 0)
        line.say("New tile: {1} ({2})")
            .thing(ThingKind::terrain, id.index(), terrain)
            .number(event.c);
    else
        line.say("New tile: {1}").thing(ThingKind::terrain, id.index(), terrain);
    return true;
}

bool setback_line(const Content& content, const Event& event, LineWriter& line) {
    if (event.c < 0) return false;
    const Piece& now = content.pieces[PieceId(event.a)];
    const Piece& before = content.pieces[PieceId(event.c)];
    if (now.points >= before.points) return false;
    line.say("{1}: {3} is reduced to {2}").who(event.player);
    line.title(now.face).title(before.face);
    return true;
}

// Whose cards somebody looks at, or where they lie.
bool seen_line(const Content& content, const Event& event, LineWriter& line) {
    const CardPlace place = CardPlace::of(event.a);
    if (place.where == CardWhere::removed) return false;
    if (place.where == CardWhere::hand || place.where == CardWhere::open) {
        line.say("{1} looks at the cards of {2}").who(event.player).who(place.player());
        return true;
    }
    line.say("{1} looks through {2}").who(event.player);
    line.title(place.where == CardWhere::pile
                   ? content.decks[place.deck()].face
                   : content.zones[content.zone_runs[place.index].zone].face);
    return true;
}

// Whether a card is on the table, at a place of its own.
bool is_built(const Content& content, CardPlace place) {
    return place.where == CardWhere::zone &&
           content.zones[content.zone_runs[place.index].zone].per_corner;
}

// Where cards are drawn.
bool is_stack(const Content& content, CardPlace place) {
    return place.where == CardWhere::pile ||
           (place.where == CardWhere::zone &&
            content.zones[content.zone_runs[place.index].zone].stacks > 1);
}

std::string_view hand_words(const Content& content, CardPlace from, CardPlace to) {
    if (to.where != CardWhere::hand) {
        if (is_built(content, to)) return /*tr*/ "{1} builds {2}";
        return is_stack(content, to) ? /*tr*/ "{1} puts a card back into a stack: {2}"
                                     : /*tr*/ "{1} discards a card: {2}";
    }
    if (from.where == CardWhere::hand) return /*tr*/ "{1} draws a card: {2}";
    return is_built(content, from) ? /*tr*/ "{1} returns a card to the hand: {2}"
                                   : /*tr*/ "{1} draws a card: {2}";
}

bool moved_line(const Content& content, const Event& event, LineWriter& line) {
    const CardPlace from = CardPlace::of(event.a);
    const CardPlace to = CardPlace::of(event.c);
    if (to.where == CardWhere::hand || from.where == CardWhere::hand)
        line.say(hand_words(content, from, to))
            .who(to.where == CardWhere::hand ? to.player() : from.player());
    else if (event.b < 0 || event.player.is_none())
        return false;
    else if (from.where == CardWhere::pile)
        line.say("{1} turns over {2}").who(event.player);
    else
        line.say(is_built(content, from) ? /*tr*/ "{1} removes a card: {2}"
                                         : /*tr*/ "{1} moves a card: {2}")
            .who(event.player);
    const DeckId deck = CardMovement::of(event.d).deck;
    if (event.b >= 0)
        line.thing(ThingKind::card, CardId(event.b).index(), content.cards[CardId(event.b)].face);
    else
        line.thing(ThingKind::deck, deck.index(), content.decks[deck].face);
    return true;
}

// Whom it befalls, or who did what is shown large to all.
bool cue_line(const Content& content, const Event& event, LineWriter& line) {
    const Cue& cue = content.cues[CueId(event.a)];
    const bool is_shown = !cue.is_scene() && !cue.face.icon.empty();
    const PlayerId who = event.other.is_some() || !is_shown ? event.other : event.player;
    line.say(who.is_some() ? /*tr*/ "{1}: {2}" : /*tr*/ "{1}");
    line.thing(ThingKind::cue, CueId(event.a).index(), cue.face);
    if (who.is_some()) line.who(who);
    return !cue.face.title.empty();
}

bool thrown_line(const Event& event, LineWriter& line) {
    if (event.player.is_some())
        line.say("{1} rolls {2} (of {3})").who(event.player);
    else
        line.say("Roll: {1} (of {2})");
    line.number(event.a).number(event.b);
    return true;
}

bool settled_line(const Event& event, LineWriter& line) {
    const auto settled = accord_in(event);
    if (!settled) return false;
    switch (settled->kind) {
        case AccordKind::agreed: line.say("All agree to end the game now"); break;
        case AccordKind::called_off: line.say("The game is called off"); break;
        case AccordKind::resigned: line.say("{1} gives up").who(event.player); break;
        case AccordKind::target:
            line.say("From now on {1} points are needed to win").number(settled->target);
            break;
    }
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
        case EventKind::cue: return cue_line(content, event, line);
        case EventKind::card_moved: return moved_line(content, event, line);
        case EventKind::cards_seen: return seen_line(content, event, line);
        case EventKind::settled: return settled_line(event, line);
        case EventKind::game_over: line.say("Nobody has won"); return event.player.is_none();
        default: return false;
    }
}

}  // namespace hexholm::ui
