#include "src/ui/over_board/dice_total.h"

#include <algorithm>
#include <string>

#include "src/ui/cards/card_sheet.h"

namespace hexholm::ui {

int rolled_total(const Content& content, const State& state) {
    int sum = 0;
    int counting = 0;
    bool thrown = true;
    for (std::size_t die = 0; die < content.dice.size() && die < state.dice.size(); ++die) {
        if (!content.dice[die].counts) continue;
        thrown &= state.dice[die] != 0;
        sum += state.dice[die];
        ++counting;
    }
    const int on_dice = thrown ? sum : 0;
    const int total = state.last_total != 0 ? state.last_total : on_dice;
    return counting == 1 && total == on_dice ? 0 : total;
}

// Draws the card that was turned over where dice would lie; under the mouse it shows its text
// again.
static void draw_turned(Painter& painter, const Table& table, Rect bowl) {
    const CardInfo info = info_of(table, table.turned);
    const float width = bowl.h * 0.56f;
    const Rect card = {bowl.center_x() - width / 2, bowl.center_y() - width * 0.7f, width,
                       width * 1.4f};
    draw_card(painter, card.center_x(), card.center_y(), width, info.face);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (!ImGui::GetIO().WantCaptureMouse && card.contains(mouse.x, mouse.y))
        draw_grown(painter.desk(), table, info, card, 1);
}

void draw_dice_total(
    Desk& desk, const Table& table, const std::vector<anim::Cue>& cues, double now, Rect bowl) {
    const bool rolls = std::ranges::any_of(cues, [now](const anim::Cue& cue) {
        return cue.kind == anim::CueKind::roll && cue.is_on(now);
    });
    const int total = rolled_total(table.content(), table.state());
    if (rolls || total == 0) return;
    Painter painter(desk, list_under_all());
    if (table.turned.is_some()) draw_turned(painter, table, bowl);
    const float radius = std::clamp(bowl.w * 0.15f, desk.u(13), desk.u(26));
    const bool dice = std::ranges::any_of(table.state().dice, [](int face) { return face != 0; });
    // The total lies on the rim, so that it covers no die.
    const bool covered = dice || table.turned.is_some();
    const float x = covered ? bowl.right() - radius * 0.8f : bowl.center_x();
    const float y = covered ? bowl.y + radius * 0.3f : bowl.center_y();
    const bool special = table.content().effect_of_roll(total).has_value();
    painter.dot(x, y, radius, special ? 0xA92C20 : 0xFBF2DC);
    const Font font = radius > desk.u(19) ? Font::title : Font::number;
    painter.text(font, x, y, rgba(special ? kCream : kInk), std::to_string(total), Align::center);
}

}  // namespace hexholm::ui
