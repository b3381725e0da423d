#include "src/ui/words/log_line.h"

#include "engine/content/content_limits.h"

namespace hexholm::ui {

static constexpr std::size_t kMostSides = most_of(Limit::die_sides);

Thing thing_of(DieSide side) {
    return {ThingKind::die_side, side.die * kMostSides + side.side};
}

DieSide die_side_of(const Thing& thing) {
    return {thing.index / kMostSides, thing.index % kMostSides};
}

const Face* face_of(const Content& content, const Thing& thing) {
    switch (thing.kind) {
        case ThingKind::piece: return &content.pieces[PieceId(thing.index)].face;
        case ThingKind::figure: return &content.figure_kinds[FigureKindId(thing.index)].face;
        case ThingKind::pawn: return &content.pawns[PawnId(thing.index)].face;
        case ThingKind::card: return &content.cards[CardId(thing.index)].face;
        case ThingKind::deck: return &content.decks[DeckId(thing.index)].face;
        case ThingKind::award: return &content.awards[AwardId(thing.index)].face;
        case ThingKind::terrain: return &content.terrains[TerrainId(thing.index)].face;
        case ThingKind::counter: return &content.counters[CounterId(thing.index)].face;
        case ThingKind::cue: return &content.cues[CueId(thing.index)].face;
        case ThingKind::die_side: return &content.dice[die_side_of(thing).die].face;
        default: return nullptr;
    }
}

}  // namespace hexholm::ui
