// Where a game stands: one flat value. To copy it is to copy memory.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/base/bundle.h"
#include "engine/base/id.h"
#include "engine/base/limits.h"
#include "engine/base/random.h"
#include "engine/game/core/action.h"
#include "engine/game/core/figure_place.h"
#include "engine/game/core/spot.h"

namespace hexholm {

// An effect under way. Its current step is a question when `waiting` names players.
struct Frame {
    EffectId effect;
    std::uint8_t step = 0;
    PlayerId player;         // whose effect it is
    PlayerMask waiting = 0;  // who must answer
    PawnId pawn;             // the neutral piece that was moved last
    std::uint8_t unused = 0;
    std::int16_t place = -1;   // what it is about: what was picked or placed last (B-62)
    std::int16_t count = 0;    // goods to take, when the step does not say
    std::int16_t second = -1;  // what else the effect is about: a second pick, who caused it
    FigureId figure;           // a figure that the effect is about

    bool operator==(const Frame&) const = default;
};

// An open offer of one player; each has at most one (B-122 to B-125).
struct Offer {
    Bundle give;
    Bundle get;
    PlayerMask asked = 0;
    PlayerMask accepted = 0;
    std::uint8_t open = 0;
    std::array<std::uint8_t, 5> unused{};

    bool operator==(const Offer&) const = default;
};

// A set of edges as a plain value.
struct EdgeSet {
    std::array<std::uint64_t, (kMaxEdges + 63) / 64> bits{};

    bool has(EdgeId edge) const {
        return ((bits[edge.index() / 64] >> (edge.index() % 64)) & 1U) != 0;
    }
    void add(EdgeId edge) { bits[edge.index() / 64] |= std::uint64_t{1} << (edge.index() % 64); }
    bool operator==(const EdgeSet&) const = default;
};

struct PlayerState {
    FixedTable<GoodId, std::uint8_t, kMaxGoods> goods;
    FixedTable<GoodId, std::uint8_t, kMaxGoods> rates;      // bank trade: so many for one (B-140)
    FixedTable<PieceId, std::uint8_t, kMaxPieces> supply;   // pieces not on the board
    FixedTable<CardId, std::uint8_t, kMaxCards> hand;       // hidden cards
    FixedTable<CardId, std::uint8_t, kMaxCards> fresh;      // of these, received this turn (B-170)
    FixedTable<CardId, std::uint8_t, kMaxCards> open;       // face up in front of the player
    FixedTable<AwardId, std::uint8_t, kMaxAwards> measure;  // what each award measures
    // In a view: how many goods, and cards of each deck, of this player are not known. Zero in the
    // full state.
    std::uint8_t unknown_goods = 0;
    std::uint8_t cards_played = 0;  // in this turn (B-169)
    FixedTable<DeckId, std::uint8_t, kMaxDecks> unknown_cards;

    bool operator==(const PlayerState&) const = default;
};

enum class Stage : std::uint8_t { choosing, setup, play, over };

struct State {
    Random random;  // both zero in a view
    FixedTable<PlayerId, Offer, kMaxPlayers> offers;
    EdgeSet placed_now;  // edges whose pieces came to the board in this turn (S-34)

    std::uint32_t actions = 0;  // applied so far
    std::uint16_t turn = 0;     // 1 for the first turn; 0 before
    std::uint16_t round = 0;    // 1 for everybody's first turn

    Stage stage = Stage::choosing;
    std::uint8_t setup_round = 0;
    std::uint8_t setup_turns = 0;  // players who have finished this round of the set-up
    PlayerId first;                // who began
    PlayerId active;               // whose turn it is
    PlayerId acting;               // who may act in the phase
    PhaseId phase;
    std::uint8_t built = 0;  // 1: who acts has built or bought something (B-80)
    PlayerId winner;
    PlayerMask trade_waiting = 0;  // who has not answered the active player's offer
    std::uint8_t frame_count = 0;
    std::uint8_t moved = 0;                     // pieces that were moved in this turn (S-33)
    std::array<std::uint8_t, kMaxDice> dice{};  // last roll; zero before the first of a turn

    std::array<Frame, kMaxFrames> frames{};
    FixedTable<PlayerId, PlayerState, kMaxPlayers> players;
    FixedTable<GoodId, std::uint8_t, kMaxGoods> bank;
    FixedTable<AwardId, PlayerId, kMaxAwards> award_holder;
    FixedTable<CardId, std::uint8_t, kMaxCards> removed;  // out of the game (B-183)
    FixedTable<DeckId, std::uint8_t, kMaxDecks> deck_size;
    std::array<CardId, kMaxDeckCards> deck_cards{};  // each deck's cards, the top one last

    FixedTable<PawnId, TileId, kMaxPawns> pawns;  // none: beside the board
    FixedTable<FigureId, FigurePlace, kMaxFigures> figures;
    FixedTable<HarbourSiteId, HarbourId, kMaxHarbourSites> harbours;
    std::array<std::uint8_t, 2> unused{};
    FixedTable<HarbourSiteId, EdgeId, kMaxHarbourSites> harbour_edges;  // none: not laid yet
    std::array<std::int16_t, kMaxCounterCells> counters{};

    FixedTable<TileId, TerrainId, kMaxTiles> terrain;
    FixedTable<TileId, std::uint8_t, kMaxTiles> token;  // 0: none
    FixedTable<TileId, std::uint8_t, kMaxTiles> face_down;
    FixedTable<CornerId, Spot, kMaxCorners> corners;
    FixedTable<EdgeId, Spot, kMaxEdges> edges;

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
// The digest reads the memory as it is, so no byte of it may be padding.
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace hexholm
