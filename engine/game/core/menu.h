// What players may do in a part of a turn, and what they need for it.
#pragma once

#include <array>
#include <vector>

#include "engine/base/packed_goods.h"
#include "engine/content/content.h"

namespace hexholm {

// Where figures of a player, or neutral ones, can be, as far as menus ask for it.
enum class Where : std::uint8_t {
    on_board,
    aboard,     // of another figure
    in_supply,  // from where they are put
    in_play,    // on the board or aboard
    carried,    // aboard figures of the player, or neutral ones, whoever owns them
    anybodys    // in play, whoever owns them
};
inline constexpr std::size_t kWheres = 6;

// Up to 64 of the kinds that only a phase allows, in the order of their ids, and what they need:
// most of them cost too much most of the time, and that is told apart before anything else. Trade
// and cards that are laid open are not among them.
struct Menu {
    struct Entry {
        ActionKindId kind;
        Verb verb;
        std::uint16_t subject;
    };
    // Of these the player must have one, in the supply or in the hand. `entry` is its bit in a set.
    struct NeededPiece {
        std::uint64_t entry;
        PieceId piece;
    };
    // One of these kinds of figures must be there; bit per kind.
    struct NeededFigure {
        std::uint64_t entry;
        std::uint64_t kinds;
        Where where;
    };
    // The player's counter with the first of these cells must be within the range.
    struct NeededCount {
        std::uint64_t entry;
        std::size_t cell;
        int least;
        int most;
    };
    // One of the player's figures of a kind must have a counter within the range. The cells of a seat stand in a
    // row, seat by seat.
    struct NeededMark {
        std::uint64_t entry;
        std::size_t cell;  // of the first seat
        std::size_t of_seat;
        std::int16_t least;
        std::int16_t most;
    };
    // The player must have some of one of these pieces on the board: so many are left in his supply at most.
    struct NeededBuilt {
        struct Left {
            PieceId piece;
            int most;
            bool operator==(const Left&) const = default;
        };
        std::uint64_t entry;
        std::vector<Left> left;
    };
    // The player must have the card open before him.
    struct NeededOpen {
        std::uint64_t entry;
        CardId card;
    };
    // His cards of the deck must be worth something together: the entries that need more, by what they are
    // worth; the last of these for all that is more.
    struct NeededWorth {
        struct Coin {
            CardId card;
            int value;
        };
        DeckId deck;
        std::vector<Coin> coins;
        std::vector<std::uint64_t> lacking;
    };
    // Four prices of the first eight goods, looked at together: which entries are too dear, by the set
    // of the prices that are.
    struct Prices {
        std::array<std::uint64_t, 4> goods{};
        std::array<std::uint64_t, 16> too_dear{};
    };
    static constexpr std::size_t kMost = 64;
    std::vector<Entry> entries;
    std::vector<NeededPiece> pieces;
    std::vector<NeededFigure> figures;
    std::vector<NeededCount> counts;         // of entries without a price
    std::vector<NeededCount> priced_counts;  // of those with one: mostly too dear
    std::vector<NeededMark> marks;
    std::vector<NeededBuilt> built;
    std::vector<NeededOpen> open;
    std::vector<NeededWorth> worths;
    std::vector<std::uint64_t> by_card;  // the entries that need the card
    std::vector<PackedGoods> prices;     // of each entry, at any time at least
    std::vector<Prices>
        small_prices;  // of the entries that cost something, of games with so few goods
    // Sets of entries, a bit for each.
    std::uint64_t all = 0;
    std::uint64_t at_once = 0;     // nothing else need be asked
    std::uint64_t of_pieces = 0;   // they need one
    std::uint64_t of_cards = 0;    // they need one
    std::uint64_t of_goods = 0;    // who holds no goods cannot do them
    std::uint64_t of_prices = 0;   // they cost goods
    std::uint64_t of_rates = 0;    // trades at the rates that the state keeps
    std::uint64_t following = 0;   // whose prices follow the game, so that they are asked each time
    std::uint64_t of_figures = 0;  // they need some that are somewhere
    std::uint64_t of_counts = 0;   // they need counters within a range
    std::uint64_t of_marks = 0;    // they need a figure with a counter within a range
    std::uint64_t of_built = 0;    // they need pieces on the board
    std::uint64_t of_open = 0;     // they need a card that lies open
    std::uint64_t of_worths = 0;   // they need cards that are worth something
    std::uint64_t of_moves = 0;    // they move a piece
    std::uint64_t of_lines = 0;    // of a line
    std::uint64_t bare = 0;        // actions of mods that need nothing else but picks and an effect
    std::uint64_t asked = 0;       // whatever of these is not told at once, see not_possible()
    // Are there few prices, of few goods? Then all of them are looked at; else those of entries for which
    // the player has the card.
    bool is_short = false;
    // The entries that need something which the player does not hold, by the set of what he does, of all from the
    // first to the last that an entry needs.
    struct ByHeld {
        std::size_t first = 0;
        std::uint64_t all = 0;  // the set of all of them
        std::vector<std::uint64_t> lacking;
    };
    // Of plain menus, see Rulebook::plain_menu(): the entries that need cards of the hand and pieces of the supply; the
    // only action that can be done at once, as a number, of the first player; the offers that players may make each
    // other then, or none.
    static constexpr std::size_t kFewHeld = 10;
    ByHeld plain_cards;
    ByHeld plain_pieces;
    std::uint64_t lone = 0;
    ActionKindId offer;
};

// Adds the kind to the last of the menus, or to a new one. `plain_rates`: the bank trades at the rates that the state
// keeps, and at no others.
void add_to_menus(const Content& content,
                  ActionKindId kind,
                  bool plain_rates,
                  std::vector<Menu>& menus);
// Can the menu be plain? Then it is made so.
bool make_plain(ActionKindId offer, Menu& menu);

}  // namespace hexholm
