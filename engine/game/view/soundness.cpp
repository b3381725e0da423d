#include "engine/game/view/soundness.h"

#include <algorithm>
#include <bitset>

#include "engine/game/core/state_rows.h"
#include "engine/game/core/value_bounds.h"
#include "engine/game/core/zones.h"
#include "engine/game/derived/derived.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/places/place_graph.h"
#include "engine/game/routes/routes.h"
#include "engine/game/view/question_bounds.h"

namespace hexholm {
namespace {

// What says how the state is laid out, and the room behind rows, is as in every state of the game.
std::string layout_fault(const Rulebook& book,
                         const State& state,
                         const std::vector<StateRow>& rows) {
    std::bitset<kMaxStateBytes> free;
    for (const StateRow& row : rows)
        for (std::size_t group = 0; row.kind != ValueKind::fixed && group < row.groups; ++group)
            for (std::size_t at = 0; at < std::size_t{row.count} * row.size; ++at)
                free.set(row.at + group * row.stride + at);
    const State blank(book.layout());
    for (std::size_t at = 0; at < blank.derived_at; ++at)
        if (!free.test(at) && state.data()[at] != blank.data()[at])
            return "byte " + std::to_string(at) + " belongs to no row";
    return {};
}

std::string course_fault(const Rulebook& book, const State& state) {
    if (state.random != Random{}) return "it has a seed";
    if (state.stage == Stage::play && state.phase.is_none()) return "the turn has no phase";
    if (state.stage == Stage::setup && state.setup_round >= book.content().setup.size())
        return "setup_round is " + std::to_string(state.setup_round);
    if (state.stage < Stage::play && state.frame_count == 0)
        return "nothing is asked in the set-up";
    if (state.stage == Stage::over && state.frame_count != 0)
        return "something is asked after the end";
    return {};
}

std::string offers_fault(const Rulebook& book, const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book.owners())) {
        const bool is_open = state.offers[player].open != 0;
        if (is_open != has(state.open_offers, player))
            return "open_offers does not say whose stand";
    }
    return {};
}

// B-218, which everybody sees: pieces on the board and beside it. So no search for routes finds more than it is made for.
std::string pieces_fault(const Rulebook& book, const State& state) {
    std::array<std::array<int, kMaxPieces>, kMaxOwners> placed{};
    const auto count = [&](const Spot& spot) {
        if (!spot.empty()) ++placed[spot.owner().index()][spot.piece().index()];
    };
    std::ranges::for_each(state.corners, count);
    std::ranges::for_each(state.edges, count);
    for (const PlayerId owner : all_ids<PlayerId>(book.owners()))
        for (const PieceId piece : book.content().pieces.ids())
            if (placed[owner.index()][piece.index()] + state.players[owner].supply[piece] !=
                book.content().pieces[piece].supply)
                return "pieces " + book.content().pieces[piece].name + " of seat " +
                       std::to_string(owner.index() + 1) + " are not as many as there are";
    return {};
}

std::string cards_fault(const Rulebook& book, const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book.owners()))
        for (const CardId card : book.content().cards.ids())
            if (state.players[player].fresh[card] > state.players[player].hand[card])
                return "players.fresh has more than players.hand";
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(book.harbour_count()))
        if (state.harbour_edges[site].is_some() && state.harbours[site].is_none())
            return "harbour_edges has a place without a harbour";
    return {};
}

// A figure is where its kind can be, or aboard of one on the board that takes its kind along.
bool is_place_of(const Rulebook& book, const State& state, FigureId figure) {
    const FigurePlace place = state.figures[figure];
    const FigureKind& kind = kind_of(book, figure);
    if (place.is_on_board())
        return place.is_on(kind.on) || (kind.in_holds && place.is_on(PlaceKind::corner));
    if (!place.is_aboard()) return true;
    const FigureKind& carrier = kind_of(book, place.carrier());
    return place.carrier() != figure && state.figures[place.carrier()].is_on_board() &&
           carrier.holds > 0 && (carrier.carries >> figure_of(book, figure).kind.value & 1U) != 0;
}

std::string figures_fault(const Rulebook& book, const State& state) {
    for (const FigureId figure : book.content().figures.ids())
        if (!is_place_of(book, state, figure))
            return "figures has one where it cannot be, at " + std::to_string(figure.index());
    return {};
}

// REQUIRES: all that is derived is right.
std::string measures_fault(const Rulebook& book, const State& state) {
    for (const AwardId award : book.content().awards.ids())
        for (const PlayerId owner : all_ids<PlayerId>(book.owners())) {
            const Award& declared = book.content().awards[award];
            const Measured known = measured(state, award, owner);
            const bool is_right =
                known.is_known() &&
                (declared.metric != Metric::route ||
                 known.least == std::min(longest_route(book, state, owner, declared.routes), 255));
            if (!is_right) return "measures has a wrong one for " + declared.name;
        }
    return {};
}

}  // namespace

std::string why_unsound(const Rulebook& book, View& view) {
    State& state = view.state;
    const std::vector<StateRow> rows = state_rows(book);
    if (std::string fault = layout_fault(book, state, rows); !fault.empty()) return fault;
    if (std::string fault = out_of_bounds(book, rows, state); !fault.empty()) return fault;
    for (const auto check :
         {course_fault, offers_fault, pieces_fault, cards_fault, figures_fault, questions_fault})
        if (std::string fault = check(book, state); !fault.empty()) return fault;
    derive_all(book, state);
    return measures_fault(book, state);
}

}  // namespace hexholm
