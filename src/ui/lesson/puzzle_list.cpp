#include "src/ui/lesson/puzzle_list.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kPuzzlesWidth = 660;
constexpr float kPuzzlesHeight = 640;
constexpr float kUprightWidth = 400;  // where fingers need large cells
constexpr float kUprightHeight = 760;
constexpr float kGroupHead = 40;    // of a group
constexpr float kPuzzleCell = 54;   // from one to the next
constexpr float kOwnGamesRow = 62;  // the row for own games
constexpr int kShortTurn = 2;       // actions of a turn that is marked with one dot
constexpr int kMiddlingTurn = 4;    // and with two
constexpr std::uint32_t kSolved = 0x4E7F3A;

std::size_t cells_in_row(float width, float cell) {
    return std::max<std::size_t>(1, static_cast<std::size_t>(width / cell));
}

int solved_in(const PuzzleGroup& group) {
    return static_cast<int>(std::ranges::count_if(group.cells, &PuzzleCell::is_solved));
}

std::string help_of(const PuzzleCell& cell) {
    const std::string length =
        tr_count(cell.actions, "The best turn has {1} step.", "The best turn has {1} steps.");
    return cell.is_solved ? std::string(tr("Solved#a puzzle")) + ". " + length : length;
}

// One dot for a short turn, three for a long one.
void draw_length(Painter& painter, Rect rect, int actions) {
    const int dots = actions <= kShortTurn ? 1 : actions <= kMiddlingTurn ? 2 : 3;
    const float apart = painter.u(7);
    const float x = rect.center_x() - apart * static_cast<float>(dots - 1) / 2;
    for (int at = 0; at < dots; ++at)
        painter.list()->AddCircleFilled(
            {x + apart * static_cast<float>(at), rect.bottom() - painter.u(9)}, painter.u(2.2f),
            rgba(kInk, 0.55f));
}

class PuzzleGrid {
public:
    PuzzleGrid(Painter& painter, PuzzleListWish& wish) : painter_(painter), wish_(wish) {}

    float height_of(const PuzzleGroup& group, float width) const {
        const std::size_t across = cells_in_row(width, painter_.u(kPuzzleCell));
        const std::size_t rows = (group.cells.size() + across - 1) / across;
        return painter_.u(kGroupHead) + painter_.u(kPuzzleCell) * static_cast<float>(rows) +
               painter_.u(8);
    }

    void draw(const PuzzleGroup& group, std::size_t number, Rect area) {
        const float y = area.y + painter_.u(18);
        const std::string state = tr("{1} of {2} solved", {std::to_string(solved_in(group)),
                                                           std::to_string(group.cells.size())});
        painter_.text(Font::small, area.right(), y, rgba(kInkSoft), state, Align::right);
        painter_.text_within(Font::bold, area.x, y,
                             area.w - painter_.text_width(Font::small, state) - painter_.u(12),
                             rgba(kInk), group.title);
        const std::size_t across = cells_in_row(area.w, painter_.u(kPuzzleCell));
        const auto next = std::ranges::find(group.cells, false, &PuzzleCell::is_solved);
        for (std::size_t at = 0; at < group.cells.size(); ++at) {
            const Rect cell = {area.x + painter_.u(kPuzzleCell) * static_cast<float>(at % across),
                               area.y + painter_.u(kGroupHead) +
                                   painter_.u(kPuzzleCell) * static_cast<float>(at / across),
                               painter_.u(kPuzzleCell), painter_.u(kPuzzleCell)};
            const bool is_next = next == group.cells.begin() + static_cast<std::ptrdiff_t>(at);
            draw_cell(group.cells[at], {number, at}, cell.inset(painter_.u(4)), is_next);
        }
    }

private:
    void draw_cell(const PuzzleCell& cell, PuzzleListWish::Place place, Rect rect, bool is_next) {
        const std::string name =
            "puzzle_" + std::to_string(place.group + 1) + "_" + std::to_string(place.cell + 1);
        const ButtonLook look = is_next          ? ButtonLook::gold
                                : cell.is_solved ? ButtonLook::quiet
                                                 : ButtonLook::paper;
        if (painter_.button(name, rect, {.label = "", .look = look, .help = help_of(cell)}))
            wish_.open = place;
        painter_.text(Font::number, rect.center_x(), rect.center_y() - painter_.u(4), rgba(kInk),
                      std::to_string(place.cell + 1), Align::center);
        draw_length(painter_, rect, cell.actions);
        if (cell.is_solved) painter_.frame(rect, rgba(kSolved), painter_.u(9), painter_.u(3));
    }

    Painter& painter_;
    PuzzleListWish& wish_;
};

bool draw_search(Painter& painter, const PuzzleListModel& model, Rect row) {
    const Rect button = {row.x, row.y + painter.u(10), painter.u(290), painter.u(38)};
    const float x = button.right() + painter.u(14);
    painter.text_within(Font::small, x, button.center_y(), row.right() - x, rgba(kInkSoft),
                        model.searched);
    return painter.button("puzzles_search", button,
                          {.label = tr("Look for puzzles in my games"),
                           .look = ButtonLook::quiet,
                           .enabled = model.may_search,
                           .font = Font::number,
                           .help = std::string(tr("Turns in your own games that could have been "
                                                  "played much better become puzzles."))});
}

}  // namespace

PuzzleListWish draw_puzzle_list(Desk& desk, const PuzzleListModel& model, Scroll& scroll) {
    draw_veil(desk, "puzzles_veil", 0.45f);
    DialogFrame frame(desk, "puzzles_page", tr("Puzzles"), desk.width / 2, desk.height / 2,
                      desk.is_upright() ? kUprightWidth : kPuzzlesWidth,
                      desk.is_upright() ? kUprightHeight : kPuzzlesHeight, Layer::top);
    Painter painter(desk, frame.list());
    Rect inside = frame.inside();
    const float intro = painter.paragraph(
        Font::text, inside.x, inside.y + desk.u(6), inside.w, rgba(kInkSoft),
        tr("Each is a turn of a real game in which somebody missed much. Find the better turn."));
    inside.y += intro + desk.u(14);
    inside.h -= intro + desk.u(14) + desk.u(kOwnGamesRow);
    PuzzleListWish wish;
    {
        ScrollArea list(painter, "puzzles_bar", inside, scroll);
        PuzzleGrid grid(painter, wish);
        const float width = inside.w - desk.u(16);  // beside the bar
        for (std::size_t at = 0; at < model.groups.size(); ++at) {
            Rect row = list.row(grid.height_of(model.groups[at], width));
            row.w = width;
            grid.draw(model.groups[at], at, row);
        }
    }
    wish.search =
        draw_search(painter, model, {inside.x, inside.bottom(), inside.w, desk.u(kOwnGamesRow)});
    wish.close = frame.closed(painter);
    return wish;
}

}  // namespace hexholm::ui
