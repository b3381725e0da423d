// Players build figures, and load and unload them.
#pragma once

#include <array>

#include "engine/base/fixed_vector.h"
#include "engine/base/lazy.h"
#include "engine/game/core/play.h"
#include "engine/game/places/figure_place.h"
#include "engine/game/places/place_graph.h"

namespace hexholm {

// Figures are put from the supply for their price, or freely as a step of an effect.
Refusal check_build_figure(const Rulebook& book, const State& state, const Action& action);
void apply_build_figure(const Play& play, const Action& action);
// Why none of the kind can be put anywhere; REQUIRES: the player has no such action.
Refusal why_no_figure(const Rulebook& book, const State& state, PlayerId player, FigureKindId kind);
bool can_place_figure(const Rulebook& book, const State& state, PlayerId player, FigureKindId kind);
Refusal check_place_figure(const Rulebook& book, const State& state, const Action& action);
void apply_place_figure(const Play& play, Frame& frame, const Action& action);
void list_figure_places(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        ActionKindId kind,
                        FigureKindId figures,
                        ActionList& list);

// The figure and the one that takes it, which stands where it touches the place of the first.
Refusal check_load(const Rulebook& book, const State& state, const Action& action);
void apply_load(const Play& play, const Action& action);

// The figures with room that the player can load: the same ones, and the places beside them, serve all that a list
// asks about loading. REQUIRES: the state stays.
class Carriers {
public:
    Carriers(const Rulebook& book, const State& state, PlayerId player);

    void list_loads(ActionKindId action, FigureKindId cargo, ActionList& list);

private:
    struct Carrier {
        FigureId figure;
        FigurePlace place;
        std::uint64_t takes;  // bit per kind
        int room;
    };
    void add(const Carrier& carrier);
    // Does one of them touch the place? REQUIRES: it is on the board.
    bool is_beside(FigurePlace place);

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    FixedVector<Carrier, kMaxFigures> carriers_;
    std::uint64_t takes_ = 0;  // of all of them
    int most_room_ = 0;        // of one
    // The places that touch one of them, by kind.
    std::array<Lazy<PlaceSet>, static_cast<std::size_t>(PlaceKind::edge) + 1> beside_;
};

// The figure and where it goes: a place that its carrier touches.
Refusal check_unload(const Rulebook& book, const State& state, const Action& action);
void apply_unload(const Play& play, const Action& action);
void list_unloads(const Rulebook& book,
                  const State& state,
                  PlayerId player,
                  ActionKindId kind,
                  FigureKindId figures,
                  ActionList& list);

}  // namespace hexholm
