#include "src/ui/table/layout.h"

#include <algorithm>

#include "src/ui/table/hands_row.h"

namespace hexholm::ui {

static constexpr float kMargin = 12;
static constexpr float kAlarmHeight = 38;
static constexpr float kPlayerWidth = 236;
static constexpr float kPlayerHeight = 82;
static constexpr float kTallPlayerHeight = 106;
static constexpr float kDeedRows = 3 * 40;
static constexpr float kBuildWidth = 78;
static constexpr float kBarHeight = 106;
static constexpr float kTurnWidth = 258;
static constexpr float kBoardTrack = 40;
static constexpr float kTrackRow = 44;
static constexpr float kLowTrackRow = 34;  // where there are more than a few
static constexpr std::size_t kFewTracks = 4;
static constexpr float kTracksWidth = 244;

static void stack_players(const Desk& desk, const Furniture& furniture, Layout& layout) {
    const std::size_t players = furniture.players;
    const float gap = desk.u(players > 4 ? 6.0f : 9.0f);
    const float top = layout.alarm.bottom() + desk.u(kMargin);
    const float room = desk.height - top - desk.u(kMargin + kBarHeight + 10);
    const auto count = static_cast<float>(std::max<std::size_t>(players, 1));
    const float wanted =
        (furniture.chips ? kTallPlayerHeight : kPlayerHeight) + (furniture.hands ? kHandsRow : 0);
    const float height = std::min(desk.u(wanted), room / count - gap);
    const float left = desk.width - desk.u(kMargin + kPlayerWidth);
    for (std::size_t at = 0; at < players; ++at)
        layout.players.push_back({left, top + static_cast<float>(at) * (height + gap),
                                  desk.u(kPlayerWidth), std::max(height, desk.u(30))});
}

// A hand whose cards overlap still tells what is in it; players need two lines each.
float zoom_for(const Desk& desk, const Furniture& furniture) {
    constexpr float kLeastHand = 210;
    constexpr float kLeastPlayer = 58;
    constexpr float kLeastBanner = 230;
    const float bar = kTurnWidth + (8 + kBuildWidth) * static_cast<float>(furniture.build_buttons) +
                      (furniture.hand ? kLeastHand : 0) + 4 * kMargin;
    const float top = 118 + 8 + 18 + 50 * static_cast<float>(furniture.goods + furniture.decks) +
                      kLeastBanner + kPlayerWidth + 5 * kMargin;
    const float side = (furniture.chips ? kLeastPlayer + 22 : kLeastPlayer) *
                           static_cast<float>(furniture.players) +
                       kBarHeight + 3 * kMargin + (furniture.alarm ? kAlarmHeight : 0);
    return std::min({1.0f, desk.width / desk.u(std::max(bar, top)), desk.height / desk.u(side)});
}

Layout layout_for(const Desk& desk, const Furniture& furniture) {
    Layout layout;
    layout.zoom = desk.zoom;
    layout.scale = desk.u(1) / scale_for(desk.width, desk.height, 1);
    const float margin = desk.u(kMargin);
    if (furniture.alarm) layout.alarm = {0, 0, desk.width, desk.u(kAlarmHeight)};
    const float top = layout.alarm.bottom() + margin;
    stack_players(desk, furniture, layout);
    layout.tools = {margin, top, desk.u(158), desk.u(38)};
    const float bank_width =
        desk.u(18 + 50 * static_cast<float>(furniture.goods + furniture.decks));
    layout.bank = {layout.tools.right() + desk.u(8), top, bank_width, desk.u(44)};
    const float right = desk.width - desk.u(kPlayerWidth) - 2 * margin;
    layout.banner = {layout.bank.right() + margin, top,
                     std::max(desk.u(60), right - layout.bank.right() - margin), desk.u(44)};
    layout.counters = {margin, top + desk.u(52), desk.u(460), desk.u(30)};
    const float below = top + desk.u(furniture.counters ? 90.0f : 54.0f);
    layout.board_tracks = {margin, below, desk.u(310),
                           desk.u(kBoardTrack) * static_cast<float>(furniture.board_tracks)};
    const float log = layout.board_tracks.bottom();
    layout.log = {margin, log, desk.u(330), desk.u(furniture.tracks > 0 ? 108.0f : 190.0f)};
    const float row = furniture.tracks > kFewTracks ? kLowTrackRow : kTrackRow;
    layout.tracks = {
        margin, log + desk.u(112), desk.u(kTracksWidth),
        furniture.tracks == 0 ? 0 : desk.u(8 + row * static_cast<float>(furniture.tracks))};
    const float bottom = desk.height - margin;
    const float bar = desk.u(kBarHeight);
    layout.turn = {desk.width - margin - desk.u(kTurnWidth), bottom - bar, desk.u(kTurnWidth), bar};
    const float builds = desk.u(8 + kBuildWidth) * static_cast<float>(furniture.build_buttons);
    layout.builds = {layout.turn.x - desk.u(4) - builds, bottom - bar, builds, bar};
    const float hand = std::min(desk.u(30 + 92 * static_cast<float>(furniture.goods)),
                                layout.builds.x - 2 * margin);
    layout.hand = {margin, bottom - bar, furniture.hand ? std::max(hand, desk.u(80)) : 0, bar};
    const float free = layout.hand.right() + desk.u(10);
    layout.deeds = {free, bottom - bar - desk.u(8 + kDeedRows), desk.width - margin - free,
                    desk.u(kDeedRows)};
    layout.center_x = (desk.width - desk.u(kPlayerWidth) - margin) * 0.5f;
    return layout;
}

}  // namespace hexholm::ui
