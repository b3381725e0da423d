#include "src/ui/layout.h"

#include <algorithm>

namespace hexholm::ui {

static constexpr float kMargin = 12;
static constexpr float kPlayerWidth = 236;
static constexpr float kPlayerHeight = 82;
static constexpr float kBuildWidth = 78;
static constexpr float kBarHeight = 106;
static constexpr float kTurnWidth = 206;

static void stack_players(const Desk& desk, std::size_t players, Layout& layout) {
    const float gap = desk.u(players > 4 ? 6.0f : 9.0f);
    const float room = desk.height - desk.u(2 * kMargin + kBarHeight + 10);
    const auto count = static_cast<float>(std::max<std::size_t>(players, 1));
    const float height = std::min(desk.u(kPlayerHeight), room / count - gap);
    const float left = desk.width - desk.u(kMargin + kPlayerWidth);
    for (std::size_t at = 0; at < players; ++at)
        layout.players.push_back({left, desk.u(kMargin) + static_cast<float>(at) * (height + gap),
                                  desk.u(kPlayerWidth), std::max(height, desk.u(30))});
}

Layout layout_for(const Desk& desk,
                  std::size_t players,
                  std::size_t goods,
                  std::size_t decks,
                  std::size_t build_buttons,
                  bool with_hand) {
    Layout layout;
    const float margin = desk.u(kMargin);
    stack_players(desk, players, layout);
    layout.tools = {margin, margin, desk.u(118), desk.u(38)};
    const float bank_width = desk.u(18 + 50 * static_cast<float>(goods + decks));
    layout.bank = {layout.tools.right() + desk.u(8), margin, bank_width, desk.u(44)};
    const float right = desk.width - desk.u(kPlayerWidth) - 2 * margin;
    layout.banner = {layout.bank.right() + margin, margin,
                     std::max(desk.u(60), right - layout.bank.right() - margin), desk.u(44)};
    layout.log = {margin, margin + desk.u(54), desk.u(330), desk.u(190)};
    const float bottom = desk.height - margin;
    const float bar = desk.u(kBarHeight);
    layout.turn = {desk.width - margin - desk.u(kTurnWidth), bottom - bar, desk.u(kTurnWidth), bar};
    const float builds = desk.u(8 + kBuildWidth) * static_cast<float>(build_buttons);
    layout.builds = {layout.turn.x - desk.u(4) - builds, bottom - bar, builds, bar};
    const float hand =
        std::min(desk.u(30 + 92 * static_cast<float>(goods)), layout.builds.x - 2 * margin);
    layout.hand = {margin, bottom - bar, with_hand ? std::max(hand, desk.u(80)) : 0, bar};
    layout.center_x = (desk.width - desk.u(kPlayerWidth) - margin) * 0.5f;
    return layout;
}

}  // namespace hexholm::ui
