#include "src/app/dev/dev_console.h"

#include <algorithm>

#include "engine/journal/action_text.h"
#include "engine/lua/calls/evaluate.h"

#include "src/app/dev/dev_inspect.h"

namespace hexholm::app {

static constexpr std::size_t kMostAnswers = 60;
static constexpr float kWidth = 372;  // units, as all below
static constexpr float kMargin = 12;
static constexpr float kTop = 64;
static constexpr float kBottom = 126;  // the bar of the hand
static constexpr float kButton = 30;
static constexpr float kCards = 28;  // the cards of the hand reach so far over its bar

static ui::Rect place_of_console(const ui::Desk& desk) {
    const float width = std::min(desk.u(kWidth), desk.width - desk.u(2 * kMargin));
    const float height = desk.height - desk.u(kTop + kBottom);
    return {desk.u(kMargin), desk.u(kTop), width, std::max(height, desk.u(240))};
}

// It shows what is hidden, which no other program lets out of its hands.
void DevConsole::toggle(GameRoom& room) {
    if (room.session().full() == nullptr) return;
    open_ = !open_;
    form_.focus = open_;
    form_.follow = true;
    room.inspect_places(open_);
    if (open_) return;
    room.mark_place({});
    forget_game();
    room.look_at(nullptr);
}

void DevConsole::forget_game() {
    past_.reset();
    pinned_ = pointed_ = {};
}

bool DevConsole::key(const platform::InputEvent& event, bool typing, GameRoom& room) {
    if (!open_) return false;
    const std::size_t now = room.game().state().actions;
    const std::size_t at = past_ ? at_ : now;
    switch (event.key) {
        case platform::Key::page_up:
            if (at > 0) go_to(at - 1, room);
            return true;
        case platform::Key::page_down: go_to(std::min(at + 1, now), room); return true;
        case platform::Key::enter: form_.enter |= typing; return typing;
        case platform::Key::escape:
            if (!typing) toggle(room);
            return !typing;
        default: return form_.focus;  // typed faster than the line could open
    }
}

const State& DevConsole::state(const GameRoom& room) const {
    return past_ ? *past_ : room.game().state();
}

void DevConsole::go_to(std::size_t actions, GameRoom& room) {
    form_.follow = true;
    if (actions >= room.game().state().actions) {
        past_.reset();
        room.look_at(nullptr);
        return;
    }
    at_ = actions;
    past_ = room.game().timeline().state_at(actions);
    room.look_at(&*past_);
}

void DevConsole::ask(const GameRoom& room) {
    const std::string question = form_.input.take();
    if (question.empty()) return;
    const Result<std::string> answer = evaluate(room.session().rulebook(), state(room), question);
    answers_.push_back({question, answer ? answer.value() : answer.problem().line(), !answer});
    if (answers_.size() > kMostAnswers) answers_.pop_front();
    form_.newest = true;
}

void DevConsole::show_printed(const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
        answers_.push_back({"print", line, false});
    while (answers_.size() > kMostAnswers)
        answers_.pop_front();
    form_.newest |= !lines.empty();
}

// The place under the mouse, or the one that was clicked while the mouse is elsewhere.
void DevConsole::point(ui::Desk& desk, GameRoom& room) {
    const input::Place picked = room.take_pick();
    if (picked.kind != PlaceKind::none) {
        pinned_ = picked;
        form_.tab = ui::ConsoleTab::place;
    }
    const input::Place hovered = room.place_under_mouse({desk.width, desk.height});
    pointed_ = hovered.kind == PlaceKind::none ? pinned_ : hovered;
    room.mark_place(form_.tab == ui::ConsoleTab::place ? pointed_ : input::Place());
}

std::vector<ui::ConsoleRow> DevConsole::rows(const GameRoom& room) const {
    const FullSession& session = room.game();
    const Inspected game = {session.rulebook(), state(room), session.seats()};
    switch (form_.tab) {
        case ui::ConsoleTab::player:
            return rows_of_player(game, PlayerId(std::min(form_.seat, session.seats().size() - 1)));
        case ui::ConsoleTab::game: return rows_of_game(game);
        case ui::ConsoleTab::past: return {};
        default: break;
    }
    if (pointed_.kind != PlaceKind::none) return rows_of_place(game, pointed_);
    return {{"Point at a tile, a corner or an edge.", ""}, {"A click keeps it here.", ""}};
}

void DevConsole::draw(ui::Desk& desk, GameRoom& room) {
    if (room.session().full() == nullptr) return;
    const ui::Rect place = place_of_console(desk);
    if (!open_) {
        const float side = desk.u(kButton);
        const float y = place.bottom() - side - desk.u(kCards);
        if (ui::draw_console_button(desk, {place.x, y, side * 1.2f, side})) toggle(room);
        return;
    }
    point(desk, room);
    const FullSession& session = room.game();
    const std::size_t now = session.state().actions;
    const std::vector<ui::ConsoleRow> lines = rows(room);
    std::vector<ui::ConsoleSeat> seats;
    for (const Seat& seat : session.seats())
        seats.push_back({seat.name, seat.color});
    const auto action = [&](std::size_t at) {
        return action_text(session.rulebook().content(), session.played()[at].action);
    };
    const ui::ConsoleWish wish = ui::draw_console(
        desk, {lines, action, now, past_ ? at_ : now, seats, answers_, place}, form_);
    if (wish.ask) ask(room);
    if (wish.go_to >= 0) go_to(static_cast<std::size_t>(wish.go_to), room);
    if (wish.close) toggle(room);
}

}  // namespace hexholm::app
