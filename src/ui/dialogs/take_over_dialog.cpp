#include "src/ui/dialogs/take_over_dialog.h"

#include "engine/game/view/points.h"

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

// A button as wide as the dialog: colour, name, points.
static bool draw_seat(Painter& painter, const Table& table, PlayerId player, Rect rect) {
    const bool chosen =
        painter.button("take_" + std::to_string(player.index() + 1), rect, {.label = ""});
    painter.seat_dot(rect.x + painter.u(24), rect.center_y(), painter.u(10), player.index(),
                     table.color(player));
    const float right = rect.right() - painter.u(74);
    painter.text_within(Font::number, rect.x + painter.u(46), rect.center_y(),
                        right - rect.x - painter.u(46), rgba(kInk), table.seat(player).name);
    painter.star(right + painter.u(20), rect.center_y(), painter.u(9), rgba(0xC98A1B));
    painter.text(Font::number, right + painter.u(36), rect.center_y(), rgba(kInk),
                 std::to_string(public_points(table.book, table.state(), player)));
    return chosen;
}

void draw_take_over(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    const std::string about =
        std::string(tr("Which seat is yours? Bots play the others. The game you are watching stays "
                       "as it is; the new one is saved separately."));
    const float width = 430;
    const Painter measure(desk, list_under_all());
    const float words = measure.paragraph_height(Font::text, desk.u(width - 36), about);
    const auto seats = static_cast<float>(table.seats.size());
    DialogFrame frame(desk, "take_over", tr("Continue from here"), layout.center_x,
                      desk.height * 0.44f, width, 86 + words / desk.u(1) + 54 * seats);
    Painter painter(desk, frame.list());
    const Rect inside = frame.inside();
    painter.paragraph(Font::text, inside.x, inside.y + desk.u(4), inside.w, rgba(kInkSoft), about);
    Rect rect = {inside.x, inside.y + words + desk.u(16), inside.w, desk.u(46)};
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        if (draw_seat(painter, table, player, rect)) intents.take_over = player;
        rect.y += desk.u(54);
    }
    if (frame.closed(painter)) memory.dialog = Dialog::none;
}

}  // namespace hexholm::ui
