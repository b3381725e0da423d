// Decks, their cards, and what pays for them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/content/dice.h"
#include "engine/content/things.h"

namespace hexholm {

// Where a card goes when it is played.
enum class PlayedCards : std::uint8_t {
    stay,        // open before its owner
    removed,     // out of the game
    reshuffled,  // into its pile, which is shuffled
    under,       // beneath its pile (K-192)
    discard      // into the zone that its deck names, on top (C-132)
};
// May a card be played of which nothing can come?
enum class NeedsEffect : std::uint8_t {
    some,  // one of its steps can do something (B-178)
    all,   // each of them can
    none   // it may be played for nothing
};
enum class RevealRule : std::uint8_t { to_win, own_turn, any_time };

// A pile of hidden cards to buy or draw from (B-166).
struct Deck {
    std::string name;
    Face face;
    Price cost;
    bool for_sale = false;
    bool recycles = false;  // removed cards are the new pile when it is used up (X-F-18)
    int hand_limit = 0;     // most hidden cards of it that a player holds; 0: any (X-F-19)
    PlayedCards played = PlayedCards::removed;  // of its cards that do not say otherwise
    ZoneId discard;                             // where cards go that are discarded
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
    Amount worth;                 // to bots, in the hand or open, in thousandths of a point
    int value = 0;                // what it pays where a price is named in its deck (X-F-12)
    bool opens_at_once = false;   // laid open when it is drawn (X-F-32)
    int raises_target = 0;        // while it lies open its owner needs so many points more (X-F-33)
    Price cost;                   // who plays it pays so much
    HookId test;                  // (game, player): may it be played now?
    PickId needs_pick;            // while there is something that can be picked so
    int everybody_has = 0;        // while everybody has so many points that all can see
    int together_have = 0;        // while all players together have so many
    int reason = -1;              // of the points: place in Content::reasons
    bool playable_fresh = false;  // in the turn in which it was drawn, too (K-190)
    NeedsEffect needs_effect = NeedsEffect::some;
    WindowId reacts_to;                             // played in this window only
    std::vector<std::pair<CounterId, int>> counts;  // in order; while it lies open (C-102)
    EffectId starts;  // what a step `start_card` does with it; none: nothing
    // The next four are for cards of a deck that replaces the dice (Rules::roll_from):
    int total = 0;               // what is rolled; 0: the next card says it
    std::vector<DieValue> dice;  // what these dice show
    bool ends_pile = false;      // all cards are shuffled, and it is laid on `beneath` of them
    int beneath = 0;
};

// What happens to who holds too many cards.
enum class OverLimit : std::uint8_t {
    refused,     // no card comes into a full hand
    at_once,     // he puts away what is too much
    before_end,  // the same; but in his own turn only when it ends (K-186, K-187)
    asked        // only a step asks for it (C-127)
};

// How many hidden cards of some decks together a player may hold.
struct HandLimit {
    std::string name;
    Face face;
    std::uint32_t decks = 0;  // bit per deck
    int most = 0;
    CounterId more;  // of the player: so many more (C-118)
    OverLimit over = OverLimit::at_once;
    PlayedCards put_away = PlayedCards::under;
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
