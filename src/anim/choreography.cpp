#include "src/anim/choreography.h"

#include <algorithm>

#include "src/anim/celebration.h"
#include "src/anim/ease.h"
#include "src/anim/places.h"
#include "src/anim/sea_way.h"
#include "src/anim/stands.h"

namespace hexholm::anim {

namespace {

constexpr double kRoll_s = 0.95;
constexpr double kQuickRoll_s = 0.55;
constexpr double kGlow_s = 0.8;
constexpr double kFly_s = 0.55;
constexpr double kStagger_s = 0.07;
constexpr double kDrop_s = 0.45;
constexpr double kWalkLeast_s = 0.7;
constexpr double kWalkMost_s = 1.8;
constexpr double kWalkEach_s = 0.30;  // for the length of an edge
constexpr double kDust_s = 0.7;
constexpr double kRise_s = 1.1;
constexpr double kTrace_s = 2.4;
constexpr double kShake_s = 1.1;
constexpr double kSailLeast_s = 0.7;
constexpr double kSailMost_s = 1.7;
constexpr double kSailEach_s = 0.22;  // for the length of an edge
constexpr double kPop_s = 0.6;
constexpr double kUnveil_s = 1.7;
constexpr double kUnveilHold_s = 1.25;
constexpr double kUnveilApply_s = 0.2;  // the fog is still thick
constexpr double kShow_s = 1.6;
constexpr double kShowHold_s = 0.9;
constexpr double kAward_s = 1.1;
constexpr double kCall_s = 1.4;
constexpr double kThrow_s = 1.7;
constexpr double kThrowHold_s = 1.1;
constexpr double kFall_s = 0.8;
constexpr double kBurstHold = 0.4;  // of its length; then what it means is shown
constexpr int kMostSpent = 8;       // cards that fly at once
constexpr int kMostFlying = 24;     // more cards in one bundle than this fly unseen

Anchor at_player(PlayerId player) {
    return {AnchorKind::player, player.value};
}

// Whether two events in a row are shown at the same time: the goods of one roll fly all at once, and
// what is paid for appears while the price is on its way. All others wait for what came before.
bool goes_with(EventKind before, EventKind now) {
    switch (now) {
        case EventKind::produced:
        case EventKind::gained:
        case EventKind::discarded:
        case EventKind::collected:
        case EventKind::changed_tile:
        case EventKind::paid: return before == now;
        case EventKind::placed:
        case EventKind::upgraded:
        case EventKind::card_bought: return before == EventKind::paid;
        default: return false;
    }
}

// Lays cues one after another; what belongs together starts at the same time.
class Director {
public:
    Director(const Rulebook& book, const View& shown) : book_(book), shown_(shown) {}

    void direct(const EventList& events) {
        for (std::size_t at = 0; at < events.size(); ++at) {
            if (!goes_with(was_, events[at].kind)) begin_ = plan_.length;
            was_ = events[at].kind;
            show(events[at]);
            if (was_ != EventKind::gained && was_ != EventKind::counted && was_ != EventKind::cue)
                found_ = {};
            if (was_ == EventKind::changed_tile && events[at].player.is_some()) found_ = events[at];
        }
    }
    Plan take() {
        std::stable_sort(plan_.moments.begin(), plan_.moments.end(),
                         [](const Moment& a, const Moment& b) { return a.at < b.at; });
        return std::move(plan_);
    }

private:
    void show(const Event& event);
    void show_on_board(const Event& event);
    void show_pawn(const Event& event);
    void show_change(const Event& event);
    void show_count(const Event& event);
    void sail(const Event& event, Anchor from, Anchor to);
    Anchor source_of(const Event& event) const;
    void show_cards(const Event& event);

    void apply_at(const Event& event, double at) { plan_.moments.push_back({at, event}); }
    // What comes next waits until `held` seconds after the start, or to the end when not given.
    Cue& add(CueKind kind, double start, double length, double held = -1) {
        Cue cue;
        cue.kind = kind;
        cue.start = start;
        cue.length = length;
        plan_.cues.push_back(cue);
        plan_.length = std::max(plan_.length, start + (held < 0 ? length : held));
        return plan_.cues.back();
    }
    // Flies every card of the bundle; gives the time at which the last one has arrived.
    double fly(const Bundle& goods, Anchor from, Anchor to, double start);
    double fly_backs(int count, Anchor from, Anchor to, double start);
    void pass(const Event& event, Anchor from, Anchor to);

    // The corner or edge on which an event's piece stands.
    Anchor place_of(const Event& event) const {
        const Piece& piece = book_.content().pieces[PieceId(event.a)];
        return {piece.on == PlaceKind::edge ? AnchorKind::edge : AnchorKind::corner, event.b};
    }

    // A piece that gives way to one that is worth less.
    bool is_setback(const Event& event) const {
        const auto& pieces = book_.content().pieces;
        return event.kind == EventKind::upgraded && event.c >= 0 &&
               pieces[PieceId(event.a)].points < pieces[PieceId(event.c)].points;
    }
    void add_fall(const Event& event, PieceId piece);
    void add_dust(double at, Anchor to, int thing);
    void show_walk(const Event& event, Anchor from, Anchor to);
    void show_trade(const Event& event);
    void show_award(const Event& event);
    void show_end(const Event& event);
    void fly_cards(const Event& event, Anchor from, Anchor to, int card, int copies);
    void show_burst(const Event& event);

    const Rulebook& book_;
    const View& shown_;
    Plan plan_;
    double begin_ = 0;
    EventKind was_ = EventKind::turn_began;
    Event found_;  // the last change of a tile, while goods follow from it
};

double Director::fly(const Bundle& goods, Anchor from, Anchor to, double start) {
    int flown = 0;
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        for (int copy = 0; copy < goods[good] && flown < kMostFlying; ++copy, ++flown) {
            Cue& cue = add(CueKind::fly_good, start + kStagger_s * flown, kFly_s);
            cue.from = from;
            cue.to = to;
            cue.thing = good.value;
        }
    return flown == 0 ? start : start + kStagger_s * (flown - 1) + kFly_s;
}

double Director::fly_backs(int count, Anchor from, Anchor to, double start) {
    for (int at = 0; at < count; ++at) {
        Cue& cue = add(CueKind::fly_good, start + kStagger_s * at, kFly_s);
        cue.from = from;
        cue.to = to;
    }
    return start + kFly_s;
}

// Goods leave at once and arrive late, so both ends of a flight read right: what a player pays is
// taken when it takes off, what he gets is added when it lands.
void Director::pass(const Event& event, Anchor from, Anchor to) {
    const double landed = fly(event.goods[0], from, to, begin_);
    apply_at(event, to.kind == AnchorKind::player ? landed : begin_);
}

void Director::add_fall(const Event& event, PieceId piece) {
    Cue& cue = add(CueKind::fall, begin_, kFall_s);
    cue.thing = piece.number();
    cue.from = place_of(event);
    cue.player = event.player;
}

void Director::fly_cards(const Event& event, Anchor from, Anchor to, int card, int copies) {
    for (int copy = 0; copy < std::clamp(copies, 1, kMostSpent); ++copy) {
        Cue& cue = add(CueKind::fly_card, begin_ + kStagger_s * copy, kFly_s);
        cue.from = from;
        cue.to = to;
        cue.thing = card;
    }
    apply_at(event, begin_);
}

// At the corner or edge when one is named, else on the tile, else over the middle of the board.
void Director::show_burst(const Event& event) {
    const double length = book_.content().cues[CueId(event.a)].duration_ms / 1000.0;
    Cue& cue = add(CueKind::burst, begin_, length, length * kBurstHold);
    cue.thing = event.a;
    cue.to = event.c >= 0   ? Anchor{AnchorKind::corner, event.c}
             : event.d >= 0 ? Anchor{AnchorKind::edge, event.d}
             : event.b >= 0 ? Anchor{AnchorKind::tile, event.b}
                            : Anchor{AnchorKind::middle, 0};
    apply_at(event, begin_);
}

void Director::show_on_board(const Event& event) {
    switch (event.kind) {
        case EventKind::placed:
        case EventKind::upgraded: {
            Cue& cue = add(CueKind::drop, begin_, kDrop_s);
            cue.thing = event.a;
            cue.to = place_of(event);
            cue.player = event.player;
            add_dust(begin_ + kDrop_s * static_cast<double>(kFirstBounce), cue.to, event.a);
            if (is_setback(event)) add_fall(event, PieceId(event.c));
            apply_at(event, begin_);
            break;
        }
        case EventKind::removed: {
            add_fall(event, PieceId(event.a));
            apply_at(event, begin_);
            break;
        }
        case EventKind::moved:
            sail(event, {AnchorKind::edge, event.b}, {AnchorKind::edge, event.c});
            break;
        default: show_pawn(event); break;
    }
}

void Director::sail(const Event& event, Anchor from, Anchor to) {
    const double way = length_of(sea_way(book_, shown_.state, from, to));
    const double length = std::clamp(kSailEach_s * way, kSailLeast_s, kSailMost_s);
    Cue& cue = add(CueKind::sail, begin_, length);
    cue.thing = event.a;
    cue.from = from;
    cue.to = to;
    cue.player = event.player;
    apply_at(event, begin_ + length);
}

// From sea to sea it takes the way over the water.
void Director::show_pawn(const Event& event) {
    const Anchor from = {AnchorKind::tile, event.b};
    const Anchor to = {AnchorKind::tile, event.c};
    const auto is_sea = [&](int tile) {
        return tile >= 0 && is_water(book_.content(), shown_.state, TileId(tile));
    };
    if (is_sea(event.b) && is_sea(event.c)) return sail(event, from, to);
    show_walk(event, from, to);
}

// Figures that come from beside the board or leave it have no way to go.
void Director::show_walk(const Event& event, Anchor from, Anchor to) {
    const Board& board = book_.board();
    double length = kWalkLeast_s;
    if (from.index >= 0 && to.index >= 0) {
        const auto way = static_cast<double>(scene::length(
            anim::place_of(board, TileId(to.index)) - anim::place_of(board, TileId(from.index))));
        length = std::clamp(kWalkEach_s * way, kWalkLeast_s, kWalkMost_s);
    }
    Cue& cue = add(CueKind::hop, begin_, length);
    cue.thing = event.a;
    cue.from = from;
    cue.to = to;
    if (to.index >= 0) add_dust(begin_ + length, to, -1);
    apply_at(event, begin_ + length);
}

// Nobody waits for it to settle.
void Director::add_dust(double at, Anchor to, int thing) {
    Cue& cue = add(CueKind::dust, at, kDust_s, 0);
    cue.to = to;
    cue.thing = thing;
}

void Director::show_change(const Event& event) {
    const Anchor tile = {AnchorKind::tile, event.a};
    if (shown_.state.face_down[TileId(event.a)] != 0) {
        add(CueKind::unveil, begin_, kUnveil_s, kUnveilHold_s).to = tile;
        return apply_at(event, begin_ + kUnveilApply_s);
    }
    add(CueKind::glow, begin_, kGlow_s).to = tile;
    apply_at(event, begin_ + kGlow_s / 2);
}

// Only markers move; nobody waits for them.
void Director::show_count(const Event& event) {
    if (book_.content().counters[CounterId(event.a)].marker && event.c >= 0) {
        Cue& cue = add(CueKind::pop, begin_, kPop_s, 0);
        cue.thing = event.a;
        cue.to.index = event.c;
    }
    apply_at(event, begin_);
}

// What somebody gets for a tile that has just changed comes from there, else from the bank.
Anchor Director::source_of(const Event& event) const {
    if (found_.kind == EventKind::changed_tile && found_.player == event.player)
        return {AnchorKind::tile, found_.a};
    return {AnchorKind::bank, 0};
}

// The goods of both pass each other while the two shake hands.
void Director::show_trade(const Event& event) {
    const Anchor player = at_player(event.player);
    const Anchor other = at_player(event.other);
    Cue& cue = add(CueKind::shake_hands, begin_, kShake_s, 0);
    cue.from = player;
    cue.to = other;
    fly(event.goods[0], player, other, begin_);
    apply_at(event, fly(event.goods[1], other, player, begin_));
}

// Who leads by a line on the board sees which one it is.
void Director::show_award(const Event& event) {
    const Award& award = book_.content().awards[AwardId(event.a)];
    if (award.metric == Metric::route && event.player.is_some()) {
        Cue& trace = add(CueKind::trace, begin_, kTrace_s, kAward_s);
        trace.thing = event.a;
        trace.player = event.player;
    }
    Cue& cue = add(CueKind::fly_award, begin_, kAward_s);
    cue.thing = event.a;
    cue.from = event.other.is_some() ? at_player(event.other) : Anchor{AnchorKind::middle, 0};
    cue.to = event.player.is_some() ? at_player(event.player) : Anchor{AnchorKind::middle, 0};
    cue.player = event.player;
    apply_at(event, begin_ + kAward_s);
}

void Director::show_end(const Event& event) {
    Cue& cue = add(CueKind::proclaim, begin_, kCall_s, kCall_s);
    cue.thing = static_cast<int>(Call::victory);
    cue.player = event.player;
    if (event.player.is_some())
        add(CueKind::celebrate, begin_, kCelebrate_s, kCelebrateAlone_s).player = event.player;
    apply_at(event, begin_);
}

void Director::show_cards(const Event& event) {
    const Anchor player = at_player(event.player);
    if (event.kind == EventKind::card_bought) {
        Cue& cue = add(CueKind::fly_card, begin_, kFly_s);
        cue.from = {AnchorKind::deck, event.a};
        cue.to = player;
        cue.thing = event.b;
        apply_at(event, begin_ + kFly_s);
        return;
    }
    Cue& cue = add(CueKind::show_card, begin_, kShow_s, kShowHold_s);
    cue.from = player;
    cue.thing = event.a;
    cue.player = event.player;
    apply_at(event, begin_);
}

void Director::show(const Event& event) {
    const Anchor player = at_player(event.player);
    const Anchor other = at_player(event.other);
    const Anchor bank = {AnchorKind::bank, 0};
    switch (event.kind) {
        case EventKind::rolled: {
            // Everybody rolls for the first turn; that need not take long.
            const double length = event.player == shown_.state.active ? kRoll_s : kQuickRoll_s;
            Cue& cue = add(CueKind::roll, begin_, length);
            cue.dice = {event.a, event.b, event.c, event.d};
            cue.player = event.player;
            apply_at(event, begin_ + length);
            break;
        }
        case EventKind::produced: {
            const Anchor tile = {AnchorKind::tile, event.a};
            add(CueKind::glow, begin_, kGlow_s).to = tile;
            apply_at(event, fly(event.goods[0], tile, player, begin_ + 0.15));
            break;
        }
        case EventKind::gained: pass(event, source_of(event), player); break;
        case EventKind::paid:
        case EventKind::discarded: pass(event, player, bank); break;
        case EventKind::collected: pass(event, other, player); break;
        case EventKind::stolen: {
            const bool secret = event.secret != 0 && event.goods[0].empty() &&
                                event.player != shown_.viewer && event.other != shown_.viewer;
            apply_at(event, secret ? fly_backs(1, other, player, begin_)
                                   : fly(event.goods[0], other, player, begin_));
            break;
        }
        case EventKind::traded_bank:
            fly(event.goods[0], player, bank, begin_);
            apply_at(event, fly(event.goods[1], bank, player, begin_));
            break;
        case EventKind::traded: show_trade(event); break;
        case EventKind::harbour_laid: {
            const Anchor edge = {AnchorKind::edge, event.b};
            add(CueKind::rise, begin_, kRise_s).to = edge;
            add_dust(begin_, edge, -1);
            apply_at(event, begin_);
            break;
        }
        case EventKind::placed:
        case EventKind::upgraded:
        case EventKind::removed:
        case EventKind::moved:
        case EventKind::pawn_moved: show_on_board(event); break;
        case EventKind::card_bought:
        case EventKind::card_played:
        case EventKind::card_revealed: show_cards(event); break;
        case EventKind::cards_spent:
            fly_cards(event, player, {AnchorKind::deck, event.a}, event.b, event.c);
            break;
        case EventKind::card_given: fly_cards(event, other, player, event.a, 1); break;
        case EventKind::threw: {
            Cue& cue = add(CueKind::throw_die, begin_, kThrow_s, kThrowHold_s);
            cue.thing = event.a;
            cue.dice[0] = event.b;
            cue.player = event.player;
            apply_at(event, begin_ + kThrowHold_s);
            break;
        }
        case EventKind::cue: show_burst(event); break;
        case EventKind::changed_tile: show_change(event); break;
        case EventKind::counted: show_count(event); break;
        case EventKind::award_moved: show_award(event); break;
        case EventKind::game_over: show_end(event); break;
        case EventKind::turn_began: {
            Cue& cue = add(CueKind::proclaim, begin_, kCall_s, 0);
            cue.thing = static_cast<int>(Call::turn);
            cue.player = event.player;
            apply_at(event, begin_);
            break;
        }
        default: apply_at(event, begin_); break;
    }
}

}  // namespace

Plan choreograph(const Rulebook& book, const View& shown, const EventList& events) {
    Director director(book, shown);
    director.direct(events);
    return director.take();
}

}  // namespace hexholm::anim
