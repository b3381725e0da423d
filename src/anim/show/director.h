// Lays cues one after another; what belongs together starts at the same time.
#pragma once

#include <algorithm>

#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/view/view.h"

#include "src/anim/cues/cue.h"

namespace hexholm::anim {

class Director {
public:
    Director(const Rulebook& book, const View& shown) : book_(book), shown_(shown) {}

    void direct(const EventList& events);
    Plan take();

private:
    static constexpr double kGlow_s = 0.8;  // of a tile

    void show(const Event& event);
    void show_on_board(const Event& event);
    void show_pawn(const Event& event);
    void show_figure(const Event& event);
    void show_change(const Event& event);
    void show_count(const Event& event);
    void sail(const Event& event, Anchor from, Anchor to);
    Anchor source_of(const Event& event) const;
    void show_cards(const Event& event);

    void apply_at(const Event& event, double at) { plan_.shown.push_back({at, event}); }
    // Adds a cue. The next one waits until `held` seconds after the start, or to the end when not
    // given.
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
    void show_goods(const Event& event);

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
    void celebrate(const Event& event);
    Anchor at_cards(const Event& event, int number) const;
    void fly_cards(const Event& event, Anchor from, Anchor to, int card, int copies);
    bool is_turned_up(const Event& event) const;
    void turn_up(DeckId deck, const Event& event);
    void show_burst(const Event& event);

    const Rulebook& book_;
    const View& shown_;
    Plan plan_;
    double begin_ = 0;
    EventKind was_ = EventKind::turn_began;
    Event found_;  // the last change of a tile, while goods follow from it
};

}  // namespace hexholm::anim
