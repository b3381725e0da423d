// A table at which a puzzle is solved: one turn, and what is said of it.
#pragma once

#include <string>

#include "engine/session/full_session.h"

#include "src/app/play/room_mode.h"

namespace hexholm::app {

class PuzzleMode : public RoomMode {
public:
    PuzzleMode(const RoomParts& parts, FullSession& game);

    bool acts() const override { return !at_table().shows_best; }
    bool talks() const override { return false; }
    // A player who was shown the solution has not solved the puzzle.
    bool is_solved() const override {
        return !at_table().shows_best && reached_ >= puzzle_.needed();
    }
    // After the turn nobody plays on.
    void go_on() override { game_.let_bots_act(false); }
    void step() override;
    void keep_room(ui::Desk& desk, const ui::Layout& layout) override;
    void draw(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& wish) override;

private:
    const PuzzleAtTable& at_table() const { return *show().setup().puzzle; }
    bool is_over() const;
    int reached_now();
    std::size_t done() const { return game_.timeline().size() - at_table().set.before.size(); }
    ui::LessonModel model() const;

    FullSession& game_;
    PuzzleJudge judge_;
    Puzzle puzzle_;           // as it is judged today
    int reached_ = kNothing;  // thousandths, by what was done in the turn, once it has ended
    double next_shown_s_ = 0;

    static constexpr int kNothing = -1;
};

}  // namespace hexholm::app
