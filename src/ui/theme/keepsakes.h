// What a player chooses for himself alone: his face, his dice, the felt they roll on, the backs of cards. Some are earned.
// No rule knows of them, and nobody else sees them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace hexholm::ui {

enum class KeepsakeKind : std::uint8_t { face, dice, felt, card_back };
inline constexpr std::array<KeepsakeKind, 4> kKeepsakeKinds = {
    KeepsakeKind::face, KeepsakeKind::dice, KeepsakeKind::felt, KeepsakeKind::card_back};

// The feat on this machine that earns a keepsake.
enum class Feat : std::uint8_t { none, wins, wins_over_hard, wins_over_master, achievements };

struct Keepsake {
    const char* name;        // as settings name it: "brass"
    std::string_view title;  // untranslated
    std::uint32_t color = 0;
    Feat feat = Feat::none;
    int times = 0;  // the feat must have been done
};

// All of a kind; the first is the usual one. The first face is that of one's seat, those after it are Portrait::person
// 0, 1, ...
std::span<const Keepsake> keepsakes_of(KeepsakeKind kind);
const char* keepsake_kind_name(KeepsakeKind kind);  // as settings name it: "card_back"

// The chosen keepsakes, by their places among all of their kind.
struct Keepsakes {
    std::array<std::uint8_t, kKeepsakeKinds.size()> chosen{};
    std::uint32_t seat_color = 0;  // that a game gives its seats, wanted for the own one; 0: any

    std::uint8_t& place_of(KeepsakeKind kind) { return chosen[static_cast<std::size_t>(kind)]; }
    std::size_t place_of(KeepsakeKind kind) const { return chosen[static_cast<std::size_t>(kind)]; }
    const Keepsake& of(KeepsakeKind kind) const { return keepsakes_of(kind)[place_of(kind)]; }
    bool operator==(const Keepsakes&) const = default;
};

}  // namespace hexholm::ui
