// What one seat of a table sees and may press, without a screen and without a session.
#pragma once

#include <array>
#include <deque>
#include <vector>

#include "src/anim/places/looks.h"
#include "src/ui/panels/game_panels.h"
#include "src/ui/table/layout.h"
#include "tests/src/drawn.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {

class SeatWindow {
public:
    SeatWindow(PaperWindow& paper, const Rulebook& rules, const State& now, PlayerId viewer)
        : window(paper),
          book(rules),
          state(now),
          shown(view_for(rules, now, viewer)),
          looks(anim::find_looks(rules.content(), paper.names(), "")),
          neutrals(ui::neutral_seats(rules.content())) {
        for (std::size_t seat = 0; seat < book.players(); ++seat)
            seats.push_back(
                {"Seat " + std::to_string(seat + 1), "", book.content().seat_colors[seat]});
        if (viewer.is_none()) return;
        legal_actions(book, state, viewer, legal);
        for (const ActionKindId kind : book.content().kinds.ids())
            refusals.push_back(why_not(book, state, viewer, kind));
    }

    ui::Table table() const {
        ui::Table table{
            .book = book,
            .shown = shown,
            .looks = looks,
            .seats = seats,
            .neutrals = neutrals,
            .log = log,
            .legal = legal,
            .refusals = refusals,
            .check = [this](const Action& action) { return check(book, state, action); },
            .draft = draft,
            .choices = choices};
        table.to_act = to_act(book, state);
        table.hands_hidden = hands_hidden;
        table.known = known;
        table.open = open;
        table.objections = objections;
        table.bots_talk = bots_talk;
        table.spotlight = spotlight;
        return table;
    }
    // All panels and dialogs, the second frame of them.
    Drawn show() {
        return window.show([this](ui::Desk& desk) { draw(desk); });
    }
    void click(const std::string& name) {
        window.click(name, [this](ui::Desk& desk) { draw(desk); });
    }
    Drawn tip(const std::string& name) {
        return window.tip(name, [this](ui::Desk& desk) { draw(desk); });
    }

    PaperWindow& window;
    const Rulebook& book;
    const State& state;
    View shown;
    anim::Looks looks;
    std::vector<Seat> seats;
    std::vector<Seat> neutrals;
    ActionList legal;
    std::vector<Refusal> refusals;
    bool hands_hidden = false;
    const KnownHands* known = nullptr;
    const State* open = nullptr;
    const std::array<Objection, kMaxPlayers>* objections = nullptr;
    bool bots_talk = true;
    const ui::Spotlight* spotlight = nullptr;
    std::vector<ImVec2> land;  // in the window
    ui::TableMemory memory;
    ui::Intents intents;  // of all frames
    ui::Layout layout;    // of the last frame

private:
    void draw(ui::Desk& desk) {
        const ui::PanelSetting setting = {
            .camera = camera_, .cues = cues_, .speed = "normal", .land = land};
        layout = ui::draw_game(desk, table(), setting, memory, anchors_, intents).layout;
        if (intents.open) memory.dialog = *intents.open;
    }

    std::deque<ui::LogLine> log;
    input::ActionDraft draft;
    input::Choices choices;
    scene::Camera camera_;
    std::vector<anim::Cue> cues_;
    ui::Anchors anchors_;
};

}  // namespace hexholm::test
