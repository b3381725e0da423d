#include "src/ui/together/host_screen.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/together/join_screen.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

void draw_who(Painter& painter, Rect row, HostForm& form) {
    const float gap = painter.u(10);
    const float wide = (row.w - gap) / 2;
    const auto look = [](bool chosen) { return chosen ? ButtonLook::red : ButtonLook::paper; };
    if (painter.button("host_net", {row.x, row.y, wide, row.h},
                       {.label = tr("Anyone on my network"),
                        .look = look(form.is_open),
                        .font = Font::number}))
        form.is_open = true;
    if (painter.button(
            "host_here", {row.right() - wide, row.y, wide, row.h},
            {.label = tr("This computer only"), .look = look(!form.is_open), .font = Font::number}))
        form.is_open = false;
}

}  // namespace

HostWish draw_host(Desk& desk, const std::string& problem, HostForm& form) {
    DialogFrame frame(desk, "host_page", tr("Your own tables"), desk.width / 2, desk.height / 2,
                      620, 430);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    float y = area.y;
    y += painter.paragraph(Font::text, area.x, y, area.w, rgba(kInk),
                           tr("Friends join tables hosted by this program. When you quit, games "
                              "pause; they continue when you open your tables again.")) +
         desk.u(14);
    painter.text(Font::number, area.x, y + desk.u(8), rgba(kInk),
                 tr("What should other players call you?"));
    y += desk.u(24);
    draw_text_box(painter, "host_name", {area.x, y, area.w, desk.u(46)}, {kMostGuestNameLetters},
                  form.name, Typing::at_once);
    y += desk.u(62);
    painter.text(Font::number, area.x, y + desk.u(8), rgba(kInk), tr("Who can join?"));
    y += desk.u(24);
    draw_who(painter, {area.x, y, area.w, desk.u(44)}, form);
    y += desk.u(56);
    const Rect row = {area.x, area.bottom() - desk.u(46), area.w, desk.u(46)};
    const Font font = painter.paragraph_height(Font::text, area.w, problem) > row.y - y
                          ? Font::small
                          : Font::text;
    painter.paragraph(font, area.x, y, area.w, rgba(kBad), problem);
    HostWish wish = HostWish::none;
    if (painter.button("back", {row.x, row.y, desk.u(130), row.h},
                       {.label = tr("Back"), .key = desk.key(input::Command::cancel)}))
        wish = HostWish::back;
    const bool may_open = !form.name.empty();
    if (painter.button("host_open", {row.right() - desk.u(220), row.y, desk.u(220), row.h},
                       {.label = tr("Open my tables"),
                        .look = may_open ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = may_open}))
        wish = HostWish::open;
    return wish;
}

StayWish draw_others_there(Desk& desk, std::size_t others) {
    draw_veil(desk, "others_veil", 0.5f);
    DialogFrame frame(desk, "others_page", tr("Other players are at your tables"), desk.width / 2,
                      desk.height / 2, 560, 260, Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    const int count = static_cast<int>(std::min<std::size_t>(others, 1000));
    const std::string words =
        tr_count(count, "{1} other player is there, and cannot continue without you.",
                 "{1} other players are there, and cannot continue without you.");
    const float high = painter.paragraph(Font::text, area.x, area.y, area.w, rgba(kInk), words);
    painter.paragraph(Font::text, area.x, area.y + high + desk.u(8), area.w, rgba(kInkSoft),
                      tr("Nothing is lost: their games continue when you open your tables again."));
    const float y = area.bottom() - desk.u(46);
    StayWish wish = StayWish::none;
    if (painter.button("others_stay", {area.x, y, desk.u(190), desk.u(46)},
                       {.label = tr("Stay"), .look = ButtonLook::gold}))
        wish = StayWish::stay;
    if (painter.button("others_go", {area.right() - desk.u(250), y, desk.u(250), desk.u(46)},
                       {.label = tr("Close my tables")}))
        wish = StayWish::go;
    return wish;
}

}  // namespace hexholm::ui
