#include "engine/game/pieces/plain_places.h"

#include "engine/game/core/derived.h"

namespace hexholm {

// Sets of a board of this width in words; 0: the board says how wide. Loops of one or two words are no loops.
template <std::size_t kCorners, std::size_t kEdges>
class PlainSets {
public:
    PlainSets(const Rulebook& book, const State& state, PlayerId player)
        : book_(book), state_(state), sets_(book.place_sets()), player_(player) {}

    void find_edges(PieceId id, const Placing& placing, std::uint64_t* found) {
        Corners joining{};
        if ((placing.flags & kPlaceTouching) != 0) {
            const auto touching = static_cast<std::size_t>(placing.touching);
            if (placing.touching >= 0 && touching < book_.board().corner_count())
                joining[touching / 64] = std::uint64_t{1} << (touching % 64);
        } else {
            touch_own(joining);
            for (std::size_t at = 0; at < corner_words(); ++at)
                joining[at] = (joining[at] & ~taken(at)) | own_corners(at);
        }
        const std::uint64_t* const ground = bearing_ground(book_, state_, id);
        for (std::size_t at = 0; at < edge_words(); ++at)
            found[at] = 0;
        visit(joining, corner_words(),
              [&](std::size_t corner) { add(found, sets_.spokes(corner), edge_words()); });
        for (std::size_t at = 0; at < edge_words(); ++at)
            found[at] &=
                ground[at] & spots_like(state_.edges.data() + 64 * at, Spot::kNone, Spot::kNone);
    }

    // REQUIRES: it keeps a distance of 2, as all pieces on corners keep some.
    void find_corners(const Piece& piece, const Placing& placing, std::uint64_t* found) {
        const bool is_setup = (placing.flags & kPlaceSetup) != 0;
        const bool joins = !is_setup && piece.needs_route;
        const std::uint64_t* const land =
            is_setup ? setup_land(book_, state_) : open_land(book_, state_);
        Corners open{};
        if (joins) touch_own(open);
        Corners stands;
        for (std::size_t at = 0; at < corner_words(); ++at) {
            stands[at] = taken(at);
            open[at] = (joins ? open[at] : land[at]) & land[at] & ~stands[at];
            found[at] = 0;
        }
        visit(open, corner_words(), [&](std::size_t corner) {
            const std::uint64_t* const around = sets_.around(corner);
            std::uint64_t near = 0;
            for (std::size_t at = 0; at < corner_words(); ++at)
                near |= around[at] & stands[at];
            found[corner / 64] |= std::uint64_t{near == 0} << (corner % 64);
        });
    }

    void find_upgrades(const Piece& piece, std::uint64_t* found) {
        for (std::size_t at = 0; at < corner_words(); ++at)
            found[at] = spots_like(state_.corners.data() + 64 * at, 0xFF,
                                   Spot(player_, piece.upgrades).bits());
    }

    std::size_t corner_words() const { return kCorners != 0 ? kCorners : sets_.corner_words(); }
    std::size_t edge_words() const { return kEdges != 0 ? kEdges : sets_.edge_words(); }

private:
    using Corners = std::array<std::uint64_t, kCorners != 0 ? kCorners : (kMaxCorners + 63) / 64>;

    std::uint64_t taken(std::size_t at) const {
        return ~spots_like(state_.corners.data() + 64 * at, Spot::kNone, Spot::kNone);
    }
    unsigned own_bits() const { return std::uint32_t{player_.value} << Spot::kPieceBits; }
    std::uint64_t own_corners(std::size_t at) const {
        return spots_like(state_.corners.data() + 64 * at, Spot::kOwnerMask, own_bits());
    }
    // The corners at which own edges end: all of them are of the one class of route.
    void touch_own(Corners& touched) const {
        for (std::size_t at = 0; at < edge_words(); ++at) {
            std::uint64_t rest =
                spots_like(state_.edges.data() + 64 * at, Spot::kOwnerMask, own_bits());
            for (; rest != 0; rest &= rest - 1)
                add(touched.data(),
                    sets_.ends(64 * at + static_cast<std::size_t>(std::countr_zero(rest))),
                    corner_words());
        }
    }
    static void add(std::uint64_t* set, const std::uint64_t* more, std::size_t words) {
        for (std::size_t at = 0; at < words; ++at)
            set[at] |= more[at];
    }
    template <class Visit>
    static void visit(const Corners& set, std::size_t words, Visit visit) {
        for (std::size_t at = 0; at < words; ++at)
            for (std::uint64_t rest = set[at]; rest != 0; rest &= rest - 1)
                visit(64 * at + static_cast<std::size_t>(std::countr_zero(rest)));
    }

    const Rulebook& book_;
    const State& state_;
    const PlaceSets& sets_;
    PlayerId player_;
};

PlainPlaces::PlainPlaces(const Rulebook& book,
                         const State& state,
                         PlayerId player,
                         PieceId piece,
                         const Placing& placing) {
    const Piece& declared = book.content().pieces[piece];
    const auto find = [&](auto sets) {
        const bool on_edges = declared.on == PlaceKind::edge;
        words_ = on_edges ? sets.edge_words() : sets.corner_words();
        if (on_edges)
            sets.find_edges(piece, placing, found_.data());
        else if (declared.upgrades.is_some())
            sets.find_upgrades(declared, found_.data());
        else
            sets.find_corners(declared, placing, found_.data());
    };
    const PlaceSets& sets = book.place_sets();
    if (sets.corner_words() == 1 && sets.edge_words() == 2)
        find(PlainSets<1, 2>(book, state, player));
    else if (sets.corner_words() == 2 && sets.edge_words() == 3)
        find(PlainSets<2, 3>(book, state, player));
    else
        find(PlainSets<0, 0>(book, state, player));
}

}  // namespace hexholm
