// Where a game stands: one flat value with room for what the content declares. To copy it is to copy memory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "engine/base/bundle.h"
#include "engine/base/id.h"
#include "engine/base/limits.h"
#include "engine/base/random.h"
#include "engine/base/row.h"
#include "engine/game/core/action.h"
#include "engine/game/core/layout.h"
#include "engine/game/places/figure_place.h"
#include "engine/game/places/spot.h"

namespace hexholm {

// An effect under way. Its current step is a question when `waiting` names players.
struct Frame {
    EffectId effect;
    std::uint8_t step = 0;
    PlayerId player;           // whose effect it is
    PlayerMask waiting = 0;    // who must answer
    PawnId pawn;               // the neutral piece that was moved last
    std::int16_t place = -1;   // what it is about: what was picked or placed last (B-62)
    std::int16_t count = 0;    // goods to take, when the step does not say
    std::int16_t second = -1;  // what else the effect is about: a second pick, who caused it
    FigureId figure;           // a figure that the effect is about

    bool operator==(const Frame&) const = default;
};
static_assert(std::has_unique_object_representations_v<Frame>);

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

// A player's answer, stored while others are still asked the same question.
struct Said {
    Bundle goods;
    std::int16_t value = -1;  // Op::give: how many goods are asked for
    std::array<std::int16_t, 3> unused{};

    bool operator==(const Said&) const = default;
};
static_assert(std::has_unique_object_representations_v<Said>);
static_assert(std::has_unique_object_representations_v<Said>);

// The bounds of an award's measure of one owner; the exact value when they are equal.
struct Measured {
    std::uint8_t least = 0;
    std::uint8_t most = 0;

    bool is_known() const { return least == most; }
    bool operator==(const Measured&) const = default;
};

// The fields of a player whose size is equal in every game.
struct PlayerNumbers {
    FixedTable<GoodId, std::uint8_t, kMaxGoods> goods;
    FixedTable<GoodId, std::uint8_t, kMaxGoods> rates;  // bank trade: so many for one (B-140)
    // In a view, the number of goods and of cards of each deck that are not known of this player. 0
    // in the full state.
    std::uint16_t unknown_goods = 0;
    std::uint8_t cards_played = 0;                         // in this turn (B-169)
    std::uint8_t wins_beside = 0;                          // 1: has won together with the winner
    FixedTable<PieceId, std::uint8_t, kMaxPieces> supply;  // pieces not on the board
    std::uint8_t target_less = 0;  // so many points fewer than by the rules win, as was agreed on
    std::array<std::uint8_t, 5> unused_too{};

    bool operator==(const PlayerNumbers&) const = default;
};

struct PlayerRows {
    Row<DeckId, std::uint16_t> unknown_cards;
    Row<CardId, std::uint8_t> hand;   // hidden cards
    Row<CardId, std::uint8_t> fresh;  // of these, received this turn (B-170)
    Row<CardId, std::uint8_t> open;   // face up in front of the player
};

// What a player has. It is never alone: its rows lie in the state, behind all players.
struct PlayerState : PlayerNumbers, PlayerRows {};
static_assert(std::has_unique_object_representations_v<PlayerNumbers>);
static_assert(sizeof(PlayerNumbers) % 8 == 0 && sizeof(PlayerRows) % 8 == 0);

enum class Stage : std::uint8_t { choosing, setup, play, over };

// The fields of a state whose size is equal in every game.
struct StateNumbers {
    Random random;  // both zero in a view

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
    std::uint8_t built = 0;        // 1: who acts has built or bought something (B-80)
    PlayerId winner;               // of several the first; see is_winner()
    PlayerMask trade_waiting = 0;  // who has not answered the active player's offer
    std::uint8_t frame_count = 0;
    std::uint8_t moved = 0;                     // pieces that were moved in this turn (S-33)
    std::array<std::uint8_t, kMaxDice> dice{};  // last roll; zero before the first of a turn

    FixedTable<GoodId, std::uint8_t, kMaxGoods> bank;
    PlayerMask open_offers = 0;  // who has one that stands, so that nobody looks at all offers
    std::array<std::uint8_t, kMaxDice> set_dice{};  // what the next roll shows; 0: chance says
    std::uint8_t last_total = 0;  // of this turn, where more than plain dice say it
    std::uint8_t rolls = 0;       // in this turn, where there can be several
    std::uint8_t back_to = 0;     // 1 and the phase in whose midst an effect began this one, or 0

    bool operator==(const StateNumbers&) const = default;
};
// The digest reads the memory as it is, so no byte of it may be padding.
static_assert(std::has_unique_object_representations_v<StateNumbers>);

// The rows of a state, whose lengths depend on the number of things that the game has.
struct StateRows {
    Row<PlayerId, Offer> offers;
    BitRow<EdgeId> placed_now;  // edges whose pieces came to the board in this turn (S-34)
    Row<std::size_t, Frame> frames;
    Row<std::size_t, std::int16_t>
        answers;               // as many of each frame, where effects look back at them
    Row<PlayerId, Said> said;  // where several are asked at the same time
    Row<AwardId, PlayerId> award_holder;
    Row<CardId, std::uint8_t> removed;  // out of the game (B-183)
    Row<DeckId, std::uint16_t> deck_size;
    Row<std::size_t, CardId> deck_cards;  // each deck's cards, the top one last

    Row<PawnId, TileId> pawns;  // none: beside the board
    Row<FigureId, FigurePlace> figures;
    Row<HarbourSiteId, HarbourId> harbours;
    Row<HarbourSiteId, EdgeId> harbour_edges;  // none: not laid yet
    Row<std::size_t, std::int16_t> counters;

    Row<TileId, TerrainId> terrain;
    Row<TileId, std::uint8_t> token;  // 0: none
    Row<TileId, std::uint8_t> face_down;
    Row<CornerId, Spot> corners;
    Row<EdgeId, Spot> edges;
    // The measures of each award of all owners, see measured(). They follow from all other rows,
    // and how exactly they are known may differ for equal tables, so digests leave them out, as
    // well as derived values.
    Row<std::size_t, Measured> measures;
    // Values that follow from all other rows, see derived.h. They lie last.
    Row<std::size_t, std::uint64_t> derived;
    std::uint32_t measures_at = 0;            // so many bytes before them in the block
    std::uint32_t derived_at = 0;             // the same
    std::uint32_t bytes_in_use = 0;           // of the block
    FrontRow<PlayerId, PlayerState> players;  // the last: they follow the head
};
// No byte may be padding: a row more needs a RowPlace beside it, to make a pair.
static_assert(sizeof(StateRows) == 24 * sizeof(RowPlace) + sizeof(std::uint64_t));

struct StateHead : StateNumbers, StateRows {};
static_assert(sizeof(StateHead) == sizeof(StateNumbers) + sizeof(StateRows));

// One block: the head, and behind it what the rows hold. Only the bytes that are in use are copied,
// compared and hashed. A state without a layout has no rows, and says nothing.
class State : public StateHead {
public:
    // The size of the block's head, which every state has, whatever is played.
    static constexpr std::size_t kBytesOfHead = sizeof(StateHead);

    State() { bytes_in_use = measures_at = derived_at = kBytesOfHead; }
    explicit State(const Layout& layout);
    // REQUIRES: these are data() and bytes() of a state.
    explicit State(std::span<const std::byte> block) {
        std::memcpy(static_cast<void*>(this), block.data(), block.size());
    }
    State(const State& other) : StateHead() { copy(other); }
    State& operator=(const State& other) {
        if (this != &other) copy(other);
        return *this;
    }

    // Becomes the other but for what is derived, which must be derived anew: for a way back.
    void become_but_derived(const State& other) {
        std::memcpy(static_cast<void*>(this), other.data(), other.derived_at);
    }

    // The data of the rows, without the heads that say where they are and without derived values.
    std::span<const std::byte> in_rows() const {
        const std::size_t begin = kBytesOfHead + players.size() * sizeof(PlayerState);
        return {data() + begin, measures_at - begin};
    }
    std::size_t bytes() const { return bytes_in_use; }
    // The block of bytes() bytes. The address of an entry tells where it lies in the block.
    const std::byte* data() const { return reinterpret_cast<const std::byte*>(this); }
    bool operator==(const State& other) const {
        return bytes() == other.bytes() && std::memcmp(data(), other.data(), bytes()) == 0;
    }

private:
    void copy(const State& other) {
        std::memcpy(static_cast<void*>(this), other.data(), other.bytes());
    }

    // Not filled: what is not in use is never read.
    alignas(std::uint64_t) std::array<std::byte, kMaxStateBytes - kBytesOfHead> rest_;
};
static_assert(sizeof(State) == kMaxStateBytes);

// What the award measures of the owner, as far as it is known; who wants the number itself asks measure_of().
inline Measured& measured(State& state, AwardId award, PlayerId owner) {
    return state.measures[award.index() * state.players.size() + owner.index()];
}
inline const Measured& measured(const State& state, AwardId award, PlayerId owner) {
    return state.measures[award.index() * state.players.size() + owner.index()];
}

// Has the player won, alone or together with others?
inline bool is_winner(const State& state, PlayerId player) {
    return player.is_some() && (state.winner == player || state.players[player].wins_beside != 0);
}

// A state that is put away: as long as its content needs.
class KeptState {
public:
    explicit KeptState(const State& state) : block_(state.data(), state.data() + state.bytes()) {}

    State state() const { return State(std::span<const std::byte>(block_)); }

private:
    std::vector<std::byte> block_;
};

// Has the player the same in both, as far as it is kept with the player?
bool same_player(const State& one, const State& other, PlayerId player);

}  // namespace hexholm
