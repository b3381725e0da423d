// What moves on the board: pieces, figures, tiles and markers.
#include "src/anim/cues/ease.h"
#include "src/anim/places/places.h"
#include "src/anim/places/sea_way.h"
#include "src/anim/places/stands.h"
#include "src/anim/show/director.h"
#include "src/anim/stage/figures.h"

namespace hexholm::anim {

namespace {

constexpr double kDrop_s = 0.45;
constexpr double kWalkLeast_s = 0.7;
constexpr double kWalkMost_s = 1.8;
constexpr double kWalkEach_s = 0.30;  // for the length of an edge
constexpr double kDust_s = 0.7;
constexpr double kSailLeast_s = 0.7;
constexpr double kSailMost_s = 1.7;
constexpr double kSailEach_s = 0.22;  // for the length of an edge
constexpr double kPop_s = 0.6;
constexpr double kUnveil_s = 1.7;
constexpr double kUnveilHold_s = 1.25;
constexpr double kUnveilApply_s = 0.2;  // the fog is still thick
constexpr double kFall_s = 0.8;
constexpr double kBurstHold = 0.4;  // of its length; then what it means is shown

}  // namespace

void Director::add_fall(const Event& event, PieceId piece) {
    Cue& cue = add(CueKind::fall, begin_, kFall_s);
    cue.thing = piece.number();
    cue.from = place_of(event);
    cue.player = event.player;
}

void Director::show_burst(const Event& event) {
    const hexholm::Cue& declared = book_.content().cues[CueId(event.a)];
    const double length = declared.duration_ms / 1000.0;
    if (declared.is_scene()) add(CueKind::scene, begin_, length, length).thing = event.a;
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
        case EventKind::figure_moved: show_figure(event); break;
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

// Step by step, as it goes; out of the supply it comes down, back to it it sinks.
void Director::show_figure(const Event& event) {
    const FigureId figure(event.a);
    const FigurePlace from = FigurePlace::of_bits(event.b);
    const FigurePlace to = FigurePlace::of_bits(event.c);
    if (!from.is_in_play() && !to.is_in_play()) return apply_at(event, begin_);
    if (!from.is_in_play()) {
        Cue& cue = add(CueKind::appear, begin_, kDrop_s);
        cue.thing = event.a;
        cue.to = anchor_of(to);
        if (to.is_on_board()) add_dust(begin_ + kDrop_s * kFirstBounce, cue.to, -1);
        return apply_at(event, begin_);
    }
    if (!to.is_in_play()) {
        Cue& cue = add(CueKind::vanish, begin_, kFall_s, kFall_s / 2);
        cue.thing = event.a;
        cue.from = anchor_of(from);
        return apply_at(event, begin_);
    }
    const double length = travel_length_s(book_, shown_.state, figure, from, to);
    Cue& cue = add(CueKind::travel, begin_, length);
    cue.thing = event.a;
    cue.from = anchor_of(from);
    cue.to = anchor_of(to);
    cue.player = event.player;
    apply_at(event, begin_ + length);
}

void Director::show_pawn(const Event& event) {
    const Anchor from = {AnchorKind::tile, event.b};
    const Anchor to = {AnchorKind::tile, event.c};
    const auto is_sea = [&](int tile) {
        return tile >= 0 && is_water(book_.content(), shown_.state, TileId(tile));
    };
    if (is_sea(event.b) && is_sea(event.c)) return sail(event, from, to);
    show_walk(event, from, to);
}

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

void Director::show_count(const Event& event) {
    if (book_.content().counters[CounterId(event.a)].marker && event.c >= 0) {
        Cue& cue = add(CueKind::pop, begin_, kPop_s, 0);
        cue.thing = event.a;
        cue.to.index = event.c;
    }
    apply_at(event, begin_);
}

}  // namespace hexholm::anim
