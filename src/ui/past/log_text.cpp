#include "src/ui/past/log_text.h"

#include <algorithm>

#include "src/ui/parts/undo_button.h"
#include "src/ui/past/mod_log.h"
#include "src/ui/words/log_writer.h"

namespace hexholm::ui {

namespace {

// Of those that count; 0 where a card took their place.
int sum_of_dice(const Content& content, const Event& event) {
    const std::array<int, kMaxDice> faces = {event.a, event.b, event.c, event.d};
    int sum = 0;
    for (std::size_t die = 0; die < std::min(content.dice.size(), kMaxDice); ++die) {
        if (!content.dice[die].counts) continue;
        if (faces[die] <= 0) return 0;
        sum += faces[die];
    }
    return sum;
}

// The side that a die without numbers shows; null where all have numbers.
const DieFace* named_side(const Content& content, const Event& event, std::size_t* which) {
    const std::array<int, kMaxDice> faces = {event.a, event.b, event.c, event.d};
    for (std::size_t die = 0; die < std::min(content.dice.size(), kMaxDice); ++die) {
        const auto side = static_cast<std::size_t>(faces[die] - 1);
        if (faces[die] <= 0 || side >= content.dice[die].faces.size()) continue;
        *which = die;
        return &content.dice[die].faces[side];
    }
    return nullptr;
}

// Dice with pips are drawn, the others told by the name of their side.
Event with_pips_only(const Content& content, Event event) {
    std::array<std::int16_t*, kMaxDice> faces = {&event.a, &event.b, &event.c, &event.d};
    for (std::size_t die = 0; die < std::min(content.dice.size(), kMaxDice); ++die)
        if (!content.dice[die].faces.empty()) *faces[die] = 0;
    return event;
}

bool roll_line(const Content& content, const Event& event, LineWriter& writer) {
    const int sum = sum_of_dice(content, event);
    const Event pips = with_pips_only(content, event);
    std::size_t die = 0;
    const DieFace* side = named_side(content, event, &die);
    if (sum > 0 && side != nullptr)
        writer.say("{1} rolled {2} {3} {4}").who(event.player).number(sum).dice(pips);
    else if (sum > 0)
        writer.say("{1} rolled {2} {3}").who(event.player).number(sum).dice(pips);
    else if (side != nullptr)
        writer.say("{1} throws {2}").who(event.player);
    else
        writer.say("{1} throws {2}").who(event.player).dice(pips);
    if (side != nullptr) writer.title(side->title, content.dice[die].face.title_mod);
    return true;
}

bool trade_line(const Event& event, LineWriter& line) {
    const auto goods_for_goods = [&](std::string_view sentence) {
        line.say(sentence).who(event.player).goods(event.goods[0]).goods(event.goods[1]);
        return true;
    };
    switch (event.kind) {
        case EventKind::traded_bank: return goods_for_goods(/*tr*/ "{1} trades {2} for {3}");
        case EventKind::offered: return goods_for_goods(/*tr*/ "{1} offers {2} for {3}");
        case EventKind::traded:
            line.say("{1} gives {2} to {3} for {4}").who(event.player).goods(event.goods[0]);
            line.who(event.other).goods(event.goods[1]);
            return true;
        case EventKind::accepted: line.say("{1} would accept").who(event.player); return true;
        default: return false;
    }
}

bool goods_line(const Content& content, const Event& event, LineWriter& line) {
    switch (event.kind) {
        case EventKind::produced:
        case EventKind::gained:
            line.say(kGetsSentence).who(event.player).goods(event.goods[0]);
            return true;
        case EventKind::discarded:
            line.say("{1} gives back {2}").who(event.player).goods(event.goods[0]);
            return true;
        case EventKind::shortage:
            line.say("The bank has too little {1}").title(content.goods[GoodId(event.a)].face);
            return true;
        case EventKind::collected:
            line.say("{1} takes {2} from {3}").who(event.player).goods(event.goods[0]);
            line.who(event.other);
            return true;
        case EventKind::stolen:
            if (event.goods[0].empty())
                line.say("{1} takes a card from {2}").who(event.player).who(event.other);
            else
                line.say("{1} takes {2} from {3}")
                    .who(event.player)
                    .goods(event.goods[0])
                    .who(event.other);
            return event.other.is_some();
        default: return false;
    }
}

bool award_line(const Content& content, const Event& event, LineWriter& line) {
    const AwardId award(event.a);
    if (event.player.is_some())
        line.say("{1} now holds {2}").who(event.player);
    else
        line.say("Nobody holds {1} now");
    line.thing(ThingKind::award, award.index(), content.awards[award].face);
    return true;
}

// Steps over the board are seen there.
bool figure_line(const Content& content, const Event& event, LineWriter& line) {
    const FigurePlace from = FigurePlace::of_bits(event.b);
    const FigurePlace to = FigurePlace::of_bits(event.c);
    if (event.player.is_none() || (from.is_on_board() && to.is_on_board())) return false;
    if (!from.is_in_play() && !to.is_in_play()) return false;
    const Figure& figure = content.figures[FigureId(event.a)];
    line.say(!from.is_in_play() ? /*tr*/ "{1} builds {2}"
             : !to.is_in_play() ? /*tr*/ "{1} loses {2}"
             : from.is_aboard() ? /*tr*/ "{1} unloads {2}"
                                : /*tr*/ "{1} loads {2}")
        .who(figure.owner.is_some() ? figure.owner : event.player)
        .thing(ThingKind::figure, figure.kind.index(), content.figure_kinds[figure.kind].face,
               figure.owner);
    return true;
}

bool thing_line(const Content& content, const Event& event, LineWriter& line) {
    const auto at = static_cast<std::size_t>(std::max<int>(event.a, 0));
    const auto does = [&](std::string_view sentence, ThingKind kind, const Face& with) {
        line.say(sentence).who(event.player).thing(kind, at, with, event.player);
        return true;
    };
    const auto piece = [&](std::string_view sentence) {
        return does(sentence, ThingKind::piece, content.pieces[PieceId(event.a)].face);
    };
    const auto card = [&](std::string_view sentence) {
        return does(sentence, ThingKind::card, content.cards[CardId(event.a)].face);
    };
    switch (event.kind) {
        case EventKind::placed:
        case EventKind::upgraded: return piece(/*tr*/ "{1} builds {2}");
        case EventKind::removed: return piece(/*tr*/ "{1} loses {2}");
        case EventKind::moved: return piece(/*tr*/ "{1} moves {2}");
        case EventKind::pawn_moved:
            if (event.player.is_none() || event.b < 0) return false;
            line.say("{1} moves the {2}").who(event.player);
            line.thing(ThingKind::pawn, at, content.pawns[PawnId(event.a)].face);
            return true;
        case EventKind::card_bought:
            return does(/*tr*/ "{1} draws from: {2}", ThingKind::deck,
                        content.decks[DeckId(event.a)].face);
        case EventKind::card_turned:
            line.say("{1} turns over {2}").who(event.player);
            line.thing(ThingKind::card, CardId(event.b).index(),
                       content.cards[CardId(event.b)].face);
            return true;
        case EventKind::card_played: return card(/*tr*/ "{1} plays {2}");
        case EventKind::card_revealed: return card(/*tr*/ "{1} shows {2}");
        case EventKind::award_moved: return award_line(content, event, line);
        case EventKind::figure_moved: return figure_line(content, event, line);
        default: return false;
    }
}

bool any_line(const Content& content, const Event& event, LogLine& line) {
    if (mod_line(content, event, line)) return true;
    LineWriter writer(line);
    if (event.kind == EventKind::rolled && event.player.is_some()) {
        line.heading = true;
        return roll_line(content, event, writer);
    }
    if (event.kind == EventKind::first_player) {
        writer.say("{1} begins").who(event.player);
        return true;
    }
    if (event.kind == EventKind::game_over && event.player.is_some()) {
        writer.say("{1} wins the game").who(event.player);
        return true;
    }
    return trade_line(event, writer) || goods_line(content, event, writer) ||
           thing_line(content, event, writer);
}

PlaceKind place_kind(Owner per) {
    switch (per) {
        case Owner::tile: return PlaceKind::tile;
        case Owner::corner: return PlaceKind::corner;
        case Owner::edge: return PlaceKind::edge;
        default: return PlaceKind::none;
    }
}

void add_place(Pointed& where, PlaceKind kind, std::int16_t index) {
    if (kind != PlaceKind::none && index >= 0) where.places.push_back({kind, index});
}

}  // namespace

Pointed place_of_event(const Content& content, const Event& event) {
    Pointed where;
    for (const PlayerId player : {event.player, event.other})
        if (player.is_some())
            where.players = static_cast<PlayerMask>(where.players | mask_of(player));
    switch (event.kind) {
        case EventKind::rolled: where.rolled = sum_of_dice(content, event); break;
        case EventKind::card_turned: where.rolled = content.cards[CardId(event.b)].total; break;
        case EventKind::produced:
        case EventKind::changed_tile: add_place(where, PlaceKind::tile, event.a); break;
        case EventKind::placed:
        case EventKind::upgraded:
        case EventKind::removed:
            add_place(where, content.pieces[PieceId(event.a)].on, event.b);
            break;
        case EventKind::moved:
            add_place(where, PlaceKind::edge, event.b);
            add_place(where, PlaceKind::edge, event.c);
            break;
        case EventKind::harbour_laid: add_place(where, PlaceKind::edge, event.b); break;
        case EventKind::pawn_moved: add_place(where, PlaceKind::tile, event.c); break;
        case EventKind::figure_moved: {
            const FigurePlace place = FigurePlace::of_bits(event.c);
            if (place.is_on_board())
                add_place(where, place.place_kind(), static_cast<std::int16_t>(place.number()));
            break;
        }
        case EventKind::counted:
            add_place(where, place_kind(content.counters[CounterId(event.a)].per), event.c);
            break;
        case EventKind::cue:
            add_place(where, PlaceKind::tile, event.b);
            add_place(where, PlaceKind::corner, event.c);
            add_place(where, PlaceKind::edge, event.d);
            break;
        default: break;
    }
    return where;
}

bool log_line(const Content& content, const Event& event, LogLine& line) {
    if (!any_line(content, event, line)) return false;
    line.where = place_of_event(content, event);
    return true;
}

void add_to_line(LogLine& line, const Event& event) {
    Bundle& goods = line.words[1].goods;
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        goods.set(good, std::min(goods[good] + event.goods[0][good], Bundle::kMaxOfOne));
    if (event.kind == EventKind::produced) add_place(line.where, PlaceKind::tile, event.a);
}

LogLine undo_line(const Content& content, PlayerId player, ActionKindId kind) {
    LogLine line;
    LineWriter(line).say("{1} takes back: {2}").who(player).plain(undo_title(content, kind));
    line.where.players = mask_of(player);
    return line;
}

}  // namespace hexholm::ui
