// Places for cards beside piles, hands and the table, and how cards are moved from place to place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/content/things.h"

namespace hexholm {

// Cards that lie in an order: a discard, a stack of one's own, cards that were turned over. The game has
// one of it, or several that are numbered, or each player has one, or each corner of the board.
struct Zone {
    std::string name;
    Face face;
    bool per_player = false;
    bool per_corner = false;
    int stacks = 1;                     // of the game; numbered from 1 in Lua
    Visibility seen = Visibility::all;  // by whom
    std::uint32_t decks = 0;            // bit per deck whose cards lie here
    int holds = 0;                      // cards in each; 0: all there are
    DeckId deals_from;                  // so many cards of this pile lie here at the start
    int deals = 0;
    std::size_t first_run = 0;  // in Content::zone_runs
};

// The cards of one owner, or one stack, of a zone. They lie in cells beside those of the counters: how many
// there are, then each from the bottom to the top, as 1 and its kind; 0 for what a view does not know.
struct ZoneRun {
    ZoneId zone;
    std::uint8_t owner = 0;  // seat, stack or corner, from 0
    std::size_t cell = 0;
    std::size_t room = 0;  // most cards
};

enum class CardWhere : std::uint8_t { hand, open, removed, pile, zone };

// A place of cards as declarations name it: whose it is follows from who does the effect.
struct CardSource {
    CardWhere where = CardWhere::hand;
    DeckId deck;  // of the pile
    ZoneId zone;
    bool picked = false;      // of the player, stack or corner that was picked before
    int top = 0;              // only so many of the topmost cards are looked at; 0: all
    std::uint32_t decks = 0;  // only cards of these; bit per deck; 0: of all
    bool operator==(const CardSource&) const = default;
};

// A step that moves cards.
struct CardMove {
    static constexpr int kAll = -1;
    static constexpr int kBottom = 0;  // of `at`: so many cards lie beneath it
    static constexpr int kTop = 10000;

    CardSource from;
    CardSource to;
    bool picked = false;  // the card that was picked; else the topmost ones
    CardId card;          // picked: this one instead
    int count = 1;
    int at = kTop;
    bool operator==(const CardMove&) const = default;
};

}  // namespace hexholm
