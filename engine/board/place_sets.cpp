#include "engine/board/place_sets.h"

namespace hexholm {
namespace {

constexpr std::size_t words_for(std::size_t places) {
    return (places + 63) / 64;
}
void add_place(std::uint64_t* set, std::size_t place) {
    set[place / 64] |= std::uint64_t{1} << (place % 64);
}

}  // namespace

PlaceSets::PlaceSets(const Board& board)
    : corner_words_(words_for(board.corner_count())),
      edge_words_(words_for(board.edge_count())),
      spokes_(board.corner_count() * edge_words_),
      around_(board.corner_count() * corner_words_),
      sides_(board.tile_count() * edge_words_),
      rims_(board.tile_count() * corner_words_),
      ends_(board.edge_count() * corner_words_) {
    for (std::size_t corner = 0; corner < board.corner_count(); ++corner) {
        for (const EdgeId edge : board.edges(CornerId(corner)))
            add_place(&spokes_[corner * edge_words_], edge.index());
        for (const CornerId beyond : board.beyond(CornerId(corner)))
            add_place(&around_[corner * corner_words_], beyond.index());
    }
    for (std::size_t tile = 0; tile < board.tile_count(); ++tile) {
        for (const EdgeId edge : board.edges(TileId(tile)))
            add_place(&sides_[tile * edge_words_], edge.index());
        for (const CornerId corner : board.corners(TileId(tile)))
            add_place(&rims_[tile * corner_words_], corner.index());
    }
    for (std::size_t edge = 0; edge < board.edge_count(); ++edge)
        for (const CornerId end : board.ends(EdgeId(edge)))
            add_place(&ends_[edge * corner_words_], end.index());
}

}  // namespace hexholm
