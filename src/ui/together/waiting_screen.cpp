#include "src/ui/together/waiting_screen.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kWaitingSeat = 46;
constexpr float kWaitingButton = 46;

struct WaitingRooms {
    Rect game, seats, link, talk, buttons;
};

WaitingRooms waiting_rooms(const Desk& desk, Rect area, std::size_t seats) {
    const float gap = desk.u(18);
    const float list = desk.u(30 + kWaitingSeat * static_cast<float>(seats));
    const float link = desk.u(84);
    WaitingRooms rooms;
    rooms.buttons = {area.x, area.bottom() - desk.u(kWaitingButton), area.w,
                     desk.u(kWaitingButton)};
    const float bottom = rooms.buttons.y - desk.u(16);
    if (desk.is_upright()) {
        rooms.game = {area.x, area.y, area.w, desk.u(300)};
        rooms.seats = {area.x, rooms.game.bottom() + gap, area.w, list};
        rooms.link = {area.x, rooms.seats.bottom() + gap, area.w, link};
        const float y = rooms.link.bottom() + gap;
        rooms.talk = {area.x, y, area.w, bottom - y};
        return rooms;
    }
    const float left = (area.w - desk.u(26)) * 0.46f;
    const float x = area.x + left + desk.u(26);
    rooms.seats = {x, area.y, area.right() - x, list};
    rooms.talk = {x, rooms.seats.bottom() + gap, rooms.seats.w,
                  bottom - rooms.seats.bottom() - gap};
    rooms.link = {area.x, bottom - link, left, link};
    rooms.game = {area.x, area.y, left, rooms.link.y - gap - area.y};
    return rooms;
}

// Draws the title of a term, and its value between two buttons.
void draw_term(
    Painter& painter, const WaitingTerm& term, std::size_t at, Rect row, WaitingWish& wish) {
    const float begin = row.x + row.w * 0.3f;
    painter.text_within(Font::text, row.x, row.center_y(), begin - row.x, rgba(kInk), term.title);
    const float side = painter.u(14);
    if (painter.stepper(term.name + "_less", begin + side, row.center_y(), "<", true))
        wish = {WaitingAct::less, at, {}};
    if (painter.stepper(term.name + "_more", row.right() - side, row.center_y(), ">", true))
        wish = {WaitingAct::more, at, {}};
    painter.text_within(Font::bold, (begin + row.right()) / 2, row.center_y(),
                        row.right() - begin - 4 * side, rgba(kInk), term.value, Align::center);
}

void draw_game(
    Painter& painter, const WaitingModel& model, Rect area, WaitingForm& form, WaitingWish& wish) {
    constexpr float kTermRow = 34;
    for (std::size_t at = model.terms.size(); at-- > 0;) {
        area.h -= painter.u(kTermRow);
        draw_term(painter, model.terms[at], at,
                  {area.x, area.bottom(), area.w, painter.u(kTermRow)}, wish);
    }
    float y = area.y;
    painter.text_within(Font::title, area.x, y + painter.u(14), area.w, rgba(kInk), model.game);
    y += painter.u(34);
    for (const std::string& words : {model.facts, model.mods}) {
        if (words.empty()) continue;
        y += painter.paragraph(Font::text, area.x, y, area.w, rgba(kInkSoft), words) + painter.u(4);
    }
    y += painter.u(8);
    painter.text(Font::number, area.x, y + painter.u(10), rgba(kInk), tr("Rules"));
    y += painter.u(28);
    if (model.rules.empty()) {
        painter.paragraph(Font::text, area.x, y, area.w, rgba(kInkSoft),
                          tr("All rules are at their defaults."));
        return;
    }
    ScrollArea list(painter, "rules_list", {area.x, y, area.w - painter.u(14), area.bottom() - y},
                    form.rules);
    for (const std::string& rule : model.rules) {
        const Rect row = list.row(painter.u(24));
        if (list.sees(row))
            painter.text_within(Font::text, row.x, row.center_y(), row.w, rgba(kInk), rule);
    }
}

void draw_free_seat(Painter& painter,
                    const WaitingModel& model,
                    const std::string& number,
                    std::size_t at,
                    Rect row,
                    WaitingWish& wish) {
    const float wide = painter.u(104);
    Rect button = {row.right() - wide - painter.u(6), row.y + painter.u(5), wide,
                   row.h - painter.u(10)};
    const ButtonSpec bot = {.label = tr("Bot"), .look = ButtonLook::quiet, .font = Font::bold};
    if (model.is_owner) {
        if (painter.button("bot_" + number, button, bot)) wish = {WaitingAct::put_bot, at, {}};
        button.x -= wide + painter.u(6);
    }
    const ButtonSpec sit = {.label = tr("Sit here"), .look = ButtonLook::quiet, .font = Font::bold};
    if (painter.button("sit_" + number, button, sit)) wish = {WaitingAct::take_seat, at, {}};
}

void draw_seat(
    Painter& painter, const WaitingModel& model, std::size_t at, Rect row, WaitingWish& wish) {
    const WaitingSeat& seat = model.seats[at];
    const std::string number = std::to_string(at + 1);
    painter.fill(row, seat.is_mine ? rgba(kGold, 0.3f) : rgba(kInk, 0.05f), painter.u(8));
    painter.seat_dot(row.x + painter.u(20), row.center_y(), painter.u(10), at,
                     shown_color(seat.color, painter.desk().seats.palette));
    const float x = row.x + painter.u(40);
    if (seat.is_free) {
        painter.text_within(Font::text, x, row.center_y(), row.w * 0.36f, rgba(kInkSoft),
                            tr("free"));
        return draw_free_seat(painter, model, number, at, row, wish);
    }
    const float kick = seat.may_be_freed ? painter.u(40) : painter.u(10);
    const float room = row.right() - kick - x;
    painter.text_within(Font::number, x, row.center_y(), room * 0.62f, rgba(kInk), seat.name);
    painter.text_within(Font::text, row.right() - kick, row.center_y(), room * 0.36f,
                        rgba(seat.is_ready ? 0x3B7A28 : kInkSoft), seat.words, Align::right);
    if (seat.may_be_freed &&
        painter.stepper("free_" + number, row.right() - painter.u(20), row.center_y(), "x", true))
        wish = {WaitingAct::free_seat, at, {}};
}

void draw_seats(Painter& painter, const WaitingModel& model, Rect area, WaitingWish& wish) {
    painter.text(Font::number, area.x, area.y + painter.u(10), rgba(kInk), tr("Seats"));
    Rect row = {area.x, area.y + painter.u(28), area.w, painter.u(kWaitingSeat - 6)};
    for (std::size_t at = 0; at < model.seats.size(); ++at, row.y += painter.u(kWaitingSeat))
        draw_seat(painter, model, at, row, wish);
}

void draw_link(Painter& painter, const WaitingModel& model, Rect area, WaitingWish& wish) {
    painter.fill(area, rgba(0xFFFFFF, 0.35f), painter.u(8));
    const Rect inside = area.inset(painter.u(12));
    const Rect copy = {inside.right() - painter.u(120), inside.center_y() - painter.u(20),
                       painter.u(120), painter.u(40)};
    const float room = copy.x - painter.u(14) - inside.x;
    painter.text_within(Font::number, inside.x, inside.y + painter.u(12), room, rgba(kInk),
                        tr("Send this link to your friends"));
    painter.text_within(Font::small, inside.x, inside.y + painter.u(42), room, rgba(kInkSoft),
                        model.link);
    if (painter.button("copy_link", copy,
                       {.label = tr("Copy"), .look = ButtonLook::paper, .font = Font::number}))
        wish.act = WaitingAct::copy_link;
}

void draw_buttons(Painter& painter, const WaitingModel& model, Rect row, WaitingWish& wish) {
    const Rect leave = {row.x, row.y, painter.u(130), row.h};
    if (painter.button("back", leave,
                       {.label = tr("Leave"), .key = painter.desk().key(input::Command::cancel)}))
        wish.act = WaitingAct::leave;
    Rect right = {row.right() - painter.u(200), row.y, painter.u(200), row.h};
    if (model.is_owner) {
        if (painter.button("start", right,
                           {.label = tr("Start the game"),
                            .look = model.may_start ? ButtonLook::gold : ButtonLook::paper,
                            .enabled = model.may_start}))
            wish.act = WaitingAct::start;
        right = {right.x - painter.u(170), row.y, painter.u(160), row.h};
    }
    const bool calls = !model.is_ready && model.may_get_ready;
    if (model.has_seat &&
        painter.button("get_ready", right,
                       {.label = model.is_ready ? tr("Not ready") : tr("I'm ready"),
                        .look = calls ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = model.may_get_ready}))
        wish.act = WaitingAct::ready;
    const float x = leave.right() + painter.u(16);
    const bool is_bad = !model.problem.empty();
    const std::string& words = is_bad ? model.problem : model.notice;
    const float width = right.x - painter.u(16) - x;
    const float height = painter.paragraph_height(Font::small, width, words);
    painter.paragraph(Font::small, x, row.center_y() - std::min(height, row.h) / 2, width,
                      rgba(is_bad ? kBad : kInkSoft), words);
}

}  // namespace

WaitingWish draw_waiting(Desk& desk, const WaitingModel& model, WaitingForm& form) {
    const PageSize size = page_size(desk, {1130, 660});
    DialogFrame frame(desk, "waiting_page", tr("Setting up the table"), desk.width / 2,
                      desk.height / 2, size.width, size.height);
    Painter painter(desk, frame.list());
    const WaitingRooms rooms = waiting_rooms(desk, frame.inside(), model.seats.size());
    WaitingWish wish;
    draw_game(painter, model, rooms.game, form, wish);
    draw_seats(painter, model, rooms.seats, wish);
    draw_link(painter, model, rooms.link, wish);
    draw_buttons(painter, model, rooms.buttons, wish);
    wish.talk = draw_talk(painter, model.talk, model.may_say, rooms.talk, form.talk);
    return wish;
}

}  // namespace hexholm::ui
