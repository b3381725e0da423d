#include "src/ui/together/join_screen.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/screens/loading_screen.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kServerRow = 50;

void draw_line_of_problem(Painter& painter, Rect area, const std::string& problem) {
    const Font font =
        painter.paragraph_height(Font::text, area.w, problem) > area.h ? Font::small : Font::text;
    painter.paragraph(font, area.x, area.y, area.w, rgba(kBad), problem);
}

// Below each other: tables of one's own, servers in the net, those where one was before.
class PlaceList {
public:
    PlaceList(Painter& painter, ScrollArea& list, JoinWish& wish)
        : painter_(painter), list_(list), wish_(wish) {}

    void title(std::string_view words) {
        const Rect row = list_.row(painter_.u(30));
        painter_.text_within(Font::number, row.x, row.center_y(), row.w, rgba(kInk), words);
    }
    void note(std::string_view words) {
        const float wide = list_.area().w - painter_.u(14);
        const Rect row =
            list_.row(painter_.paragraph_height(Font::text, wide, words) + painter_.u(10));
        painter_.paragraph(Font::text, row.x, row.y, wide, rgba(kInkSoft), words);
    }
    void place(const std::string& button, const std::string& label, JoinWish go) {
        draw(button, row(), label, go);
    }
    // A button for a place, and beside it a small one that removes the place from the list.
    void place(const std::string& button,
               const std::string& label,
               JoinWish go,
               const std::string& remove,
               JoinWish gone) {
        const Rect all = row();
        draw(button, {all.x, all.y, all.w - painter_.u(40), all.h}, label, go);
        if (painter_.stepper(remove, all.right() - painter_.u(18), all.center_y(), "x", true))
            wish_ = gone;
    }

private:
    Rect row() {
        Rect row = list_.row(painter_.u(kServerRow));
        row.h -= painter_.u(8);
        return row;
    }
    void draw(const std::string& button, Rect rect, const std::string& label, JoinWish go) {
        if (painter_.button(button, rect, {.label = label, .font = Font::number})) wish_ = go;
    }

    Painter& painter_;
    ScrollArea& list_;
    JoinWish& wish_;
};

void draw_places(
    Painter& painter, const JoinModel& model, Rect area, JoinForm& form, JoinWish& wish) {
    ScrollArea area_of_list(painter, "server_list",
                            {area.x, area.y, area.w - painter.u(14), area.h}, form.servers);
    PlaceList list(painter, area_of_list, wish);
    if (model.is_host) {
        list.title(tr("Your own tables"));
        list.place("own_tables", model.own, {JoinAct::own, 0}, "close_own_tables",
                   {JoinAct::close_own, 0});
    }
    if (model.can_look_around) {
        list.title(tr("On this network"));
        if (model.nearby.empty())
            list.note(tr("Nobody is hosting tables on this network at the moment."));
        for (std::size_t at = 0; at < model.nearby.size(); ++at)
            list.place("nearby_" + std::to_string(at + 1), model.nearby[at], {JoinAct::nearby, at});
    }
    list.title(tr("Recent servers"));
    if (model.servers.empty())
        list.note(tr("None yet. A friend who runs a server can send you a link."));
    for (std::size_t at = 0; at < model.servers.size(); ++at) {
        const std::string number = std::to_string(at + 1);
        list.place("server_" + number, model.servers[at], {JoinAct::server, at},
                   "forget_server_" + number, {JoinAct::forget, at});
    }
}

}  // namespace

JoinWish draw_join(Desk& desk, const JoinModel& model, JoinForm& form) {
    const PageSize size = page_size(desk, {720, 520});
    DialogFrame frame(desk, "join_page", tr("Play together"), desk.width / 2, desk.height / 2,
                      size.width, std::min(size.height, 720.0f));
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    JoinWish wish;
    float y = area.y;
    y += painter.paragraph(
             Font::text, area.x, y, area.w, rgba(kInk),
             tr("Paste the link a friend sent you, or type the address of a server.")) +
         desk.u(10);
    const float high = desk.u(46);
    const float gap = desk.u(10);
    const Rect join = {area.right() - desk.u(130), y, desk.u(130), high};
    const Rect paste = {join.x - gap - desk.u(120), y, desk.u(120), high};
    const Rect box = {area.x, y, paste.x - gap - area.x, high};
    draw_text_box(painter, "link", box, {kMostLinkLetters}, form.link, Typing::at_once);
    if (painter.button("paste_link", paste, {.label = tr("Paste")})) wish.act = JoinAct::paste;
    const bool may_join = !form.link.empty();
    if (painter.button("join", join,
                       {.label = tr("Join"),
                        .look = may_join ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = may_join}))
        wish.act = JoinAct::join;
    y += high + desk.u(8);
    draw_line_of_problem(painter, {area.x, y, area.w, desk.u(44)}, model.problem);
    y += desk.u(54);
    const float bottom = area.bottom() - desk.u(46);
    draw_places(painter, model, {area.x, y, area.w, bottom - desk.u(16) - y}, form, wish);
    if (painter.button("back", {area.x, bottom, desk.u(130), desk.u(46)},
                       {.label = tr("Back"), .key = desk.key(input::Command::cancel)}))
        wish.act = JoinAct::back;
    if (model.can_host && !model.is_host &&
        painter.button("host", {area.right() - desk.u(220), bottom, desk.u(220), desk.u(46)},
                       {.label = tr("Host here"),
                        .help = std::string(
                            tr("Friends on your network join tables hosted by this program."))}))
        wish.act = JoinAct::host;
    return wish;
}

NameWish draw_guest_name(Desk& desk,
                         const std::string& host,
                         const std::string& problem,
                         std::string& name) {
    DialogFrame frame(desk, "guest_name_page", tr("What should other players call you?"),
                      desk.width / 2, desk.height / 2, 520, 250);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    painter.text_within(Font::text, area.x, area.y + desk.u(8), area.w, rgba(kInkSoft),
                        tr("This is your first time at {1}.", {host}));
    const Rect box = {area.x, area.y + desk.u(30), area.w, desk.u(46)};
    draw_text_box(painter, "guest_name", box, {kMostGuestNameLetters}, name, Typing::at_once);
    draw_line_of_problem(painter, {area.x, box.bottom() + desk.u(8), area.w, desk.u(40)}, problem);
    const float y = area.bottom() - desk.u(46);
    NameWish wish = NameWish::none;
    if (painter.button("back", {area.x, y, desk.u(130), desk.u(46)},
                       {.label = tr("Back"), .key = desk.key(input::Command::cancel)}))
        wish = NameWish::back;
    const bool may_go = !name.empty();
    if (painter.button("name_done", {area.right() - desk.u(180), y, desk.u(180), desk.u(46)},
                       {.label = tr("Enter"),
                        .look = may_go ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = may_go}))
        wish = NameWish::done;
    return wish;
}

bool draw_connecting(Desk& desk,
                     const std::string& title,
                     std::string_view words,
                     const std::string& problem) {
    Sheet sheet(desk, "connecting", {0, 0, desk.width, desk.height});
    Painter painter(desk, sheet.list());
    const ZoomToFit zoom(desk, 540, 460);
    const Rect board = draw_rising_board(painter, 500, 420, 138, title, words);
    const float x = board.center_x();
    if (!problem.empty())
        painter.middle_lines(Font::text, x, board.y + desk.u(312), board.w - desk.u(48),
                             rgba(0xFFC9A8), problem);
    return painter.button("back",
                          {x - desk.u(80), board.bottom() - desk.u(64), desk.u(160), desk.u(46)},
                          {.label = tr("Back"), .key = desk.key(input::Command::cancel)});
}

}  // namespace hexholm::ui
