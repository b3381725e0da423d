// How large the cards of a board that is no island of hexes lie on the table, and how far apart.
#pragma once

namespace hexholm::scene {

// The distance from one card to the next. Cards are a little wider than high, as windows are.
inline constexpr float kCardStep = 1.14f;
inline constexpr float kRowStep = 1.0f;
// The size of a card; the rest of its place is a gap.
inline constexpr float kCardWidth = 1.07f;
inline constexpr float kCardHeight = 0.93f;
// Between two rows, where rows lie in which there is no card.
inline constexpr float kGap = 0.42f;

}  // namespace hexholm::scene
