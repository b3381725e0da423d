#include "src/ui/screens/loading_screen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {
namespace {

constexpr int kRings = 2;           // round the tile in the middle
constexpr float kFlat = 0.66f;      // as the eye sees the sea, aslant
constexpr double kWave_s = 1.8;     // from one wave of light to the next
constexpr float kHalfWidth = 4.4f;  // of the island, in sides of a tile
constexpr float kPi = std::numbers::pi_v<float>;

// The tile in the middle first, then ring by ring.
struct Tile {
    float x, y;   // in sides of a tile, before the sea is seen aslant
    float order;  // 0 to 1: when light comes to it
};

std::vector<Tile> island() {
    std::vector<Tile> tiles;
    for (int q = -kRings; q <= kRings; ++q)
        for (int r = -kRings; r <= kRings; ++r) {
            if (std::abs(q + r) > kRings) continue;
            const float x = std::sqrt(3.0f) * (static_cast<float>(q) + static_cast<float>(r) / 2);
            const float y = 1.5f * static_cast<float>(r);
            const float turn = (std::atan2(y, x) + kPi) / (2 * kPi);
            tiles.push_back({x, y, turn});
        }
    return tiles;
}

// How bright light is that comes round once in kWave_s and fades behind itself.
float light_at(float order, double time_s) {
    const double since = time_s / kWave_s - static_cast<double>(order);
    const auto behind = static_cast<float>(since - std::floor(since));
    return std::pow(1 - behind, 2.5f);
}

void draw_tile(Painter& painter, float x, float y, float side, float light) {
    std::array<ImVec2, 6> corners;
    for (std::size_t at = 0; at < corners.size(); ++at) {
        const float angle = kPi / 3 * static_cast<float>(at) + kPi / 6;
        corners[at] = {x + side * std::cos(angle), y + side * std::sin(angle) * kFlat};
    }
    painter.list()->AddConvexPolyFilled(corners.data(), 6, rgba(kGold, 0.08f + 0.42f * light));
    painter.list()->AddPolyline(corners.data(), 6, rgba(kCream, 0.4f + 0.5f * light),
                                ImDrawFlags_Closed, painter.u(2));
}

}  // namespace

void draw_rising_island(Painter& painter, Rect place, Font font, std::string_view text) {
    const float line = painter.u(46);
    const float side = std::min(place.w / (2 * kHalfWidth), (place.h - line) / (8 * kFlat));
    const float x = place.center_x();
    const float y = place.y + (place.h - line) / 2;
    for (const Tile& tile : island())
        draw_tile(painter, x + tile.x * side, y + tile.y * side * kFlat, side * 0.92f,
                  light_at(tile.order, painter.desk().time_s));
    const float below = y + 4 * kFlat * side + line / 2;
    const float shift = painter.u(1.5f);
    const Font fits = painter.fitting(font, place.w, text);
    painter.text(fits, x + shift, below + shift, rgba(0x000000, 0.5f), text, Align::center);
    painter.text(fits, x, below, rgba(kCream), text, Align::center);
    painter.desk().lively = true;
}

Rect draw_rising_board(Painter& painter,
                       float wide,
                       float high,
                       float below,
                       std::string_view title,
                       std::string_view text) {
    const Desk& desk = painter.desk();
    const Rect board = {desk.width / 2 - desk.u(wide / 2), desk.height / 2 - desk.u(high / 2),
                        desk.u(wide), desk.u(high)};
    painter.wood(board);
    const float room = board.w - desk.u(48);
    painter.text_within(Font::title, board.center_x(), board.y + desk.u(44), room, rgba(kCream),
                        title, Align::center);
    draw_rising_island(
        painter, {board.x + desk.u(24), board.y + desk.u(72), room, board.h - desk.u(72 + below)},
        Font::bold, text);
    return board;
}

void draw_loading(Desk& desk, std::string_view game) {
    Sheet sheet(desk, "loading", {0, 0, desk.width, desk.height});
    Painter painter(desk, sheet.list());
    const ZoomToFit zoom(desk, 480, 400);
    const Rect board =
        draw_rising_board(painter, 440, 360, 48, game, tr("The game is being set up ..."));
    const std::string back = tr("{1}: {2}", {desk.key(input::Command::cancel), tr("Back")});
    painter.text_within(Font::small, board.center_x(), board.bottom() - desk.u(24),
                        board.w - desk.u(48), rgba(kCreamSoft), back, Align::center);
}

}  // namespace hexholm::ui
