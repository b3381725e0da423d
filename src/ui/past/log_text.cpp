#include "src/ui/past/log_text.h"

#include <algorithm>

#include "engine/game/core/event_facts.h"

#include "src/ui/parts/undo_button.h"
#include "src/ui/past/mod_log.h"
#include "src/ui/past/plain_lines.h"
#include "src/ui/words/log_writer.h"

namespace hexholm::ui {

namespace {

// The sum of the dice that count; 0 when a card was turned over in their place.
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
        writer.say("{1} rolls {2}").who(event.player);
    else
        writer.say("{1} rolls {2}").who(event.player).dice(pips);
    if (side != nullptr) {
        const auto at = static_cast<std::size_t>(side - content.dice[die].faces.data());
        const std::string& mod = content.dice[die].face.title_mod;
        writer.thing(thing_of(DieSide{die, at}), side->title, mod);
    }
    return true;
}

bool award_line(const Content& content, const Event& event, LineWriter& line) {
    const AwardId award(event.a);
    if (event.player.is_some())
        line.say("{1} now has {2}").who(event.player);
    else
        line.say("Nobody has {1} now");
    line.thing(ThingKind::award, award.index(), content.awards[award].face, {}, Form::only);
    return true;
}

bool theft_line(const Event& event, LineWriter& line) {
    if (event.other.is_none()) return false;
    if (event.goods[0].empty())
        line.say("{1} takes a card from {2}").who(event.player).who(event.other);
    else
        line.say("{1} takes {2} from {3}").who(event.player).goods(event.goods[0]).who(event.other);
    return true;
}

// The words for a figure that moves. A figure that others take is lost; one that its owner gives up
// goes back to the supply.
std::string_view figure_words(bool is_built, bool is_own, FigurePlace from, FigurePlace to) {
    if (!to.is_in_play())
        return is_built && !is_own ? /*tr*/ "{1} loses {2}"
                                   : /*tr*/ "{1} returns {2} to the supply";
    if (from.is_on_board() && to.is_on_board()) return /*tr*/ "{1} moves {2}";
    if (from.is_in_play())
        return from.is_aboard() ? /*tr*/ "{1} unloads {2}" : /*tr*/ "{1} loads {2}";
    if (is_built) return /*tr*/ "{1} builds {2}";
    return to.is_aboard() ? /*tr*/ "{1} gets {2}" : /*tr*/ "{1} places {2}";
}

bool figure_line(const Content& content, const Event& event, LineWriter& line) {
    const FigurePlace from = FigurePlace::of_bits(event.b);
    const FigurePlace to = FigurePlace::of_bits(event.c);
    if (!from.is_in_play() && !to.is_in_play()) return false;
    const Figure& figure = content.figures[FigureId(event.a)];
    const FigureKind& kind = content.figure_kinds[figure.kind];
    const bool is_own = figure.owner == event.player;
    line.say(figure_words(has_price(kind.cost), is_own, from, to))
        .who(figure.owner.is_some() ? figure.owner : event.player)
        .thing(ThingKind::figure, figure.kind.index(), kind.face, figure.owner, Form::one);
    return true;
}

// The line for a neutral piece that moves by itself. When the game begins it is laid beside or on
// the board.
bool pawn_line(const Content& content, const Event& event, LineWriter& line) {
    if (event.player.is_some()) return plain_line(content, event, line);
    if (event.b < 0) return false;
    line.say("The {1} moves")
        .thing(ThingKind::pawn, PawnId(event.a).index(), content.pawns[PawnId(event.a)].face);
    return true;
}

// The line for a card that was turned over, with its number if it has one.
bool turned_line(const Content& content, const Event& event, LineWriter& line) {
    const CardId card(event.b);
    const int total = content.cards[card].total;
    if (total == 0) return plain_line(content, event, line);
    line.say("{1} reveals {2}: {3}")
        .who(event.player)
        .thing(ThingKind::card, card.index(), content.cards[card].face)
        .number(total);
    return true;
}

bool special_line(const Content& content, const Event& event, LogLine& line, LineWriter& writer) {
    switch (event.kind) {
        case EventKind::rolled:
            if (event.player.is_none()) return false;
            line.heading = true;
            return roll_line(content, event, writer);
        case EventKind::card_turned: return turned_line(content, event, writer);
        case EventKind::stolen: return theft_line(event, writer);
        case EventKind::award_moved: return award_line(content, event, writer);
        case EventKind::figure_moved: return figure_line(content, event, writer);
        case EventKind::pawn_moved: return pawn_line(content, event, writer);
        default: return plain_line(content, event, writer);
    }
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

void add_figure_place(Pointed& where, FigurePlace place) {
    if (place.is_on_board())
        add_place(where, place.place_kind(), static_cast<std::int16_t>(place.number()));
}

}  // namespace

Pointed place_of_event(const Content& content, const Event& event) {
    Pointed where;
    for (const PlayerId player : {event.player, event.other})
        if (player.is_some())
            where.players = static_cast<PlayerMask>(where.players | mask_of(player));
    if (event.kind == EventKind::rolled) where.rolled = sum_of_dice(content, event);
    if (event.kind == EventKind::card_turned) where.rolled = content.cards[CardId(event.b)].total;
    visit_numbers(event, [&](EventNumber named, std::int16_t number) {
        switch (named) {
            case EventNumber::tile: add_place(where, PlaceKind::tile, number); break;
            case EventNumber::corner: add_place(where, PlaceKind::corner, number); break;
            case EventNumber::edge: add_place(where, PlaceKind::edge, number); break;
            case EventNumber::piece_spot:
                add_place(where, content.pieces[PieceId(event.a)].on, number);
                break;
            case EventNumber::new_place:
                add_figure_place(where, FigurePlace::of_bits(number));
                break;
            case EventNumber::cell:
                add_place(where, place_kind(content.counters[CounterId(event.a)].per), number);
                break;
            default: break;
        }
    });
    return where;
}

bool log_line(const Content& content, const Event& event, LogLine& line) {
    LineWriter writer(line);
    if (!mod_line(content, event, line) && !special_line(content, event, line, writer))
        return false;
    line.where = place_of_event(content, event);
    return true;
}

bool goes_on(const Event& before, const Event& event) {
    if (before.kind != event.kind || before.a != event.a) return false;
    if (event.kind == EventKind::changed_tile) return true;
    return event.kind == EventKind::figure_moved && before.c == event.b &&
           FigurePlace::of_bits(before.b).is_on_board() &&
           FigurePlace::of_bits(event.b).is_on_board() &&
           FigurePlace::of_bits(event.c).is_on_board();
}

void add_to_line(LogLine& line, const Event& event) {
    Bundle& goods = line.words[1].goods;
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        goods.set(good, std::min(goods[good] + event.goods[0][good], Bundle::kMaxOfOne));
    if (event.kind == EventKind::produced) add_place(line.where, PlaceKind::tile, event.a);
}

LogLine undo_line(const Content& content, PlayerId player, ActionKindId kind) {
    LogLine line;
    LineWriter(line).say("{1} undoes: {2}").who(player).plain(undo_title(content, kind));
    line.where.players = mask_of(player);
    return line;
}

LogLine deal_line() {
    LogLine line;
    LineWriter(line).say(
        "The map asks for too much: not all numbers and terrains could be kept apart.");
    return line;
}

}  // namespace hexholm::ui
