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
#include "engine/game/core/answer_chain.h"
#include "engine/game/core/layout.h"
#include "engine/game/core/menu.h"
#include "engine/game/places/place_graph.h"
#include "engine/game/places/spot.h"
#include "engine/game/places/tile_set.h"

namespace hexholm {

using EdgeIds = SpotSet<EdgeId>;

// Yes or no for each effect, the engine's own too.
using EffectFlags = Table<EffectId, std::uint8_t>;

// Content with what is derived from it once. Immutable: games on several threads share it.
class Rulebook {
public:
    explicit Rulebook(std::shared_ptr<const Content> content);

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
    // On land of a closed region no corner piece stands (S-109); a set-up piece must touch a tile on
    // which the map lets it begin (S-80).
    bool is_closed(TileId tile) const { return in_region(content_->map.closed, tile); }
    bool may_begin_on(TileId tile) const { return in_region(content_->map.setup_on, tile); }
    // What each piece receives from a tile of the terrain, by Spot::piece_bits(): nothing where none stands.
    const PackedGoods* harvest_row(TerrainId terrain) const {
        return &harvest_[terrain.index() * kHarvestRow];
    }
    // All pieces around a tile together never receive as much as 128 of a good from it.
    bool has_small_yields() const { return has_small_yields_; }
    // The pieces that receive something from the land; bit per piece.
    std::uint32_t receiving() const { return receiving_; }
    // Counters that change what is received while one of their cells is above 0: that switch pieces off, or
    // give more.
    const std::vector<CounterId>& modifiers() const { return modifiers_; }
    // Does what a roll brings leave anything else behind than goods?
    bool keeps_received() const { return content_->received_cell != Content::kNotKept; }
    // Are there bonuses that hold for one production only?
    bool has_single_bonuses() const { return has_single_bonuses_; }
    // Goods that pieces can receive from the land.
    GoodMask harvested_goods() const { return harvested_goods_; }
    // Counters of corners that switch pieces off.
    const std::vector<CounterId>& off_counters() const { return off_counters_; }
    // What follows when a counter changes; bits of Follow.
    enum Follow : std::uint8_t { kRates = 1, kPieces = 2 };
    unsigned follows(CounterId counter) const { return follows_[counter]; }
    // Goods of which everybody sees how many a player has, that nobody loses against his will, that are no
    // part of the size of a hand, that never run out, and that the bank does not trade as usual.
    GoodMask public_goods() const { return public_goods_; }
    GoodMask safe_goods() const { return safe_goods_; }
    GoodMask uncounted_goods() const { return uncounted_goods_; }
    GoodMask endless_goods() const { return endless_goods_; }
    // Goods that the bank gives at the usual rates.
    GoodMask traded_goods() const { return traded_goods_; }
    // For fewer of the good the bank gives nothing at any time, but at the rate that State keeps.
    int least_to_trade(GoodId good) const { return least_to_trade_[good.index()]; }
    // Goods that lie on tiles, and which of them lies on a terrain; none: none.
    GoodMask kept_goods() const { return kept_goods_; }
    GoodId kept_on(TerrainId terrain) const { return kept_on_[terrain]; }
    // The same as lanes of a bundle in which all bits are set.
    const Bundle::Words& kept_lanes() const { return kept_lanes_; }
    // The player says which tile gives or takes.
    EffectId keep_effect() const { return own_effect(own_effects_ - 1); }
    // Is there anything but the usual rates of the bank and of harbours, that State keeps?
    bool has_bank_trades() const { return has_bank_trades_; }
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
    std::uint64_t occupying_figures() const { return occupying_figures_; }
    std::uint64_t anchoring_figures() const { return anchoring_figures_; }
    std::uint64_t interrupting_figures() const { return interrupting_figures_; }
    std::uint64_t blocking_figures() const { return blocking_figures_; }
    // Kinds of figures that a pick of figures can mean at all; bit per kind.
    std::uint64_t pickable_kinds(PickId pick) const { return pickable_kinds_[pick]; }
    // Neutral pieces go nowhere else (S-133).
    const TileSet& tiles_for_pawns() const { return tiles_for_pawns_; }
    // Terrains of the rim; bit per terrain.
    std::uint32_t border() const { return border_; }
    // Terrains around which nothing is built while a counter of the tile is 0; bit per terrain.
    std::uint32_t closable() const { return closable_; }
    const std::vector<PawnId>& guarding_pawns() const { return guarding_pawns_; }
    // The piece or neutral piece itself, and those that effects may use in its place (S-46, S-60).
    const std::vector<PieceId>& choices_of(PieceId piece) const { return piece_choices_[piece]; }
    // The class of route that what stands there belongs to, or none.
    RouteId route_of(const Spot& spot) const { return routes_of_pieces_[spot.piece_bits()]; }
    // Do land, pieces and one class of route alone say where the piece may stand? Then sets tell it.
    bool is_plain(PieceId piece) const { return in_mask(plain_pieces_, piece); }
    // Is it kept what each total of the dice brings while no modifier is above 0? Nothing else but the
    // pieces, the land and who blocks it may say so then.
    bool keeps_income() const { return keeps_income_; }
    // Is that all that a production does?
    bool income_is_all() const { return income_is_all_; }
    // Do all pieces on corners interrupt others' routes?
    bool corners_interrupt() const { return corners_interrupt_; }
    // The edges on which the lanes let a player have the piece at some time; null without lanes.
    const EdgeIds* lane_edges(PieceId piece, PlayerId player) const {
        const auto& lanes = lane_edges_[piece];
        return lanes.empty() ? nullptr : &lanes[player.index()];
    }
    const std::vector<PawnId>& choices_of(PawnId pawn) const { return pawn_choices_[pawn]; }
    // Has the kind an argument of goods, which lists leave open?
    bool takes_goods(ActionKindId kind) const { return takes_goods_[kind] != 0; }
    // Does any class of route count only where it is closed?
    bool has_closed_routes() const { return has_closed_routes_; }
    // Does any edge piece move?
    bool has_moves() const { return has_moves_; }
    // In how many of 36 throws of two dice the token is rolled (B-11); general for any dice, and for the
    // cards in their place.
    int pips(int token) const {
        if (token >= Content::kPairTokens) return pips_of_pair(token);
        return static_cast<std::size_t>(token) < pips_.size()
                   ? pips_[static_cast<std::size_t>(token)]
                   : 0;
    }
    // Does any tile lie face down at the start? Later they are only turned up.
    bool has_face_down() const { return has_face_down_; }
    // All equally likely rolls, and the greatest total of one.
    int rolls_in_all() const { return rolls_in_all_; }
    int greatest_total() const { return static_cast<int>(pips_.size()) - 1; }
    // Plain dice, thrown once each turn, decide: the sides of each.
    const std::vector<std::uint32_t>& plain_dice() const { return plain_dice_; }
    // Does anything happen when a part of a turn begins or ends, or does anybody hear of a turn or does a
    // counter begin anew with it?
    bool has_phase_work() const { return has_phase_work_; }
    bool has_turn_work() const { return has_turn_work_; }
    // Does anything come between a roll and what it brings?
    bool has_roll_work() const { return has_roll_work_; }
    // What must be rolled again, always or in this round; bit per total.
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
    // One hidden card of the deck for a random one (X-F-20).
    EffectId exchange_effect(DeckId deck) const { return own_effect(6 + deck.index()); }
    // Who received nothing gets something.
    EffectId relief_effect() const { return own_effect(6 + content_->decks.size()); }
    // A figure on its way goes on; one that was displaced and has not gone leaves the board.
    EffectId go_on_effect() const { return own_effect(7 + content_->decks.size()); }
    EffectId make_room_effect() const { return own_effect(8 + content_->decks.size()); }
    // The player puts away cards until he keeps the limit (K-186), and then the turn ends (K-187).
    EffectId limit_effect(HandLimitId limit) const {
        return own_effect(7 + content_->decks.size() + (has_figures() ? 2U : 0U) + limit.index());
    }
    EffectId end_effect() const { return limit_effect(HandLimitId(content_->hand_limits.size())); }
    // Hand limits that a card of the deck falls under.
    const std::vector<HandLimitId>& limits_of(DeckId deck) const { return limits_of_decks_[deck]; }
    // Counters that tell what lies open before a player.
    const std::vector<CounterId>& card_counters() const { return card_counters_; }
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
    // Of the kinds that only a phase allows.
    const std::vector<Menu>& menus(PhaseId phase) const { return menus_[phase]; }
    // What is worth points, so that nothing else need be counted.
    struct PointPiece {
        PieceId piece;
        int points;
    };
    struct PointAward {
        AwardId award;
        int points;
    };
    struct PointCard {
        CardId card;
        int points;
    };
    const std::vector<PointPiece>& point_pieces() const { return point_pieces_; }
    const std::vector<PointAward>& point_awards() const { return point_awards_; }
    const std::vector<PointCard>& point_cards() const { return point_cards_; }
    // With fewer points of pieces and awards nobody has won, whatever his cards are.
    int least_on_table() const { return least_on_table_; }
    // What the pieces of a full supply would be worth on the board.
    int points_of_supply() const { return points_of_supply_; }
    // Of these, the ones that may be laid open without winning (B-185).
    const std::vector<CardId>& reveal_cards() const { return reveal_cards_; }
    // Where is_plain, as many points for each that a player has, in a row of cells by player.
    struct PointCounter {
        CounterId counter;
        bool is_public = true;
        bool is_plain = false;
        int points = 0;
        std::size_t cell = 0;
    };
    const std::vector<PointCounter>& point_counters() const { return point_counters_; }
    // What mods say to be worth something to bots; nothing in most games.
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

    // Terrains whose production has nothing to do with their token (X-F-11), and those of them that
    // produce on this total; bit per terrain.
    std::uint32_t untokened() const { return untokened_; }
    std::uint32_t untokened_at(int total) const {
        return static_cast<std::size_t>(total) < untokened_at_.size()
                   ? untokened_at_[static_cast<std::size_t>(total)]
                   : 0;
    }
    // Terrains that give goods of choice; bit per terrain.
    std::uint32_t choosing() const { return choosing_; }
    // Does any terrain give goods of choice, something else than goods, or do something after the
    // production?
    bool has_choices() const { return choosing_ != 0; }
    bool has_finds() const { return (counting_ | drawing_) != 0; }
    bool has_after() const { return acting_ != 0; }
    // Terrains on which counters, and cards, are found; that do something after it; bit per terrain.
    std::uint32_t counting() const { return counting_; }
    std::uint32_t drawing() const { return drawing_; }
    std::uint32_t acting() const { return acting_; }
    // Without functions of mods an action cannot fail.
    bool has_hooks() const { return content_->program != nullptr; }
    const std::vector<HookId>& listeners(Moment moment) const {
        return content_->listeners[static_cast<std::size_t>(moment)];
    }
    // Does any of them listen to what happens to this piece, neutral piece or card?
    bool hears(Moment moment, std::size_t thing) const {
        return heard_[static_cast<std::size_t>(moment)][thing];
    }
    // Tests that actions of this kind must pass beside their own.
    bool has_guards() const { return has_guards_; }
    const std::vector<const Guard*>& guards_of(ActionKindId kind) const { return guards_[kind]; }
    const std::vector<ActionKindId>& guarded_kinds() const { return guarded_kinds_; }
    // Do edges of some route count more or less than one?
    bool has_weights() const { return has_weights_; }
    bool is_weight(CounterId counter) const {
        return std::find(weights_.begin(), weights_.end(), counter) != weights_.end();
    }
    // Is anybody told when this counter changes, or another one that changes with it?
    bool is_heard(CounterId counter) const { return counter.is_some() && heard_counters_[counter]; }
    bool is_heard(const ModAction& mod_action) const {
        return is_heard(mod_action.limit) || is_heard(mod_action.pay_counter);
    }
    // Can such a counter change otherwise than by steps of effects and by actions of mods that name it?
    bool hears_anything() const { return hears_anything_; }
    // Can the effect call a function that changes the game? See calls.h.
    bool runs_functions(EffectId effect) const { return runs_functions_[effect] != 0; }
    // Can the effect, or a roll, bring anybody nearer to the victory? See scoring.h.
    bool scores(EffectId effect) const { return scoring_effects_[effect] != 0; }
    bool roll_scores() const { return roll_scores_; }
    // Counters that tell how many pieces a player has on the board, and those that can win.
    const std::vector<CounterId>& piece_counters() const { return piece_counters_; }
    const std::vector<CounterId>& figure_counters() const { return figure_counters_; }
    // The counters of places that count figures of the kind. Nothing is left of a change of such a counter
    // that is taken back at once, where nobody hears of it and nothing but counters of that sort follows.
    struct FigureCounting {
        CounterId counter;
        Owner per = Owner::tile;
        bool in_silence = false;
    };
    const std::vector<FigureCounting>& countings(FigureKindId kind) const {
        return countings_[kind];
    }
    // Those of players that follow their figures, those that follow this counter, and those of figures
    // that begin anew as a turn begins. Does something follow when this counter changes?
    const std::vector<CounterId>& sum_counters() const { return sum_counters_; }
    const std::vector<CounterId>& derived_from(CounterId counter) const {
        return derived_from_[counter];
    }
    const std::vector<CounterId>& renewed_counters() const { return renewed_counters_; }
    // Those of figures of which each value is there a few times only.
    const std::vector<CounterId>& valued_counters() const { return valued_counters_; }
    bool moves_others(CounterId counter) const { return moves_others_[counter] != 0; }
    // Is there anything more to do when this counter changes than to let other counters follow?
    bool is_watched(CounterId counter) const { return watched_[counter] != 0; }
    // What sides of dice set off.
    const std::vector<EffectId>& face_effects() const { return face_effects_; }
    // Counters that tell who has the least or the most of a good.
    const std::vector<CounterId>& rank_counters() const { return rank_counters_; }
    // Is there more to settle when goods have changed hands than who was asked for them?
    bool goods_matter() const { return goods_matter_; }
    // Can a trade end the game, or is there more to settle?
    bool trades_matter() const { return trades_matter_; }
    // Counters that begin anew in each turn.
    const std::vector<CounterId>& turn_counters() const { return turn_counters_; }
    const std::vector<CounterId>& winning_counters() const { return winning_counters_; }
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
    void note_pieces();
    void note_figures();
    void note_lanes();
    void note_counters();
    void note_derived();
    void note_watched();
    void note_countings();
    void note_heard();
    bool moves_by_itself(CounterId counter) const;
    bool leaves_nothing(CounterId counter) const;
    void note_worths();
    void note_listeners();
    void note_terrains();
    void note_harvest();
    void note_goods();
    void note_bank_trades();
    void note_pairs();
    int pips_of_pair(int token) const;
    void note_choices();
    void note_cards();
    void note_plain_pieces();
    void note_victory();
    void note_income();

    std::shared_ptr<const Content> content_;
    static constexpr std::size_t kVerbs = kVerbCount;

    Layout layout_;
    PlaceSets place_sets_;
    std::uint32_t plain_pieces_ = 0;
    bool keeps_income_ = false;
    bool income_is_all_ = false;
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
    Table<CounterId, std::uint8_t> heard_counters_;
    bool hears_anything_ = false;
    bool has_turn_work_ = false;
    bool has_roll_work_ = false;
    Table<ActionKindId, std::vector<const Guard*>> guards_;
    std::vector<ActionKindId> guarded_kinds_;
    std::vector<CounterId> weights_;
    bool has_guards_ = false;
    bool has_weights_ = false;
    Table<EffectId, Effect> effects_;
    Table<EffectId, AnswerChain> chains_;
    Table<PhaseId, std::vector<Menu>> menus_;
    std::vector<PointPiece> point_pieces_;
    int points_of_supply_ = 0;
    std::vector<PointAward> point_awards_;
    std::vector<PointCard> point_cards_;
    int least_on_table_ = 0;
    std::vector<CardId> reveal_cards_;
    std::vector<PointCounter> point_counters_;
    Worths worths_;
    std::vector<CardId> target_cards_;
    std::vector<DeckId> play_decks_;
    std::uint32_t untokened_ = 0;
    std::vector<std::uint32_t> untokened_at_;
    static constexpr std::size_t kHarvestRow = Spot::kNone + 1;
    std::vector<PackedGoods> harvest_;
    bool has_small_yields_ = false;
    std::uint32_t receiving_ = 0;
    std::vector<CounterId> modifiers_;
    bool has_single_bonuses_ = false;
    GoodMask harvested_goods_ = 0;
    std::vector<CounterId> off_counters_;
    Table<CounterId, std::uint8_t> follows_;
    GoodMask public_goods_ = 0;
    GoodMask safe_goods_ = 0;
    GoodMask uncounted_goods_ = 0;
    GoodMask endless_goods_ = 0;
    GoodMask traded_goods_ = 0;
    std::array<int, kMaxGoods> least_to_trade_{};
    GoodMask kept_goods_ = 0;
    Table<TerrainId, GoodId> kept_on_;
    Bundle::Words kept_lanes_{};
    std::size_t own_effects_ = 0;
    bool has_bank_trades_ = false;
    std::vector<std::vector<std::uint8_t>> pair_tokens_;
    std::uint32_t border_ = 0;
    std::uint32_t closable_ = 0;
    std::uint32_t distant_ = 0;
    std::uint32_t interrupting_ = 0;
    std::uint32_t ending_routes_ = 0;
    bool corners_interrupt_ = true;
    std::uint32_t blocking_ = 0;
    std::array<PlaceGraph, 4> graphs_;  // by PlaceKind
    std::uint64_t occupying_figures_ = 0;
    std::uint64_t anchoring_figures_ = 0;
    std::uint64_t interrupting_figures_ = 0;
    std::uint64_t blocking_figures_ = 0;
    Table<PickId, std::uint64_t> pickable_kinds_;
    TileSet tiles_for_pawns_;
    std::vector<PawnId> guarding_pawns_;
    Table<PieceId, std::vector<PieceId>> piece_choices_;
    Table<PawnId, std::vector<PawnId>> pawn_choices_;
    std::vector<PawnId> sailing_pawns_;
    std::vector<CounterId> piece_counters_;
    std::vector<CounterId> figure_counters_;
    Table<FigureKindId, std::vector<FigureCounting>> countings_;
    std::vector<CounterId> sum_counters_;
    std::vector<CounterId> renewed_counters_;
    std::vector<CounterId> valued_counters_;
    Table<CounterId, std::vector<CounterId>> derived_from_;
    Table<CounterId, std::uint8_t> moves_others_;
    Table<CounterId, std::uint8_t> watched_;
    std::vector<EffectId> face_effects_;
    std::vector<CounterId> rank_counters_;
    bool goods_matter_ = false;
    bool trades_matter_ = false;
    std::vector<CounterId> card_counters_;
    std::vector<ZoneId> corner_zones_;
    Table<CornerId, PlayerId> land_of_;
    std::array<std::vector<TileId>, kMaxPlayers> tiles_of_seats_;
    std::array<SpotSet<CornerId>, kMaxPlayers> corners_of_seats_;
    Table<DeckId, std::vector<HandLimitId>> limits_of_decks_;
    std::vector<CounterId> turn_counters_;
    std::vector<CounterId> winning_counters_;
    std::array<ThingMask, kMomentCount> heard_{};
    std::array<RouteId, Spot::kNone + 1> routes_of_pieces_{};
    Table<PieceId, std::vector<EdgeIds>> lane_edges_;  // by seat
    EffectFlags runs_functions_;
    EffectFlags scoring_effects_;
    bool roll_scores_ = true;
    bool has_moves_ = false;
    std::uint32_t choosing_ = 0;
    std::uint32_t counting_ = 0;
    std::uint32_t drawing_ = 0;
    std::uint32_t acting_ = 0;
    bool has_face_down_ = false;
};

}  // namespace hexholm
