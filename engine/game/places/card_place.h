// Where one card is, and what an event tells of one that goes from place to place.
#pragma once

#include "engine/base/id.h"
#include "engine/content/zones.h"

namespace hexholm {

// A pile by its deck, a hand and what lies open by the player, a zone by its run.
struct CardPlace {
    CardWhere where = CardWhere::removed;
    std::uint8_t index = 0;

    PlayerId player() const { return PlayerId(index); }
    DeckId deck() const { return DeckId(index); }
    bool operator==(const CardPlace&) const = default;

    // The place as a number, as events carry it.
    std::int16_t number() const {
        return static_cast<std::int16_t>(static_cast<int>(where) * 256 + index);
    }
    static CardPlace of(int number) {
        return {static_cast<CardWhere>(number / 256), static_cast<std::uint8_t>(number % 256)};
    }
};

inline CardPlace hand_place(PlayerId player) {
    return {CardWhere::hand, player.value};
}
inline CardPlace open_place(PlayerId player) {
    return {CardWhere::open, player.value};
}
inline CardPlace pile_place(DeckId deck) {
    return {CardWhere::pile, deck.value};
}
inline CardPlace zone_place(std::size_t run) {
    return {CardWhere::zone, static_cast<std::uint8_t>(run)};
}

// What everybody sees of a card that is moved: the back of its deck, and how many cards lie beneath
// it afterwards.
struct CardMovement {
    static constexpr int kDecks = 32;

    DeckId deck;
    int beneath = 0;

    std::int16_t number() const { return static_cast<std::int16_t>(beneath * kDecks + deck.value); }
    static CardMovement of(int number) { return {DeckId(number % kDecks), number / kDecks}; }
};

}  // namespace hexholm
