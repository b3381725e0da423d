// Where a listener can be told of a piece: found out once, for most places of most boards are left out so.
#include <algorithm>

#include "engine/game/core/rulebook.h"

namespace hexholm {
namespace {

// Can the listener ever hear of what happens to a piece at this corner or edge?
class EverHeard {
public:
    EverHeard(const Content& content, const Hook& hook, bool on_edge)
        : content_(content), board_(content.board), hook_(hook), on_edge_(on_edge) {}

    bool at(std::size_t place) const {
        return (hook_.at.is_none() || is_counted(place)) &&
               (!hook_.face_down || touches_unexplored(place)) &&
               (!hook_.abroad || is_beside_foreign(place));
    }

private:
    // Only a marked place has ever another number of it than at the start.
    bool is_counted(std::size_t place) const {
        const Counter& counter = content_.counters[hook_.at];
        if (!counter.marked_only || counter.start > 0) return true;
        const auto is_marked = [&](auto at) {
            return counter.cell_of(at.index()) != Counter::kNoCell;
        };
        if ((counter.per == Owner::edge) == on_edge_) return is_marked(PlaceNumber(place));
        return on_edge_ ? std::ranges::any_of(board_.ends(EdgeId(place)), is_marked)
                        : std::ranges::any_of(board_.edges(CornerId(place)), is_marked);
    }
    // Tiles are only turned up.
    bool touches_unexplored(std::size_t place) const {
        const auto at_corner = [&](CornerId corner) {
            return std::ranges::any_of(board_.tiles(corner), [&](TileId tile) {
                return content_.map.tiles[tile.index()].face_down;
            });
        };
        return on_edge_ ? std::ranges::any_of(board_.ends(EdgeId(place)), at_corner)
                        : at_corner(CornerId(place));
    }
    bool is_beside_foreign(std::size_t place) const {
        const auto is_foreign = [&](TileId tile) {
            return ((hook_.away_from >> content_.map.tiles[tile.index()].region) & 1U) == 0;
        };
        return on_edge_ ? std::ranges::any_of(board_.tiles(EdgeId(place)), is_foreign)
                        : std::ranges::any_of(board_.tiles(CornerId(place)), is_foreign);
    }

    const Content& content_;
    const Board& board_;
    const Hook& hook_;
    bool on_edge_;
};

}  // namespace

void Rulebook::note_places_heard() {
    for (const Moment moment : {Moment::placed, Moment::removed}) {
        auto& heard = heard_at_[moment == Moment::placed ? 0 : 1];
        for (const PieceId piece : content_->pieces.ids()) {
            const PlaceKind on = content_->pieces[piece].on;
            PlaceSet places;
            for (const HookId id : listeners(moment)) {
                const Hook& hook = content_->hooks[id];
                if (!hook.about[piece.index()]) continue;
                const EverHeard ever(*content_, hook, on == PlaceKind::edge);
                for (std::size_t place = 0; place < place_count(board(), on); ++place)
                    places.add_if(PlaceNumber(place), ever.at(place));
            }
            heard.add(places);
        }
    }
}

}  // namespace hexholm
