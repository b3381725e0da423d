#include "src/anim/places/sights.h"

#include "src/anim/places/places.h"

namespace hexholm::anim {

static void add_place(const Board& board, Anchor at, std::vector<scene::Vec3>& places) {
    if (at.index < 0) return;
    switch (at.kind) {
        case AnchorKind::tile:
            for (const CornerId corner : board.corners(TileId(at.index)))
                places.push_back(place_of(board, corner));
            break;
        case AnchorKind::corner: places.push_back(place_of(board, CornerId(at.index))); break;
        case AnchorKind::edge: places.push_back(place_of(board, EdgeId(at.index))); break;
        default: break;
    }
}

std::vector<scene::Vec3> sights_of(const Board& board, const Cue& cue) {
    std::vector<scene::Vec3> places;
    switch (cue.kind) {
        case CueKind::drop:
        case CueKind::unveil:
        case CueKind::rise:
        case CueKind::appear:
        case CueKind::burst: add_place(board, cue.to, places); break;
        case CueKind::vanish:
        case CueKind::fall: add_place(board, cue.from, places); break;
        case CueKind::hop:
        case CueKind::sail:
        case CueKind::travel:
            add_place(board, cue.from, places);
            add_place(board, cue.to, places);
            break;
        default: break;
    }
    return places;
}

}  // namespace hexholm::anim
