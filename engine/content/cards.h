// Decks, their cards, and what pays for them.
#pragma once

#include <string>

#include "engine/content/things.h"

namespace hexholm {

enum class PlayedCards : std::uint8_t { stay, removed, reshuffled };
enum class RevealRule : std::uint8_t { to_win, own_turn, any_time };

// A pile of hidden cards to buy or draw from (B-166).
struct Deck {
    std::string name;
    Face face;
    Bundle cost;
    bool for_sale = false;
    bool recycles = false;  // removed cards are the new pile when it is used up (X-F-18)
    int hand_limit = 0;     // most hidden cards of it that a player holds; 0: any (X-F-19)
    bool operator==(const Deck&) const = default;
};

struct Card {
    std::string name;
    Face face;
    DeckId deck;
    int copies = 1;
    EffectId effect;  // none: nothing to play
    PlayedCards played = PlayedCards::removed;
    bool limited = true;  // counts to the cards that may be played in a turn (B-169)
    int points = 0;       // while held or open (B-184)
    RevealRule reveal = RevealRule::to_win;  // when a card with points may be laid open (B-185)
    int value = 0;               // what it pays where a price is named in its deck (X-F-12)
    bool opens_at_once = false;  // laid open when it is drawn (X-F-32)
    int raises_target = 0;       // while it lies open its owner needs so many points more (X-F-33)
    WindowId reacts_to;          // played in this window only
};

// Lets players pay parts of a deck's price from a counter of their own (T-44).
struct Payment {
    std::string name;
    Face face;
    DeckId deck;
    CounterId counter;
    int most = 1;  // goods replaced in one purchase, each by 1 of the counter
};

}  // namespace hexholm
