// The rules of the game in play, with the tables that make them quick to follow.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/base/check.h"
#include "engine/base/id_set.h"
#include "engine/base/packed_goods.h"
#include "engine/board/place_sets.h"
#include "engine/content/content.h"
#include "engine/game/core/action.h"
#include "engine/game/core/answer_chain.h"
#include "engine/game/core/layout.h"
#include "engine/game/core/menu.h"
#include "engine/game/core/rulebook_counters.h"
#include "engine/game/core/rulebook_land.h"
#include "engine/game/core/rulebook_points.h"
#include "engine/game/places/place_graph.h"
#include "engine/game/places/spot.h"
#include "engine/game/places/tile_set.h"
#include "engine/game/places/touching.h"

namespace hexholm {

using EdgeIds = SpotSet<EdgeId>;

// Yes or no for each kind of actions, and for each effect, the engine's own too.
using KindFlags = Table<ActionKindId, std::uint8_t>;
using EffectFlags = Table<EffectId, std::uint8_t>;
using EffectSteps = Table<EffectId, std::uint16_t>;

// Content with what is derived from it once. Immutable: games on several threads share it.
class Rulebook : public LandFacts, public CounterFacts, public PointFacts {
public:
    explicit Rulebook(std::shared_ptr<const Content> content);
    Rulebook(const Rulebook&) = delete;
    Rulebook& operator=(const Rulebook&) = delete;

    const Content& content() const { return *content_; }
    const std::shared_ptr<const Content>& shared_content() const { return content_; }
    const Board& board() const { return content_->board; }
    std::size_t players() const { return static_cast<std::size_t>(content_->players); }
    // Players and colours that nobody plays, who come after them.
    std::size_t owners() const { return owners_; }
    bool is_neutral(PlayerId owner) const { return owner.index() >= players(); }
    std::size_t goods() const { return goods_; }
    // What touches what, as sets.
    const PlaceSets& place_sets() const { return place_sets_; }

    const Layout& layout() const { return layout_; }

    // Kinds by verb and subject; none when the game has no such action.
    ActionKindId kind(Verb verb) const { return plain_kinds_[static_cast<std::size_t>(verb)]; }
    ActionKindId kind(Verb verb, std::size_t subject) const {
        return subject < subjects_ ? kinds_[static_cast<std::size_t>(verb) * subjects_ + subject]
                                   : ActionKindId::none();
    }
    Verb verb(ActionKindId kind) const { return verbs_[kind]; }
    EffectId roll_effect(int total) const {
        return static_cast<std::size_t>(total) < roll_effects_.size()
                   ? roll_effects_[static_cast<std::size_t>(total)]
                   : EffectId::none();
    }
    std::size_t deck_start(DeckId deck) const { return deck_starts_[deck]; }
    // Harbours on the board and those that are laid during the game.
    std::size_t harbour_count() const { return layout_.harbours; }
    // is_closed(): whether the tile's region is closed, where no corner piece may stand (S-109).
    // may_begin_on(): whether a set-up piece may touch the tile (S-80).
    bool is_closed(TileId tile) const { return in_region(content_->map.closed, tile); }
    bool may_begin_on(TileId tile) const { return in_region(content_->map.setup_on, tile); }
    // Does what a roll brings leave anything else behind than goods?
    bool keeps_received() const { return content_->received_cell != Content::kNotKept; }
    // The player says which tile gives or takes.
    EffectId keep_effect() const { return keep_effect_; }
    // The tokens of two numbers that answer to this total.
    const std::vector<std::uint8_t>& pair_tokens(int total) const {
        return static_cast<std::size_t>(total) < pair_tokens_.size()
                   ? pair_tokens_[static_cast<std::size_t>(total)]
                   : pair_tokens_.front();
    }
    // Pieces that keep a distance to each other, and those that interrupt routes; bit per piece.
    std::uint32_t distant() const { return distant_; }
    std::uint32_t interrupting() const { return interrupting_; }
    // Pieces from whose corner no route is built on.
    std::uint32_t ending_routes() const { return ending_routes_; }
    // Neutral pieces that keep their tile from producing; bit per neutral piece.
    std::uint32_t blocking() const { return blocking_; }
    // Figures: are there any, and which occupy their places, interrupt routes, block tiles; bit per kind.
    bool has_figures() const { return !content_->figures.empty(); }
    // REQUIRES: there are figures that stand on such places.
    const PlaceGraph& graph(PlaceKind kind) const {
        HEX_CHECK(static_cast<std::size_t>(kind) < graphs_.size());
        return graphs_[static_cast<std::size_t>(kind)];
    }
    // REQUIRES: there are figures.
    const Touching& touching() const { return touching_; }
    std::uint64_t occupying_figures() const { return occupying_figures_; }
    std::uint64_t anchoring_figures() const { return anchoring_figures_; }
    std::uint64_t interrupting_figures() const { return interrupting_figures_; }
    std::uint64_t blocking_figures() const { return blocking_figures_; }
    std::uint64_t carrying_figures() const { return carrying_figures_; }
    // Kinds of figures that a pick of figures can mean at all; bit per kind.
    std::uint64_t pickable_kinds(PickId pick) const { return pickable_kinds_[pick]; }
    // The pick has at least so many candidates at any time.
    int always_pickable(PickId pick) const { return always_pickable_[pick]; }
    // Neutral pieces go nowhere else (S-133).
    const TileSet& tiles_for_pawns() const { return tiles_for_pawns_; }
    const std::vector<PawnId>& guarding_pawns() const { return guarding_pawns_; }
    // The piece or neutral piece itself, and those that effects may use in its place (S-46, S-60).
    const std::vector<PieceId>& choices_of(PieceId piece) const { return piece_choices_[piece]; }
    // The class of route that what stands there belongs to, or none.
    RouteId route_of(const Spot& spot) const { return routes_of_pieces_[spot.piece_bits()]; }
    // A set with one bit, that of route_of(); empty when there is none.
    unsigned routes_at(const Spot& spot) const { return route_sets_[spot.piece_bits()]; }
    // Do land, pieces and one class of route alone say where the piece may stand? Then sets tell it.
    bool is_plain(PieceId piece) const { return in_mask(plain_pieces_, piece); }
    // Are lanes of a piece on edges, or limits of a piece on corners, the only other rules for
    // where it may stand? They are tested one place after the other.
    bool is_nearly_plain(PieceId piece) const { return in_mask(nearly_plain_, piece); }
    // What never changes of a player's lane.
    struct Lane {
        EdgeIds edges;             // on which it lets him have pieces at some time
        std::uint32_t pieces = 0;  // that go along it; bit per piece
    };
    // Pieces that make lines, and the classes of routes that they belong to; bit per piece, and per route.
    std::uint32_t line_pieces() const { return line_pieces_; }
    std::uint32_t line_routes() const { return line_routes_; }
    // The players who have a lane of line pieces over the edge.
    PlayerMask lanes_over(EdgeId edge) const { return lanes_over_[edge]; }
    // The player's lane for the piece; null when the piece has no lanes.
    const Lane* lane(PieceId piece, PlayerId player) const {
        const auto& lanes = lanes_[piece];
        return lanes.empty() ? nullptr : &lanes[player.index()];
    }
    const std::vector<PawnId>& choices_of(PawnId pawn) const { return pawn_choices_[pawn]; }
    // Has the kind an argument of goods, which lists leave open?
    bool takes_goods(ActionKindId kind) const { return takes_goods_[kind] != 0; }
    // Does any class of route count only where it is closed?
    bool has_closed_routes() const { return has_closed_routes_; }
    // Does any edge piece move?
    bool has_moves() const { return has_moves_; }
    // In how many of 36 throws of two dice the token is rolled (B-11); it works for any dice, and
    // for cards that replace them.
    int pips(int token) const {
        if (token >= Content::kPairTokens) return pips_of_pair(token);
        return static_cast<std::size_t>(token) < pips_.size()
                   ? pips_[static_cast<std::size_t>(token)]
                   : 0;
    }
    // Does any tile lie face down at the start? Later they are only turned up.
    bool has_face_down() const { return has_face_down_; }
    // The number of equally likely rolls, and the greatest total.
    int rolls_in_all() const { return rolls_in_all_; }
    int greatest_total() const { return static_cast<int>(pips_.size()) - 1; }
    // Plain dice, thrown once each turn, decide: the sides of each.
    const std::vector<std::uint32_t>& plain_dice() const { return plain_dice_; }
    // Does anything happen when a part of a turn begins or ends, or does anybody hear of a turn or does a
    // counter begin anew with it?
    bool has_phase_work() const { return has_phase_work_; }
    bool has_turn_work() const { return has_turn_work_; }
    // The parts of a turn where each of them is for the active player, and nothing of that happens, nor anything
    // else when a turn ends; else 0.
    std::size_t plain_phases() const { return plain_phases_; }
    // Does anything come between a roll and what it brings?
    bool has_roll_work() const { return has_roll_work_; }
    // Must the total be rolled again, always or in this round?
    bool is_rolled_again(int total, int round) const {
        return static_cast<std::size_t>(total) < rolled_again_.size() &&
               round <= rolled_again_[static_cast<std::size_t>(total)];
    }
    // The card that ends a pile when it is turned over, or none.
    CardId pile_end(DeckId deck) const { return pile_ends_[deck]; }
    // The declared effects and some of the engine's own, first: take goods of choice (T-8).
    const Effect& effect(EffectId id) const { return effects_[id]; }
    std::size_t effect_count() const { return effects_.size(); }
    const AnswerChain& chain(EffectId effect) const { return chains_[effect]; }
    EffectId take_effect() const { return own_effect(0); }
    // Tells those who listen that a production is over.
    EffectId produced_effect() const { return own_effect(1); }
    // What tiles do when all had been given (T-20), one tile after the other.
    EffectId after_effect() const { return own_effect(2); }
    // The effect that exchanges one hidden card of the deck for a random one (X-F-20).
    EffectId exchange_effect(DeckId deck) const { return own_effect(6 + deck.index()); }
    // The effect that gives something to players who received nothing.
    EffectId relief_effect() const { return own_effect(6 + content_->decks.size()); }
    // A figure on its way goes on; one that was displaced and has not gone leaves the board.
    EffectId go_on_effect() const { return own_effect(7 + content_->decks.size()); }
    EffectId make_room_effect() const { return own_effect(8 + content_->decks.size()); }
    // The player puts away cards until he keeps the limit (K-186), and then the turn ends (K-187).
    EffectId limit_effect(HandLimitId limit) const {
        return own_effect(7 + content_->decks.size() + (has_figures() ? 2U : 0U) + limit.index());
    }
    EffectId end_effect() const { return limit_effect(HandLimitId(content_->hand_limits.size())); }
    // A row by card, for byte-wise comparison: 0xFF for cards of the deck, 0 for others; filled up
    // to a multiple of kBytesInRow.
    const std::uint8_t* cards_of(DeckId deck) const { return cards_of_decks_[deck].data(); }
    // Hand limits that a card of the deck falls under.
    const std::vector<HandLimitId>& limits_of(DeckId deck) const { return limits_of_decks_[deck]; }
    // Zones that each corner of the board has.
    const std::vector<ZoneId>& corner_zones() const { return corner_zones_; }
    // Whose the tiles at the corner are, as the map says; none: nobody's.
    PlayerId land_of(CornerId corner) const { return land_of_[corner]; }
    // The tiles that are the player's, as the map says, in order.
    const std::vector<TileId>& tiles_of_seat(PlayerId player) const {
        return tiles_of_seats_[player.index()];
    }
    // The corners at these tiles.
    const SpotSet<CornerId>& corners_of_seat(PlayerId player) const {
        return corners_of_seats_[player.index()];
    }
    // Does any question lay cards open to somebody?
    bool opens_cards() const { return !content_->looks.empty(); }
    // What a roll brings, after what mods have begun in the moment before it (S-147).
    EffectId bring_effect() const { return own_effect(3); }
    // Ends the phase, and begins that of the frame's count, when nothing else is under way.
    EffectId end_phase_effect() const { return own_effect(4); }
    EffectId begin_phase_effect() const { return own_effect(5); }
    // The menus of the actions that only this phase allows.
    const std::vector<Menu>& menus(PhaseId phase) const { return menus_[phase]; }
    // The only one of the phase, if it is short and has a single entry that can be done at once, there are few
    // cards, no guard can hold, and lists hold offers at most beside it; else null.
    const Menu* plain_menu(PhaseId phase) const { return plain_menus_[phase]; }
    // Cards that are worth points and may be laid open without winning (B-185).
    const std::vector<CardId>& reveal_cards() const { return reveal_cards_; }
    // Things that mods declare a worth of, for bots; empty in most games.
    struct Worths {
        std::vector<CounterId> counters;
        std::vector<PieceId> pieces;
        std::vector<CardId> cards;
        std::vector<FigureKindId> figures;

        bool any() const {
            return !counters.empty() || !pieces.empty() || !cards.empty() || !figures.empty();
        }
    };
    const Worths& worths() const { return worths_; }
    // Cards that raise the target of who has them open (X-F-33).
    const std::vector<CardId>& target_cards() const { return target_cards_; }
    // Decks with cards to play or worth points; the cards of others are a kind of money.
    const std::vector<DeckId>& play_decks() const { return play_decks_; }

    // Without functions of mods an action cannot fail.
    bool has_hooks() const { return content_->program != nullptr; }
    // Does any of them answer what a list asks? The others only do something.
    bool has_questions() const { return has_questions_; }
    const std::vector<HookId>& listeners(Moment moment) const {
        return content_->listeners[static_cast<std::size_t>(moment)];
    }
    // Does any of them listen to what happens to this piece, neutral piece or card?
    bool hears(Moment moment, std::size_t thing) const {
        return heard_[static_cast<std::size_t>(moment)][thing];
    }
    // Can anybody hear that this piece is placed on the corner or edge, or removed? Counters of marked places, and what
    // the map says of tiles, leave most places out. REQUIRES: one of these two moments.
    bool hears_at(Moment moment, PieceId piece, int place) const {
        return heard_at_[moment == Moment::placed ? 0 : 1][piece].has(PlaceNumber(place));
    }
    // Does the listener call a function, at once or by an effect that begins?
    bool runs(const Hook& listener) const {
        return listener.effect.is_none() || runs_functions(listener.effect);
    }
    // Tests that actions of this kind must pass beside their own.
    bool has_guards() const { return has_guards_; }
    const std::vector<const Guard*>& guards_of(ActionKindId kind) const { return guards_[kind]; }
    const std::vector<ActionKindId>& guarded_kinds(PhaseId phase) const {
        return guarded_kinds_[phase];
    }
    // Can the effect call a function that changes the game? See calls.h.
    bool runs_functions(EffectId effect) const { return runs_functions(effect, 0); }
    // Can the effect call a function that changes the game from this step on?
    bool runs_functions(EffectId effect, std::size_t step) const {
        return step < steps_that_run_[effect];
    }
    // Does something come of the effect whatever the state is? See effect_calls.h.
    bool does_anyhow(EffectId effect) const { return effects_that_do_[effect] != 0; }
    // Can an action of the kind ever call a function that changes the game?
    bool can_run_functions(ActionKindId kind) const { return kinds_that_run_[kind] != 0; }
    bool rolls_run() const { return rolls_run_; }
    // Counters of the game that a roll can make full, and by how much it counts them up at most.
    struct Filled {
        CounterId counter;
        int by;
    };
    const std::vector<Filled>& filled_by_rolls() const { return filled_by_rolls_; }
    bool only_totals_run_on_rolls() const { return only_totals_run_on_rolls_; }
    // Can the effect, or an action of the verb while nothing is under way, bring anybody nearer to the victory? See
    // scoring.h.
    bool scores(EffectId effect) const { return scoring_effects_[effect] != 0; }
    bool scores(Verb verb) const {
        return ((scoring_verbs_ >> static_cast<unsigned>(verb)) & 1U) != 0;
    }
    // What sides of dice set off.
    const std::vector<EffectId>& face_effects() const { return face_effects_; }
    // Is there more to settle when goods have changed hands than who was asked for them?
    bool goods_matter() const { return goods_matter_; }
    // Neutral pieces that go on along a course after each roll.
    const std::vector<PawnId>& sailing_pawns() const { return sailing_pawns_; }

private:
    EffectId own_effect(std::size_t number) const {
        return EffectId(content_->effects.size() + number);
    }
    void add_own_effects();
    bool in_region(std::uint32_t regions, TileId tile) const {
        return ((regions >> content_->map.tiles[tile.index()].region) & 1U) != 0;
    }
    void note_rolls();
    void note_plain_dice();
    void note_kinds();
    void note_plain_menus();
    void note_pieces();
    void note_guards();
    void note_figures();
    void note_lanes();
    void note_counters();
    void note_derived();
    void note_watched();
    void note_mere_numbers();
    void note_points(CounterId id);
    void note_countings();
    void note_heard();
    bool moves_by_itself(CounterId counter) const;
    bool leaves_nothing(CounterId counter) const;
    void note_worths();
    void note_listeners();
    void note_places_heard();
    void note_plain_turns();
    void note_terrains();
    void note_harvest();
    void note_goods();
    void note_bank_trades();
    void note_trades(GoodId give, GoodId get);
    void note_pairs();
    int pips_of_pair(int token) const;
    void note_choices();
    void note_cards();
    void note_plain_pieces();
    void note_victory();
    void note_income();
    void note_finds();
    bool grows_quietly(CounterId counter) const;

    std::shared_ptr<const Content> content_;
    static constexpr std::size_t kVerbs = kVerbCount;

    Layout layout_;
    PlaceSets place_sets_;
    std::uint32_t plain_pieces_ = 0;
    std::uint32_t nearly_plain_ = 0;
    std::size_t goods_ = 0;
    std::size_t owners_ = 0;
    std::size_t subjects_ = 0;  // more than the greatest of any kind
    std::vector<ActionKindId> kinds_;
    std::array<ActionKindId, kVerbs> plain_kinds_{};  // of verbs without a subject
    Table<ActionKindId, Verb> verbs_;
    Table<ActionKindId, std::uint8_t> takes_goods_;
    bool has_closed_routes_ = false;
    std::vector<EffectId> roll_effects_;
    Table<DeckId, std::size_t> deck_starts_;
    std::vector<int> pips_;
    int rolls_in_all_ = 0;
    std::vector<int> rolled_again_;  // by total: in so many rounds at the start
    Table<DeckId, CardId> pile_ends_;
    std::vector<std::uint32_t> plain_dice_;  // empty: it is not so simple
    bool has_phase_work_ = false;
    bool has_turn_work_ = false;
    std::size_t plain_phases_ = 0;
    bool has_roll_work_ = false;
    Table<ActionKindId, std::vector<const Guard*>> guards_;
    Table<PhaseId, std::vector<ActionKindId>> guarded_kinds_;
    bool has_guards_ = false;
    bool has_questions_ = false;
    Table<EffectId, Effect> effects_;
    Table<EffectId, AnswerChain> chains_;
    Table<PhaseId, std::vector<Menu>> menus_;
    Table<PhaseId, const Menu*> plain_menus_;
    std::vector<CardId> reveal_cards_;
    Worths worths_;
    std::vector<CardId> target_cards_;
    std::vector<DeckId> play_decks_;
    EffectId keep_effect_;
    std::vector<std::vector<std::uint8_t>> pair_tokens_;
    std::uint32_t distant_ = 0;
    std::uint32_t interrupting_ = 0;
    std::uint32_t ending_routes_ = 0;
    std::uint32_t blocking_ = 0;
    std::array<PlaceGraph, 4> graphs_;  // by PlaceKind
    Touching touching_;
    std::uint64_t occupying_figures_ = 0;
    std::uint64_t anchoring_figures_ = 0;
    std::uint64_t interrupting_figures_ = 0;
    std::uint64_t blocking_figures_ = 0;
    std::uint64_t carrying_figures_ = 0;
    Table<PickId, std::uint64_t> pickable_kinds_;
    TileSet tiles_for_pawns_;
    Table<PickId, int> always_pickable_;
    std::vector<PawnId> guarding_pawns_;
    Table<PieceId, std::vector<PieceId>> piece_choices_;
    Table<PawnId, std::vector<PawnId>> pawn_choices_;
    std::vector<PawnId> sailing_pawns_;
    std::vector<EffectId> face_effects_;
    bool goods_matter_ = false;
    std::vector<ZoneId> corner_zones_;
    Table<CornerId, PlayerId> land_of_;
    std::array<std::vector<TileId>, kMaxPlayers> tiles_of_seats_;
    std::array<SpotSet<CornerId>, kMaxPlayers> corners_of_seats_;
    Table<DeckId, std::vector<std::uint8_t>> cards_of_decks_;
    Table<DeckId, std::vector<HandLimitId>> limits_of_decks_;
    std::array<ThingMask, kMomentCount> heard_{};
    std::array<Table<PieceId, PlaceSet>, 2> heard_at_;
    std::array<RouteId, Spot::kNone + 1> routes_of_pieces_{};
    std::array<std::uint8_t, Spot::kNone + 1> route_sets_{};
    Table<PieceId, std::vector<Lane>> lanes_;  // by seat
    std::uint32_t line_pieces_ = 0;
    std::uint32_t line_routes_ = 0;
    Table<EdgeId, PlayerMask> lanes_over_;
    EffectSteps steps_that_run_;
    EffectFlags effects_that_do_;
    KindFlags kinds_that_run_;
    bool rolls_run_ = false;
    std::vector<Filled> filled_by_rolls_;
    bool only_totals_run_on_rolls_ = false;
    EffectFlags scoring_effects_;
    std::uint64_t scoring_verbs_ = 0;
    bool has_moves_ = false;
    bool has_face_down_ = false;
};

}  // namespace hexholm
