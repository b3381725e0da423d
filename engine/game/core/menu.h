// What players may do in a part of a turn, and what they need for it.
#pragma once

#include <array>
#include <vector>

#include "engine/base/packed_goods.h"
#include "engine/content/content.h"

namespace hexholm {

// Where figures of a player, or neutral ones, must be for an entry of a menu.
enum class Where : std::uint8_t {
    on_board,
    aboard,     // of another figure
    in_supply,  // from where they are put
    in_play,    // on the board or aboard
    carried,    // aboard figures of the player, or neutral ones, whoever owns them
    anybodys    // in play, whoever owns them
};
inline constexpr std::size_t kWheres = 6;

// Up to 64 of the kinds of actions that only a phase allows, in the order of their ids, and what
// they need. Most of them cost too much most of the time, so that is found out first. Offers to
// trade and laying cards open are not among them.
struct Menu {
    struct Entry {
        ActionKindId kind;
        Verb verb;
        std::uint16_t subject;
    };
    // A piece of which the player must have one in the supply. `entry` is the bit of the menu's
    // entry in a set.
    struct NeededPiece {
        std::uint64_t entry;
        PieceId piece;
    };
    // Kinds of figures of which one must be there; bit per kind.
    struct NeededFigure {
        std::uint64_t entry;
        std::uint64_t kinds;
        Where where;
    };
    // A counter of the player that must be within a range. `cell` is that of the first player.
    struct NeededCount {
        std::uint64_t entry;
        std::size_t cell;
        int least;
        int most;
    };
    // A counter that one of the player's figures must have within a range. The cells of a seat
    // stand in a row, seat by seat.
    struct NeededMark {
        std::uint64_t entry;
        std::size_t cell;  // of the first seat
        std::size_t of_seat;
        std::int16_t least;
        std::int16_t most;
    };
    // Pieces of which the player must have some on the board: then at most `most` of one of them
    // are left in his supply.
    struct NeededBuilt {
        struct Left {
            PieceId piece;
            int most;
            bool operator==(const Left&) const = default;
        };
        std::uint64_t entry;
        std::vector<Left> left;
    };
    // A card that must lie open before the player.
    struct NeededOpen {
        std::uint64_t entry;
        CardId card;
    };
    // A deck of which the player's cards must be worth enough together. `lacking` holds the entries
    // that need more, by what his cards are worth; its last row stands for all greater values.
    struct NeededWorth {
        struct Coin {
            CardId card;
            int value;
        };
        DeckId deck;
        std::vector<Coin> coins;
        std::vector<std::uint64_t> lacking;
    };
    // Four prices of the first eight goods, compared together. `too_dear` holds the entries that
    // are too dear, by the set of the prices that are.
    struct Prices {
        std::array<std::uint64_t, 4> goods{};
        std::array<std::uint64_t, 16> too_dear{};
    };
    static constexpr std::size_t kMost = 64;
    std::vector<Entry> entries;
    std::vector<NeededPiece> pieces;
    std::vector<NeededFigure> figures;
    std::vector<NeededCount> counts;         // of entries without a price
    std::vector<NeededCount> priced_counts;  // of entries with a price, mostly too dear
    std::vector<NeededMark> marks;
    std::vector<NeededBuilt> built;
    std::vector<NeededOpen> open;
    std::vector<NeededWorth> worths;
    std::vector<std::uint64_t> by_card;  // the entries that need the card
    std::vector<PackedGoods> prices;     // of each entry, the least that it can ever cost
    std::vector<Prices>
        small_prices;  // of the entries that cost something, of games with so few goods
    // Sets of entries, a bit for each:
    std::uint64_t all = 0;
    std::uint64_t at_once = 0;     // need no further test
    std::uint64_t of_pieces = 0;   // need a piece in the supply
    std::uint64_t of_cards = 0;    // need a card in the hand
    std::uint64_t of_goods = 0;    // cannot be done without goods
    std::uint64_t of_prices = 0;   // cost goods
    std::uint64_t of_rates = 0;    // trades at the rates that the state stores
    std::uint64_t following = 0;   // their prices follow the game and are asked for each time
    std::uint64_t of_figures = 0;  // need a figure at some place
    std::uint64_t of_counts = 0;   // need counters within a range
    std::uint64_t of_marks = 0;    // need a figure with a counter within a range
    std::uint64_t of_built = 0;    // need pieces on the board
    std::uint64_t of_open = 0;     // need a card that lies open
    std::uint64_t of_worths = 0;   // need cards that are worth enough
    std::uint64_t of_moves = 0;    // move a piece
    std::uint64_t of_lines = 0;    // move a piece of a line
    std::uint64_t bare = 0;        // actions of mods that need nothing but picks and an effect
    std::uint64_t asked = 0;       // need tests that take longer, see not_possible()
    // Whether there are few prices of few goods. Then all prices are compared; otherwise only those
    // of entries for which the player has the card.
    bool is_short = false;
    // The entries that need something which the player does not hold, by the set of what he holds.
    // The set covers the ids from the first to the last that an entry needs.
    struct ByHeld {
        std::size_t first = 0;
        std::uint64_t all = 0;  // the set of all of them
        std::vector<std::uint64_t> lacking;
    };
    // The next four belong to plain menus, see Rulebook::plain_menu(): the entries that need cards
    // of the hand, those that need pieces of the supply, the only action that needs no further test
    // (as a number, of the first player), and the offers to trade, or none.
    static constexpr std::size_t kFewHeld = 10;
    ByHeld plain_cards;
    ByHeld plain_pieces;
    std::uint64_t lone = 0;
    ActionKindId offer;
};

// Adds the kind to the last of the menus, or to a new one. `plain_rates`: the bank trades only at
// the rates that the state stores.
void add_to_menus(const Content& content,
                  ActionKindId kind,
                  bool plain_rates,
                  std::vector<Menu>& menus);
// Makes the menu plain; false when it cannot be.
bool make_plain(ActionKindId offer, Menu& menu);

}  // namespace hexholm
