#include "src/ui/mod_log.h"

#include "src/ui/counter_chips.h"
#include "src/ui/log_writer.h"

namespace hexholm::ui {

namespace {

bool counted_line(const Content& content, const Event& event, LineWriter& line) {
    const CounterId id(event.a);
    const Counter& counter = content.counters[id];
    const bool known = event.secret == 0 || (event.b >= 0 && counter.visible == Visibility::owner);
    if (!known || !is_told(content, id)) return false;
    const std::string text = counter.face.title + ": " + std::to_string(event.b);
    if (counter.per == Owner::player && event.c >= 0) line.who(PlayerId(event.c));
    line.say(text);
    return counter.per == Owner::player || counter.per == Owner::game;
}

// Which cards it were is told when everybody may know.
bool spent_line(const Content& content, const Event& event, LineWriter& line) {
    const bool named = event.secret == 0 && event.b >= 0;
    const std::string& title = named ? content.cards[CardId(event.b)].face.title
                                     : content.decks[DeckId(event.a)].face.title;
    line.who(event.player)
        .say("spends " + (event.c > 1 ? std::to_string(event.c) + " x " : "") + title);
    return true;
}

bool tile_line(const Content& content, const Event& event, LineWriter& line) {
    if (event.b < 0) return false;
    const std::string number = event.c > 0 ? " (" + std::to_string(event.c) + ")" : "";
    line.say("A tile is now: " + content.terrains[TerrainId(event.b)].face.title + number);
    return true;
}

bool setback_line(const Content& content, const Event& event, LineWriter& line) {
    if (event.c < 0) return false;
    const Piece& now = content.pieces[PieceId(event.a)];
    const Piece& before = content.pieces[PieceId(event.c)];
    if (now.points >= before.points) return false;
    line.who(event.player)
        .say("is left with " + now.face.title + " instead of " + before.face.title);
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
        case EventKind::threw:
            if (event.player.is_some()) line.who(event.player);
            line.say("throws " + std::to_string(event.a) + " of " + std::to_string(event.b));
            return true;
        case EventKind::cue:
            line.say(content.cues[CueId(event.a)].face.title);
            return !content.cues[CueId(event.a)].face.title.empty();
        case EventKind::card_given:
            line.who(event.other)
                .say("passes " + content.cards[CardId(event.a)].face.title + " to");
            line.who(event.player);
            return true;
        case EventKind::game_over: line.say("Nobody has won"); return event.player.is_none();
        default: return false;
    }
}

}  // namespace hexholm::ui
