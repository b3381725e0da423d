#include "src/ui/together/lobby_screen.h"

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kLobbyRow = 64;

void draw_row(Painter& painter, const LobbyRow& row, Rect area, std::size_t at, LobbyWish& wish) {
    const std::string number = std::to_string(at + 1);
    painter.fill(area, row.is_my_turn ? rgba(kGold, 0.38f) : rgba(kInk, 0.06f), painter.u(8));
    const float wide = painter.u(124);
    const Rect button = {area.right() - wide - painter.u(8), area.y + painter.u(8), wide,
                         area.h - painter.u(16)};
    const bool is_way_in = row.is_mine || row.can_join;
    const std::string_view label = row.is_my_turn ? tr("Your turn")
                                   : row.is_mine  ? tr("Go back")
                                   : row.can_join ? tr("Join")
                                                  : tr("Watch#a table");
    if (painter.button("table_" + number, button,
                       {.label = label,
                        .look = row.is_mine ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = is_way_in || row.can_watch,
                        .font = Font::number}))
        wish = {is_way_in ? LobbyAct::join : LobbyAct::watch, at};
    const float room = button.x - painter.u(16) - area.x;
    painter.text_within(Font::number, area.x + painter.u(14), area.y + area.h * 0.32f, room,
                        rgba(kInk), row.title);
    painter.text_within(Font::small, area.x + painter.u(14), area.y + area.h * 0.7f, room,
                        rgba(kInkSoft), row.facts);
}

void draw_rows(
    Painter& painter, const LobbyModel& model, Rect area, LobbyForm& form, LobbyWish& wish) {
    if (model.rows.empty()) {
        painter.middle_lines(
            Font::text, area.center_x(), area.center_y(), area.w, rgba(kInkSoft),
            tr("There are no open tables here. Open one, and send its link to your friends."));
        return;
    }
    ScrollArea list(painter, "table_list", area, form.rows);
    for (std::size_t at = 0; at < model.rows.size(); ++at) {
        Rect row = list.row(painter.u(kLobbyRow));
        row.h -= painter.u(8);
        draw_row(painter, model.rows[at], row, at, wish);
    }
}

// What a table of one's own would play, and the way there.
void draw_new_table(Painter& painter, const LobbyModel& model, Rect area, LobbyWish& wish) {
    painter.fill(area, rgba(0xFFFFFF, 0.35f), painter.u(8));
    const float wide = painter.u(190);
    const float high = painter.u(44);
    const Rect create = {area.right() - wide - painter.u(10), area.center_y() - high / 2, wide,
                         high};
    const Rect choose = {create.x - painter.u(160), create.y, painter.u(150), high};
    const bool may_create = !model.game.empty();
    if (painter.button("create_table", create,
                       {.label = tr("Open a table"),
                        .look = may_create ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = may_create,
                        .font = Font::number}))
        wish.act = LobbyAct::create;
    if (painter.button("choose_game", choose,
                       {.label = tr("Change game"),
                        .font = Font::number,
                        .help = std::string(tr(
                            "Game, players, mods and rules are taken from the New game screen."))}))
        wish.act = LobbyAct::choose_game;
    const float room = choose.x - painter.u(20) - area.x;
    painter.text_within(Font::small, area.x + painter.u(14), area.y + area.h * 0.3f, room,
                        rgba(kInkSoft), tr("Your own table"));
    painter.text_within(Font::number, area.x + painter.u(14), area.y + area.h * 0.66f, room,
                        rgba(kInk), model.game.empty() ? "..." : model.game);
}

}  // namespace

LobbyWish draw_lobby(Desk& desk, const LobbyModel& model, LobbyForm& form) {
    const PageSize size = page_size(desk, {860, 620});
    DialogFrame frame(desk, "lobby_page", model.host, desk.width / 2, desk.height / 2, size.width,
                      size.height);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    LobbyWish wish;
    painter.text_within(Font::text, area.x, area.y + desk.u(8), area.w, rgba(kInkSoft),
                        tr("You are {1} here.", {model.name}));
    const float bottom = area.bottom() - desk.u(46);
    const Rect own = {area.x, bottom - desk.u(84), area.w, desk.u(68)};
    const float y = area.y + desk.u(28);
    draw_rows(painter, model, {area.x, y, area.w - desk.u(14), own.y - desk.u(12) - y}, form, wish);
    draw_new_table(painter, model, own, wish);
    const Rect back = {area.x, bottom, desk.u(130), desk.u(46)};
    if (painter.button("back", back,
                       {.label = tr("Back"), .key = desk.key(input::Command::cancel)}))
        wish.act = LobbyAct::leave;
    const float x = back.right() + desk.u(20);
    float right = area.right();
    if (model.offers_to_look) {
        const Rect look = {right - desk.u(170), bottom, desk.u(170), desk.u(46)};
        if (painter.button("look_on", look,
                           {.label = tr("Watch#a table"), .look = ButtonLook::gold}))
            wish.act = LobbyAct::look_on;
        right = look.x - desk.u(16);
    }
    painter.paragraph(Font::small, x, bottom + desk.u(6), right - x, rgba(kBad), model.problem);
    return wish;
}

}  // namespace hexholm::ui
