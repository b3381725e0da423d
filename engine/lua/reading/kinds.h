// The kinds of things that a mod can declare.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/saying.h"
#include "engine/content/name_spaces.h"

namespace hexholm {

enum class Kind : std::uint8_t {
    good,
    terrain,
    route,
    counter,
    piece,
    pawn,
    figure,
    deck,
    card,
    zone,
    hand_limit,
    award,
    payment,
    harbour,
    map,
    replacement,
    shore,
    effect,
    pick,
    action,
    bonus,
    relief,
    bank_trade,
    track,
    panel,
    statistic,
    achievement,
    piece_set,
    cue,
    bot,
    aim,
    threat,
    moment,
    guard,
    neutral,
    phase,
    dice,  // from here on: without a name
    on_roll,
    on,  // of these there are many
    setup,
    seats,
    turn,
    rules
};
constexpr std::size_t kKindCount = static_cast<std::size_t>(Kind::rules) + 1;
constexpr bool is_named(Kind kind) {
    return kind < Kind::dice;
}

// Nameless declarations of which each stands for itself; all others are joined to one.
constexpr bool stands_alone(Kind kind) {
    return kind == Kind::on_roll || kind == Kind::on;
}

// Several may have one name: each mod guards what it likes.
constexpr bool may_repeat(Kind kind) {
    return kind == Kind::guard;
}

// These change the map that is used, one after the other in load order; all others have none.
constexpr bool is_in_load_order(Kind kind) {
    return kind == Kind::replacement || kind == Kind::shore;
}

std::string_view kind_word(Kind kind);  // "good", as in hex.good
// The words of all kinds of things with names, in the order of the kinds.
std::vector<std::string> kind_words();

// All declared names, sorted, by kind; the place in the row is the id.
struct Names {
    std::array<std::vector<std::string>, kKindCount> of_kind;
    NameSpaces spaces{};

    // The number of the thing that a mod means by a word; nullopt when it means none.
    std::optional<std::size_t> place_of(Kind kind,
                                        std::string_view word,
                                        std::string_view mod) const;
    // What to do when it means nothing.
    Saying remedy(Kind kind, const std::string& word) const;

    std::vector<std::string>& of(Kind kind) { return of_kind[static_cast<std::size_t>(kind)]; }
    const std::vector<std::string>& of(Kind kind) const {
        return of_kind[static_cast<std::size_t>(kind)];
    }
};

}  // namespace hexholm
