#include "src/ui/past/plain_lines.h"

#include <algorithm>
#include <array>

#include "engine/game/core/event_facts.h"

#include "src/ui/past/log_text.h"

namespace hexholm::ui {

namespace {

// What stands at a place of a sentence; thing: what a number of the event names, with its picture.
enum class Word : std::uint8_t { nothing, player, other, goods, goods_back, thing };

struct Sentence {
    EventKind kind;
    std::string_view text;
    std::array<Word, 4> words;
    std::size_t number = 0;  // which of the event's names the thing
};

constexpr Sentence kSentences[] = {
    {EventKind::first_player, /*tr*/ "{1} begins", {Word::player}},
    {EventKind::produced, kGetsSentence, {Word::player, Word::goods}},
    {EventKind::gained, kGetsSentence, {Word::player, Word::goods}},
    {EventKind::shortage, /*tr*/ "The bank does not have enough {1}", {Word::thing}},
    {EventKind::discarded, /*tr*/ "{1} discards {2}", {Word::player, Word::goods}},
    {EventKind::collected,
     /*tr*/ "{1} takes {2} from {3}",
     {Word::player, Word::goods, Word::other}},
    {EventKind::traded_bank,
     /*tr*/ "{1} trades {2} for {3}",
     {Word::player, Word::goods, Word::goods_back}},
    {EventKind::offered,
     /*tr*/ "{1} offers {2} for {3}",
     {Word::player, Word::goods, Word::goods_back}},
    {EventKind::accepted, /*tr*/ "{1} would accept", {Word::player}},
    {EventKind::traded,
     /*tr*/ "{1} gives {2} to {3} for {4}",
     {Word::player, Word::goods, Word::other, Word::goods_back}},
    {EventKind::placed, /*tr*/ "{1} builds {2}", {Word::player, Word::thing}},
    {EventKind::upgraded, /*tr*/ "{1} builds {2}", {Word::player, Word::thing}},
    {EventKind::removed, /*tr*/ "{1} loses {2}", {Word::player, Word::thing}},
    {EventKind::moved, /*tr*/ "{1} moves {2}", {Word::player, Word::thing}},
    {EventKind::pawn_moved, /*tr*/ "{1} moves {2}#a neutral piece", {Word::player, Word::thing}},
    {EventKind::card_bought, /*tr*/ "{1} draws: {2}", {Word::player, Word::thing}},
    {EventKind::card_turned, /*tr*/ "{1} turns over {2}", {Word::player, Word::thing}, 1},
    {EventKind::card_played, /*tr*/ "{1} plays {2}", {Word::player, Word::thing}},
    {EventKind::card_revealed, /*tr*/ "{1} reveals {2}", {Word::player, Word::thing}},
    {EventKind::card_given,
     /*tr*/ "{1} gives {2} to {3}",
     {Word::other, Word::thing, Word::player}},
    {EventKind::game_over, /*tr*/ "{1} wins the game", {Word::player}},
    {EventKind::won_beside, /*tr*/ "{1} wins the game", {Word::player}},
};

void add_thing(
    const Content& content, EventNumber named, std::size_t at, PlayerId owner, LineWriter& line) {
    switch (named) {
        case EventNumber::piece:
            line.thing(ThingKind::piece, at, content.pieces[PieceId(at)].face, owner, Form::one);
            break;
        case EventNumber::pawn:
            line.thing(ThingKind::pawn, at, content.pawns[PawnId(at)].face, {}, Form::only);
            break;
        case EventNumber::card:
            line.thing(ThingKind::card, at, content.cards[CardId(at)].face, owner);
            break;
        case EventNumber::deck:
            line.thing(ThingKind::deck, at, content.decks[DeckId(at)].face, owner);
            break;
        default: line.title(content.goods[GoodId(at)].face); break;
    }
}

bool add_word(
    const Content& content, const Event& event, Word word, std::size_t number, LineWriter& line) {
    const std::array numbers = {event.a, event.b, event.c, event.d};
    switch (word) {
        case Word::player: line.who(event.player); return event.player.is_some();
        case Word::other: line.who(event.other); return event.other.is_some();
        case Word::goods: line.goods(event.goods[0]); break;
        case Word::goods_back: line.goods(event.goods[1]); break;
        case Word::thing:
            if (numbers[number] < 0) return false;
            add_thing(content, facts_of(event.kind).numbers[number],
                      static_cast<std::size_t>(numbers[number]), event.player, line);
            break;
        default: break;
    }
    return true;
}

}  // namespace

bool plain_line(const Content& content, const Event& event, LineWriter& line) {
    const Sentence* const sentence = std::ranges::find(kSentences, event.kind, &Sentence::kind);
    if (sentence == std::end(kSentences)) return false;
    line.say(sentence->text);
    return std::ranges::all_of(sentence->words, [&](Word word) {
        return add_word(content, event, word, sentence->number, line);
    });
}

}  // namespace hexholm::ui
