#include "src/ui/table/layout.h"

#include <algorithm>

#include "src/ui/table/hands_row.h"

namespace hexholm::ui {

static constexpr float kMargin = 12;
static constexpr float kAlarmHeight = 38;
static constexpr float kPlayerWidth = 236;
static constexpr float kPlayerHeight = 82;
static constexpr float kTallPlayerHeight = 106;
static constexpr float kPhonePlayerHeight = 84;
static constexpr float kActionRows = 3 * 40;
static constexpr float kBuildWidth = 78;
static constexpr float kBarHeight = 106;
static constexpr float kTurnWidth = 258;
static constexpr float kBoardTrack = 40;
static constexpr float kTrackRow = 37;
static constexpr float kLowTrackRow = 34;  // where there are more than a few
static constexpr std::size_t kFewTracks = 4;
static constexpr float kTracksWidth = 264;

constexpr float kDockWidth = 344;
constexpr float kWideDock = 520;
constexpr float kLift = 26;  // so far the cards of the hand reach over its rim

static float player_height(const Furniture& furniture, bool on_phone) {
    const float tall = on_phone ? kPhonePlayerHeight : kTallPlayerHeight;
    return (furniture.chips ? tall : kPlayerHeight) + (furniture.hands ? kHandsRow : 0);
}

static float bank_width(const Furniture& furniture) {
    return 18 + 50 * static_cast<float>(furniture.goods + furniture.decks);
}

static float builds_width(const Furniture& furniture) {
    return (8 + kBuildWidth) * static_cast<float>(furniture.build_buttons);
}

static void stack_players(const Desk& desk, const Furniture& furniture, Layout& layout) {
    const std::size_t players = furniture.players;
    const float gap = desk.u(players > 4 ? 6.0f : 9.0f);
    const float top = layout.alarm.bottom() + desk.u(kMargin);
    const float room = desk.height - top - desk.u(kMargin + kBarHeight + 10);
    const auto count = static_cast<float>(std::max<std::size_t>(players, 1));
    const float height = std::min(desk.u(player_height(furniture, false)), room / count - gap);
    const float left = desk.width - desk.u(kMargin + kPlayerWidth);
    for (std::size_t at = 0; at < players; ++at)
        layout.players.push_back({left, top + static_cast<float>(at) * (height + gap),
                                  desk.u(kPlayerWidth), std::max(height, desk.u(30))});
}

// A phone that is held upright: what stands in a row elsewhere stands in two.
static bool is_narrow(const Desk& desk) {
    constexpr float kNarrow = 560;
    return desk.is_upright() && desk.width < desk.u(kNarrow) / desk.zoom;
}

// How high a button is there: 44 points, of the 360 that a phone is wide or more.
static float finger_height(const Desk& desk) {
    return desk.width * 44 / 360;
}

// Places the players in an upright window: side by side below the bank.
static float spread_players(const Desk& desk, const Furniture& furniture, Layout& layout) {
    constexpr float kLeastWidth = 180;
    const float top = layout.bank.bottom() + desk.u(8);
    const float room = desk.width - 2 * desk.u(kMargin);
    const std::size_t most =
        std::max<std::size_t>(1, static_cast<std::size_t>(room / desk.u(kLeastWidth)));
    const std::size_t rows = (furniture.players + most - 1) / most;
    const std::size_t columns = (furniture.players + rows - 1) / rows;
    const float width = room / static_cast<float>(columns);
    const float height = desk.u(player_height(furniture, layout.is_narrow));
    for (std::size_t at = 0; at < furniture.players; ++at)
        layout.players.push_back({desk.u(kMargin) + width * static_cast<float>(at % columns),
                                  top + (height + desk.u(6)) * static_cast<float>(at / columns),
                                  width - desk.u(6), height});
    return top + (height + desk.u(6)) * static_cast<float>(rows);
}

// A hand whose cards overlap still tells what is in it; players need two lines each.
static float zoom_upright(const Desk& desk, const Furniture& furniture) {
    if (is_narrow(desk)) {
        const float most = std::max({kTurnWidth, builds_width(furniture), bank_width(furniture)});
        return std::min(1.0f, desk.width / desk.u(most + 2 * kMargin));
    }
    const float bar = kTurnWidth + builds_width(furniture) + 3 * kMargin;
    const float top = 158 + 8 + bank_width(furniture) + 2 * kMargin;
    return std::min(1.0f, desk.width / desk.u(std::max(bar, top)));
}

CellGrid track_cells(const Desk& desk, std::size_t tracks, float room) {
    return {tracks, room, desk.u(110),
            is_narrow(desk) ? finger_height(desk) + desk.u(6) : desk.u(54)};
}

float zoom_for(const Desk& desk, const Furniture& furniture) {
    if (desk.is_upright()) return zoom_upright(desk, furniture);
    constexpr float kLeastHand = 210;
    constexpr float kLeastPlayer = 58;
    constexpr float kLeastBanner = 230;
    const float bar =
        kTurnWidth + builds_width(furniture) + (furniture.hand ? kLeastHand : 0) + 4 * kMargin;
    const float top = 118 + 8 + bank_width(furniture) + kLeastBanner + kPlayerWidth + 5 * kMargin;
    const float side = (furniture.chips ? kLeastPlayer + 22 : kLeastPlayer) *
                           static_cast<float>(furniture.players) +
                       kBarHeight + 3 * kMargin + (furniture.alarm ? kAlarmHeight : 0);
    return std::min({1.0f, desk.width / desk.u(std::max(bar, top)), desk.height / desk.u(side)});
}

// Tracks lie side by side over the hand, where they leave the board its width, and so do those of the board above it.
static float lay_tracks_across(const Desk& desk,
                               const Furniture& furniture,
                               float bottom,
                               Layout& layout) {
    const float all = desk.width - 2 * desk.u(kMargin);
    if (furniture.board_tracks > 0) layout.board_tracks.w = all;
    layout.board_tracks.h = furniture.board_tracks > 0 ? desk.u(kBoardTrack) : 0;
    layout.log.y = layout.board_tracks.bottom();
    layout.tracks = {desk.u(kMargin), bottom, all, 0};
    if (furniture.tracks == 0) return bottom;
    const std::size_t tracks = furniture.tracks - (furniture.numbers ? 1 : 0);
    const float cells = tracks == 0 ? 0 : track_cells(desk, tracks, all - desk.u(8)).height();
    layout.tracks.h = cells + desk.u(8 + (furniture.numbers ? kNumbersRow : 0));
    layout.tracks.y = bottom - desk.u(6) - layout.tracks.h;
    return layout.tracks.y;
}

// Tracks and the log, one below the other from there: dialogs that are not high stand below the tracks.
static void stack_column(const Desk& desk, const Furniture& furniture, float top, Layout& layout) {
    const float margin = desk.u(kMargin);
    layout.counters = {margin, top, desk.u(460), desk.u(30)};
    const float below = top + (furniture.counters ? desk.u(38) : 0);
    layout.board_tracks = {margin, below, desk.u(310),
                           desk.u(kBoardTrack) * static_cast<float>(furniture.board_tracks)};
    const float row = furniture.tracks > kFewTracks ? kLowTrackRow : kTrackRow;
    layout.tracks = {
        margin, layout.board_tracks.bottom(), desk.u(kTracksWidth),
        furniture.tracks == 0 ? 0 : desk.u(8 + row * static_cast<float>(furniture.tracks))};
    layout.log = {margin, layout.tracks.bottom(), desk.u(330),
                  desk.u(furniture.tracks > 0 ? 108.0f : 190.0f)};
}

// The place for counters of mods on a phone, in the row of the menu.
static Rect beside_tools(const Desk& desk, const Layout& layout) {
    const Rect& tools = layout.tools;
    const float left = tools.right() + desk.u(8);
    const float high = desk.u(30);
    return {left, tools.center_y() - high / 2, desk.width - desk.u(kMargin) - left, high};
}

// Players above the board, the hand below it over the row of buttons.
static void lay_upright(const Desk& desk, const Furniture& furniture, Layout& layout) {
    const float margin = desk.u(kMargin);
    const float bar = desk.u(kBarHeight);
    const float below = spread_players(desk, furniture, layout);
    layout.banner = {margin, below, desk.width - 2 * margin, desk.u(44)};
    const float all = desk.width - 2 * margin;
    const bool narrow = layout.is_narrow;
    const float builds = desk.u(builds_width(furniture));
    layout.turn = {desk.width - margin - desk.u(kTurnWidth), desk.height - margin - bar,
                   desk.u(kTurnWidth), bar};
    if (narrow) {
        const float high = finger_height(desk);  // all in one row
        layout.turn = {margin, desk.height - margin - high, all, high};
    }
    const float low = layout.turn.y - (narrow && builds > 0 ? bar + desk.u(8) : 0);
    layout.builds = {layout.turn.x - desk.u(4) - builds, low, builds, bar};
    if (narrow) layout.builds = {margin, low, builds > 0 ? all + desk.u(8) : 0, bar};
    const float hand = furniture.hand ? low - desk.u(8) - bar : low;
    layout.hand = {margin, hand, furniture.hand ? desk.width - 2 * margin : 0,
                   furniture.hand ? bar : 0};
    Furniture column = furniture;
    column.counters &= !narrow;
    stack_column(desk, column, layout.banner.bottom() + desk.u(8), layout);
    if (narrow) layout.counters = beside_tools(desk, layout);
    const float rows = desk.u(8 + kActionRows);
    // No finger rests on a card and lifts it.
    const float edge = hand - (furniture.hand ? desk.u(narrow ? 8 : kLift) : 0);
    const float above = lay_tracks_across(desk, furniture, edge, layout);
    layout.actions = {margin, above - rows, desk.width - 2 * margin, desk.u(kActionRows)};
    const float dock_top = narrow ? layout.banner.bottom() + desk.u(4) : desk.height * 0.4f;
    layout.dock = {{margin, dock_top, desk.width - 2 * margin, edge - desk.u(4) - dock_top},
                   std::min(kWideDock, (desk.width - 2 * margin) / desk.u(1)),
                   true};
    layout.center_x = desk.width * 0.5f;
}

Layout layout_for(const Desk& desk, const Furniture& furniture) {
    Layout layout;
    layout.zoom = desk.zoom;
    layout.is_upright = desk.is_upright();
    layout.is_narrow = is_narrow(desk);
    const float margin = desk.u(kMargin);
    if (furniture.alarm) layout.alarm = {0, 0, desk.width, desk.u(kAlarmHeight)};
    const float top = layout.alarm.bottom() + margin;
    layout.tools = {margin, top, desk.u(158), desk.u(38)};
    if (layout.is_narrow) {
        const float side = finger_height(desk);
        layout.tools = {margin, top, 4 * side + desk.u(6), side};
    }
    layout.bank = {layout.tools.right() + desk.u(8), top, desk.u(bank_width(furniture)),
                   desk.u(44)};
    if (layout.is_narrow)
        layout.bank = layout.bank.moved(margin - layout.bank.x, layout.tools.h + desk.u(8));
    if (desk.is_upright()) {
        lay_upright(desk, furniture, layout);
        return layout;
    }
    stack_players(desk, furniture, layout);
    const float right = desk.width - desk.u(kPlayerWidth) - 2 * margin;
    layout.banner = {layout.bank.right() + margin, top,
                     std::max(desk.u(60), right - layout.bank.right() - margin), desk.u(44)};
    stack_column(desk, furniture, top + desk.u(52), layout);
    const float bottom = desk.height - margin;
    const float bar = desk.u(kBarHeight);
    layout.turn = {desk.width - margin - desk.u(kTurnWidth), bottom - bar, desk.u(kTurnWidth), bar};
    const float builds = desk.u(builds_width(furniture));
    layout.builds = {layout.turn.x - desk.u(4) - builds, bottom - bar, builds, bar};
    const float hand = std::min(desk.u(30 + 92 * static_cast<float>(furniture.held)),
                                layout.builds.x - 2 * margin);
    layout.hand = {margin, bottom - bar, furniture.hand ? std::max(hand, desk.u(80)) : 0, bar};
    const float free = layout.hand.right() + desk.u(10);
    const float actions = bottom - bar - desk.u(8 + kActionRows);
    // Beside the players where these reach down to them.
    const bool beside = !layout.players.empty() && layout.players.back().bottom() > actions;
    const float end = beside ? layout.players.back().x - margin : desk.width - margin;
    layout.actions = {free, actions, end - free, desk.u(kActionRows)};
    const float dock_top = layout.counters.y;
    layout.dock = {
        {margin, dock_top, desk.u(kDockWidth), layout.turn.y - desk.u(kLift + 4) - dock_top},
        kDockWidth,
        false,
        layout.tracks.bottom()};
    layout.center_x = (desk.width - desk.u(kPlayerWidth) - margin) * 0.5f;
    return layout;
}

}  // namespace hexholm::ui
