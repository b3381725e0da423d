#include "engine/game/picking/candidates.h"

#include <algorithm>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/pieces/place_limits.h"
#include "engine/game/pieces/plain_places.h"
#include "engine/game/standing/harbours.h"

namespace hexholm {
namespace {

ValueRange pick_range(const Rulebook& book, PlayerId player, const Pick& pick) {
    const auto all = [](std::size_t count) { return ValueRange{0, static_cast<int>(count) - 1}; };
    switch (pick.type) {
        case ArgType::tile: return all(book.board().tile_count());
        case ArgType::corner: return all(book.board().corner_count());
        case ArgType::edge: return all(book.board().edge_count());
        case ArgType::player:
            if (!pick.neutral) return all(book.players());
            return {static_cast<int>(book.players()), static_cast<int>(book.owners()) - 1};
        case ArgType::good: return all(book.goods());
        case ArgType::card: return all(book.content().cards.size());
        case ArgType::figure:
            if (pick.figure.is_none()) return all(book.content().figures.size());
            return figures_to_pick(book, player, pick, pick.figure);
        case ArgType::number: return {pick.least, pick.most};
        default: return {};
    }
}

// The places (bit per place) whose cells hold a value within the range. Eight cells are compared at
// once; reading past the last counter is safe because the rows behind the counters are longer than
// that.
std::uint64_t cells_within(const std::int16_t* cells, std::uint64_t places, ValueRange range) {
    const auto least = static_cast<std::int16_t>(std::max(range.first, INT16_MIN));
    const auto most = static_cast<std::int16_t>(std::min(range.last, INT16_MAX));
    std::uint64_t found = 0;
    for (std::size_t at = 0; at < 64 && places >> at != 0; at += kPairsInRow)
        found |= std::uint64_t{pairs_within(cells + at, least, most)} << at;
    return found;
}

bool was_picked(const Answers& before, ArgType type, int value) {
    return std::ranges::any_of(
        before, [&](const Answer& answer) { return answer.type == type && answer.value == value; });
}

}  // namespace

ValueRange figures_to_pick(const Rulebook& book,
                           PlayerId player,
                           const Pick& pick,
                           FigureKindId id) {
    const FigureKind& kind = book.content().figure_kinds[id];
    const bool own = kind.owned && pick.whose == Whose::own;
    const std::size_t seats = kind.owned && !own ? book.players() : 1;
    const std::size_t seat = own ? player.index() : 0;
    const auto first = static_cast<int>(kind.first.index() + seat * figures_of_seat(kind));
    return {first, first + static_cast<int>(seats * figures_of_seat(kind)) - 1};
}

[[gnu::always_inline]] inline void Candidates::note_figures() {
    only_held_ = lies_in_hold(pick_);
    is_beside_others_ = pick_.of_figure.by_own.is_some() || pick_.of_figure.meets.is_some();
    is_narrow_ = pick_.on_routes != 0 || pick_.raises.is_some();
    if (pick_.raises.is_some())
        rises_to_ = std::min(book_.content().counters[pick_.raises].most,
                             amount_now(book_, state_, player_, pick_.raises_to));
}

Candidates::Candidates(
    const Rulebook& book, const State& state, PlayerId player, PickId pick, const Answers& before)
    : book_(book),
      state_(state),
      player_(player),
      pick_(book.content().picks[pick]),
      before_(before) {
    const ValueRange range = pick_range(book, player, pick_);
    first_ = range.first;
    last_ = range.last;
    const bool is_new = !pick_.differs || before.empty();
    // The pick has no conditions except those for all things of its type.
    const bool is_bare = is_new && pick_.test.is_none() && pick_.list.is_none();
    is_plain_ = pick_.plain;
    switch (pick_.type) {
        case ArgType::figure:
            finds_exactly_ = pick_.list.is_none();
            is_plain_ = pick_.plain && (!finds_exactly_ || is_new);
            kinds_ = book.pickable_kinds(pick);
            note_figures();
            break;
        case ArgType::player:
            finds_exactly_ = pick_.list.is_none();
            is_plain_ = is_bare;
            break;
        case ArgType::edge:
            has_exact_places_ = pick_.list.is_none() && needs_free_edge() &&
                                !pick_.without_picked && !pick_.unconnected &&
                                has_plain_places(book, pick_.free_for, {});
            finds_exactly_ = has_exact_places_;
            break;
        // All numbers there are, or all stacks with cards.
        case ArgType::number:
            last_ =
                std::min(last_, pick_.up_to.follows() ? amount_now(book, state, player, pick_.up_to)
                                                      : pick_.up_to.fixed);
            is_plain_ = is_bare && pick_.cards < 0 && pick_.other_than.is_none();
            break;
        case ArgType::card:
            find_cards();
            is_plain_ = is_bare && is_somewhere_ &&
                        (pick_.cards < 0 ||
                         book.content().looks[static_cast<std::size_t>(pick_.cards)].decks == 0);
            break;
        default: break;
    }
    if (pick_.list.is_some()) find_listed();
}

// What a function says.
void Candidates::find_listed() {
    HEX_CHECK(pick_.list.is_some());
    const HookArgList args = arguments(player_, before_);
    listed_.clear();
    book_.content().program->list(book_, state_, pick_.list, pick_.type,
                                  {args.begin(), args.size()}, listed_);
}

bool Candidates::may_rise(FigureId figure) const {
    const int value = figure_counter(book_, state_, pick_.raises, figure);
    return value < rises_to_ &&
           !value_is_used_up(book_, state_, book_.content().counters[pick_.raises], figure,
                             value + 1);
}

bool Candidates::is_within(FigureId figure) const {
    return (pick_.raises.is_none() || may_rise(figure)) &&
           stands_on_routes(book_, state_, player_, pick_, figure);
}

void Candidates::keep_buildable(SpotSet<EdgeId>& edges) const {
    const std::size_t words = book_.place_sets().edge_words();
    const Piece& piece = book_.content().pieces[pick_.free_for];
    if (has_exact_places_) {
        if (state_.players[player_].supply[pick_.free_for] == 0 ||
            is_used_up(book_, state_, pick_.free_for)) {
            edges = {};
            return;
        }
        const PlainPlaces places(book_, state_, player_, pick_.free_for, {});
        edges.keep(SpotSet<EdgeId>::of(places.data(), words), words);
        return;
    }
    edges.remove(taken_edges(book_, state_), words);
    if (piece.route.is_none()) return;
    // It joins an own piece or route, whatever else there is to say.
    const std::uint64_t* const own = corners_of(book_, state_, player_);
    const std::uint64_t* const touched = touched_corners(book_, state_, player_, piece.route);
    SpotSet<CornerId> joined;
    for (std::size_t at = 0; at < book_.place_sets().corner_words(); ++at)
        joined.set_word(at, own[at] | touched[at]);
    keep_edges_at(joined, edges);
}

void Candidates::keep_edges_at(const SpotSet<CornerId>& corners, SpotSet<EdgeId>& edges) const {
    const std::size_t words = book_.place_sets().edge_words();
    SpotSet<EdgeId> touching;
    corners.visit(book_.place_sets().corner_words(), [&](CornerId corner) {
        touching.add(SpotSet<EdgeId>::of(book_.place_sets().spokes(corner.index()), words), words);
    });
    edges.keep(touching, words);
}

// Only where the right player's piece stands, or none.
template <class Spots>
auto Candidates::spots_of_owner(const Spots& spots) const {
    auto likely = own_spots(spots, player_);
    if (pick_.whose == Whose::own) return likely;
    if (pick_.piece.is_some()) {
        const auto own = likely;
        likely = spots_among(spots, std::uint32_t{1} << pick_.piece.index());
        if (pick_.whose == Whose::others) likely.remove(own);
    } else {
        likely = decltype(likely)::first(spots.size());
    }
    if (pick_.whose == Whose::nobody) likely.remove(taken_spots(spots));
    return likely;
}

SpotSet<CornerId> Candidates::likely_corners() const {
    SpotSet<CornerId> corners = spots_of_owner(state_.corners);
    if (pick_.land != Whose::anybody) leave_out_land(corners);
    narrow(corners, state_.corners.size());
    if (pick_.room_in.is_some()) leave_out_full(corners, book_.place_sets().corner_words());
    return corners;
}

SpotSet<EdgeId> Candidates::likely_edges() const {
    SpotSet<EdgeId> edges = spots_of_owner(state_.edges);
    if (pick_.open_end) edges.keep(taken_spots(state_.edges));
    if (needs_free_edge()) keep_buildable(edges);
    if (pick_.free_coast) edges.keep(free_coast(book_, state_));
    if (pick_.touches_own)
        keep_edges_at(SpotSet<CornerId>::of(corners_of(book_, state_, player_),
                                            book_.place_sets().corner_words()),
                      edges);
    narrow(edges, state_.edges.size());
    return edges;
}

// Read at once, where much else must be asked.
template <class Places>
void Candidates::narrow(Places& places, std::size_t count) const {
    if (pick_.differs) leave_out_picked(places);
    if (pick_.free_for_figure.is_some()) leave_out_distant(places, count);
    const std::size_t words = (count + 63) / 64;
    if (pick_.with_counter.is_some())
        keep_counted(places, words, pick_.with_counter, {pick_.with_least, pick_.with_most});
    if (pick_.at.is_some()) keep_counted(places, words, pick_.at, {1, INT16_MAX});
}

// Only near what a figure must be near to that is put there.
template <class Places>
void Candidates::leave_out_distant(Places& places, std::size_t count) const {
    const PlaceKind on = put_on(book_.content().figure_kinds[pick_.free_for_figure]);
    if (on != (pick_.type == ArgType::edge ? PlaceKind::edge : PlaceKind::corner)) return;
    const PlaceSet near = likely_places(book_, state_, player_, pick_.free_for_figure);
    for (std::size_t word = 0; 64 * word < count; ++word)
        places.set_word(word, places.word(word) & near.word(word));
}

// Removes the places that were picked before, since nothing is picked twice.
template <class IdType, std::size_t kCount>
void Candidates::leave_out_picked(IdSet<IdType, kCount>& places) const {
    for (const Answer& answer : before_)
        if (answer.type == pick_.type && answer.value >= 0) places.remove(IdType(answer.value));
}

template <class Places>
void Candidates::keep_counted(Places& places,
                              std::size_t words,
                              CounterId counter,
                              ValueRange range) const {
    for (std::size_t word = 0; word < words; ++word)
        places.set_word(word, counted_among(places.word(word), 64 * word, counter, range));
}

std::uint64_t Candidates::counted_among(std::uint64_t places,
                                        std::size_t first,
                                        CounterId counter,
                                        ValueRange range) const {
    const Counter& declared = book_.content().counters[counter];
    if (!declared.marked_only)
        return places & cells_within(&state_.counters[declared.cell + first], places, range);
    const auto is_within = [&](int value) { return value >= range.first && value <= range.last; };
    std::uint64_t counted = 0;
    if (!is_within(declared.start)) {
        const auto& marked = declared.places;
        const auto begin = std::ranges::lower_bound(marked, first);
        auto cell = declared.cell + static_cast<std::size_t>(begin - marked.begin());
        for (auto at = begin; at != marked.end() && *at < first + 64; ++at, ++cell)
            if (is_within(state_.counters[cell])) counted |= std::uint64_t{1} << (*at - first);
        return counted & places;
    }
    for (std::uint64_t left = places; left != 0; left &= left - 1) {
        const auto at = static_cast<std::size_t>(std::countr_zero(left));
        if (is_within(counter_value(state_, declared, first + at))) counted |= left & -left;
    }
    return counted;
}

// Whose the land is, the map says, so most corners are left out at once.
void Candidates::leave_out_land(SpotSet<CornerId>& corners) const {
    const SpotSet<CornerId>& own = book_.corners_of_seat(player_);
    if (pick_.land == Whose::own) return corners.keep(own);
    SpotSet<CornerId> others;
    for (const PlayerId player : all_ids<PlayerId>(kMaxPlayers))
        if (player != player_) others.add(book_.corners_of_seat(player));
    if (pick_.land == Whose::others) {
        corners.keep(others);
    } else {
        corners.remove(own);
        corners.remove(others);
    }
}

// Where the zone has no room.
void Candidates::leave_out_full(SpotSet<CornerId>& corners, std::size_t words) const {
    SpotSet<CornerId> full;
    corners.visit(words, [&](CornerId corner) {
        full.add_if(corner, !has_zone_room(book_, state_, pick_, corner));
    });
    corners.remove(full, words);
}

void Candidates::add_places_beside(PlaceKind on, PlaceSet& places) const {
    const FigurePick& one = pick_.of_figure;
    const auto add = [&](FigureId figure) {
        if (state_.figures[figure].is_on_board())
            places.add(book_.touching().at(state_.figures[figure], on));
    };
    if (one.by_own.is_some()) return visit_figures(book_, one.by_own, player_, add);
    visit_figures(book_, one.meets, [&](FigureId figure) {
        if (figure_of(book_, figure).owner != player_) add(figure);
    });
}

TileSet Candidates::likely_tiles() const {
    TileSet tiles = pick_.terrains != kAllTerrains ? tiles_of(state_.terrain, pick_.terrains)
                                                   : TileSet::first(book_.board().tile_count());
    if (pick_.face_down) tiles.remove(tiles_with(state_.face_down, 0));
    if (pick_.reached) {
        const SpotSet<CornerId> reached = reached_corners(book_, state_, player_);
        TileSet found;
        tiles.visit([&](TileId tile) {
            found.add_if(tile, touches_any(book_, reached, tile));
            return true;
        });
        tiles = found;
    }
    if (!pick_.touches_own) return tiles;
    TileSet beside;
    own_spots(state_.corners, player_).visit(book_.place_sets().corner_words(), [&](CornerId own) {
        for (const TileId tile : book_.board().tiles(own))
            beside.add(tile);
    });
    tiles.keep(beside);
    return tiles;
}

std::uint64_t Candidates::likely_numbers() const {
    std::uint64_t numbers = 0;
    for (int value = first_; value <= last_; ++value)
        numbers |= std::uint64_t{is_stacked(value)} << value;
    return numbers;
}

void Candidates::list(ActionKindId kind, ActionList& list) const {
    const bool at_once = is_plain_ && pick_.list.is_none();
    if (at_once && pick_.type == ArgType::corner)
        return list_each(list, kind, player_, likely_corners().data(),
                         book_.place_sets().corner_words());
    if (at_once && pick_.type == ArgType::edge)
        return list_each(list, kind, player_, likely_edges().data(),
                         book_.place_sets().edge_words());
    if (at_once && pick_.type == ArgType::number && first_ >= 0 && last_ < 64) {
        const std::uint64_t numbers = likely_numbers();
        return list_each(list, kind, player_, &numbers, 1);
    }
    if (at_once && pick_.type == ArgType::card)
        return list_each(list, kind, player_, cards_.data(),
                         (book_.content().cards.size() + 63) / 64);
    visit([&](std::int16_t value) {
        list_action(list, kind, player_, value);
        return true;
    });
}

bool Candidates::has(int value) const {
    if (value < first_ || value > last_) return false;
    if (pick_.list.is_some() && std::ranges::find(listed_, value) == listed_.end()) return false;
    return is_allowed(value, false);
}

bool Candidates::is_allowed(int value, bool is_found) const {
    if (value < first_ || value > last_) return false;
    if (pick_.differs && was_picked(before_, pick_.type, value)) return false;
    if (!fits(book_, state_, player_, pick_, value, before_, is_found)) return false;
    if (pick_.test.is_none()) return true;
    HookArgList args;
    args.push_back(of_player(player_));
    args.push_back(as_argument(pick_.type, value));
    for (const Answer& answer : before_)
        args.push_back(as_argument(answer.type, answer.value));
    return allows(book_, state_, pick_.test, {args.begin(), args.size()});
}

}  // namespace hexholm
