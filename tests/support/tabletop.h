// A table to try a rule at: goods are dealt, pieces put down and dice turned as the test needs them.
#pragma once

#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/view/view.h"

#include "tests/support/base_game.h"

namespace hexholm::test {

// The seats of the rulebook's examples.
constexpr PlayerId A = PlayerId(0);
constexpr PlayerId B = PlayerId(1);
constexpr PlayerId C = PlayerId(2);
constexpr PlayerId D = PlayerId(3);
constexpr PlayerId E = PlayerId(4);
constexpr PlayerId F = PlayerId(5);

// Whatever is changed here keeps the invariants: goods come from the bank, cards from the pile,
// pieces from the supply, and awards follow.
class Tabletop {
public:
    // A game of this seed as it begins, before the first action.
    static Tabletop new_game(const std::string& options = "",
                             int players = 4,
                             std::uint64_t seed = 1);
    // The board of the beginner map (table 3.1) without any piece, all hands empty; it is the first
    // turn of A, who has not rolled.
    static Tabletop empty_board(const std::string& options = "", int players = 4);
    // An empty board of a game with other mods, on the map that it has. REQUIRES: the rulebook lives
    // as long as the table.
    static Tabletop empty_board_of(const Rulebook& book);
    // The same after A has rolled.
    static Tabletop main_phase(const std::string& options = "", int players = 4);

    const Rulebook& book() const { return *book_; }
    const Content& content() const { return book_->content(); }

    // Places on this board.
    TileId tile(int q, int r) const { return test::tile(*book_, q, r); }
    CornerId corner(int q, int r, const char* name) const {
        return test::corner(*book_, q, r, name);
    }
    EdgeId edge(int q, int r, const char* side) const { return test::edge(*book_, q, r, side); }

    // Moving things about without a rule.
    void give(PlayerId player, const std::string& goods);
    void take_away(PlayerId player, const std::string& goods);
    void empty_hand(PlayerId player);
    // So many cards of this kind stay in the bank; the rest goes to the hand of `keeper`.
    void leave_in_bank(const std::string& good, int count, PlayerId keeper);
    void put(PlayerId player, const std::string& piece, int place);
    void settlement(PlayerId player, CornerId where);
    void city(PlayerId player, CornerId where);
    void road(PlayerId player, EdgeId where);
    void roads(PlayerId player, const std::vector<EdgeId>& where);
    void put_robber(TileId where);
    void lay(TileId where, const std::string& terrain, int token);
    void harbour_at(EdgeId where, const std::string& harbour);
    // A card of this kind from the pile: held since an earlier turn, or to be drawn next.
    void deal(PlayerId player, const std::string& card, int count = 1);
    void put_on_top(const std::string& card);
    void empty_pile();  // the cards go out of the game
    void played_knights(PlayerId player, int count);
    void next_roll(int total);
    // The turn of this player begins; he has not rolled.
    void turn_of(PlayerId player);
    // The same after the roll.
    void main_phase_of(PlayerId player);

    // Actions. Each is checked, applied, and the invariants are checked after it.
    void roll(PlayerId player, int total);
    void end_turn(PlayerId player);
    void build(PlayerId player, const std::string& piece, int place);
    void build_road(PlayerId player, EdgeId where) { build(player, "road", where.number()); }
    void build_settlement(PlayerId player, CornerId where) {
        build(player, "settlement", where.number());
    }
    void build_city(PlayerId player, CornerId where) { build(player, "city", where.number()); }
    void act(const Action& action);
    void act(const std::string& kind, PlayerId player, std::vector<int> args = {});

    // Actions as values, to ask about them.
    Action action(const std::string& kind, PlayerId player, std::vector<int> args = {}) const;
    Action bank_trade(PlayerId player, const std::string& give, const std::string& get) const;
    // An offer to those players, `give` and `get` as in goods().
    Action offer(PlayerId player,
                 const std::string& give,
                 const std::string& get,
                 const std::vector<PlayerId>& asked) const;
    Action discard(PlayerId player, const std::string& goods) const;
    Action choose_goods(PlayerId player, const std::string& goods) const;
    Action build_action(PlayerId player, const std::string& piece, int place) const;

    Reason why_refused(const Action& action) const;
    Reason why_refused(const std::string& kind, PlayerId player, std::vector<int> args = {}) const {
        return why_refused(action(kind, player, std::move(args)));
    }
    bool allowed(const Action& action) const { return why_refused(action) == Reason::none; }
    bool allowed(const std::string& kind, PlayerId player, std::vector<int> args = {}) const {
        return allowed(action(kind, player, std::move(args)));
    }
    ActionList legal(PlayerId player) const;
    // How many legal actions of this kind the player has.
    int choices(PlayerId player, const std::string& kind) const;
    bool has_kind(const std::string& kind) const { return content().kind_named(kind).has_value(); }

    // What lies on the table, in words.
    std::string hand(PlayerId player) const;  // alphabetical: "1 brick 2 lumber"; "" when empty
    int cards_in_hand(PlayerId player) const;
    int in_bank(const std::string& good) const;
    int supply(PlayerId player, const std::string& piece) const;
    int held(PlayerId player, const std::string& card) const;
    int open(PlayerId player, const std::string& card) const;
    int removed(const std::string& card) const;
    int pile() const;
    int points(PlayerId player) const;       // with hidden cards
    int open_points(PlayerId player) const;  // what everybody sees
    int road_length(PlayerId player) const;
    int rate(PlayerId player, const std::string& good) const;
    PlayerId holder(const std::string& award) const;
    Spot at(CornerId where) const { return state.corners[where]; }
    Spot at(EdgeId where) const { return state.edges[where]; }
    TileId robber() const;
    bool asks(Op op, PlayerId player) const;  // is this the question on the table, to this player?
    PlayerMask waiting() const { return to_act(*book_, state); }
    bool over() const { return state.stage == Stage::over; }
    // Events of this kind since the last action began.
    int told(EventKind kind) const;

    State state;
    EventList events;

private:
    Tabletop(const Rulebook& book, std::uint64_t seed);
    void clear_board();
    // Tests write into the state; what the engine keeps beside it follows here.
    State with_derived() const;
    PhaseId phase_with(Verb verb) const;
    const Rulebook* book_;
};

// The names that the base mod gives to what the rulebook calls otherwise.
inline constexpr const char* kKnight = "knight";
inline constexpr const char* kRoadBuilding = "road_building";
inline constexpr const char* kInvention = "invention";
inline constexpr const char* kMonopoly = "monopoly";
inline constexpr const char* kLongestRoad = "longest_road";
inline constexpr const char* kLargestArmy = "largest_army";
inline constexpr const char* kHarbormaster = "harbormaster";

}  // namespace hexholm::test
