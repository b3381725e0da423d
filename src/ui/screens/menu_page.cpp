#include "src/ui/screens/menu_page.h"

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

MenuWish draw_menu(Desk& desk, const MenuModel& model) {
    constexpr float kEntry = 56;
    constexpr float kClock = 20;
    const float entries = 6.0f + (model.has_ends ? 1.0f : 0.0f) + (model.may_quit ? 1.0f : 0.0f);
    const UndoHint& undo = model.undo;
    draw_veil(desk, "menu_veil", 0.45f);
    DialogFrame frame(desk, "menu_page", "Hexholm", desk.width / 2, desk.height / 2, 340,
                      104 + kEntry * entries + (model.time_left.empty() ? 0 : kClock), Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    Rect rect = {area.x + desk.u(20), area.y + desk.u(8), area.w - desk.u(40), desk.u(46)};
    MenuWish wish = MenuWish::none;
    const auto entry = [&](const char* name, std::string_view label, ButtonLook look,
                           MenuWish what) {
        const bool enabled = what != MenuWish::undo || undo.allowed;
        if (painter.button(name, rect, {.label = label, .look = look, .enabled = enabled}))
            wish = what;
        rect.y += desk.u(kEntry);
    };
    entry("menu_go_on", tr("Back to the game"), ButtonLook::gold, MenuWish::go_on);
    entry("menu_undo", undo.allowed ? std::string_view(undo.words) : tr("Undo"), ButtonLook::paper,
          MenuWish::undo);
    entry("menu_saves", tr("Saved games"), ButtonLook::paper, MenuWish::saves);
    entry("menu_settings", tr("Settings"), ButtonLook::paper, MenuWish::settings);
    entry("menu_help", tr("How to play"), ButtonLook::paper, MenuWish::help);
    if (model.has_ends)
        entry("menu_ends", tr("End the game ..."), ButtonLook::paper, MenuWish::ends);
    entry("menu_title", tr("Leave the game"), ButtonLook::paper, MenuWish::to_title);
    if (model.may_quit) entry("menu_quit", tr("Quit"), ButtonLook::paper, MenuWish::quit);
    painter.text(Font::small, area.center_x(), area.bottom() - desk.u(4), rgba(kInkSoft),
                 model.about, Align::center);
    if (!model.time_left.empty())
        painter.text(Font::bold, area.center_x(), area.bottom() - desk.u(4 + kClock), rgba(kBad),
                     tr("Your turn's clock runs on: {1}", {model.time_left}), Align::center);
    return wish;
}

bool draw_hand_over(Desk& desk, std::string_view name, std::size_t seat, std::uint32_t color) {
    draw_veil(desk, "hand_over_veil", 0.82f);
    DialogFrame frame(desk, "hand_over", "", desk.width / 2, desk.height / 2, 460, 220, Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    painter.seat_dot(area.center_x(), area.y + desk.u(24), desk.u(17), seat, color);
    painter.text_within(Font::title, area.center_x(), area.y + desk.u(68), area.w, rgba(kInk),
                        tr("{1}, it's your turn", {name}), Align::center);
    painter.text(Font::text, area.center_x(), area.y + desk.u(96), rgba(kInkSoft),
                 tr("Everyone else, please look away."), Align::center);
    const Rect button = {area.center_x() - desk.u(100), area.bottom() - desk.u(48), desk.u(200),
                         desk.u(46)};
    return painter.button("ready", button,
                          {.label = tr("I'm ready"),
                           .look = ButtonLook::gold,
                           .key = desk.key(input::Command::choose)});
}

}  // namespace hexholm::ui
