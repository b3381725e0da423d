// A game that is only watched: it plays by itself, stops, and goes to any moment.
#pragma once

#include <string>
#include <vector>

#include "engine/session/replay.h"

#include "src/app/play/room_mode.h"
#include "src/app/watchers/look_back_watch.h"
#include "src/ui/past/replay_marks.h"

namespace hexholm::app {

class ReplayMode : public RoomMode {
public:
    ReplayMode(const RoomParts& parts, Replay& replay)
        : RoomMode(parts), replay_(replay), look_back_(replay, show().setup().far_judge) {}

    bool acts() const override { return false; }
    bool takes_keys() const override { return true; }
    bool goes_on_alone() const override {
        return memory().replay_plays && replay_.position() < replay_.length();
    }
    double rate() const override;
    std::size_t position() const override { return replay_.position(); }
    // The table as it was after so many actions, at once; to watch how it came to the next one, one
    // step forward is played.
    void go_to(std::size_t position) override;
    RoomSetup to_play_on(PlayerId seat) const override;

    void wait(bool on) override { look_back_.wait(on); }
    void finish() override { look_back_.finish(); }
    void begin() override;
    void step() override;
    void go_on() override {
        if (memory().replay_plays) replay_.advance();
    }
    bool command(input::Command command) override;
    void draw_bar(ui::Desk& desk, const ui::Layout& layout) override;
    void draw(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& wish) override;

private:
    void show_mark(std::size_t position);
    void show_next_hand();
    void show_own_hand();
    void take_over();
    bool shows_chances() const;
    void draw_chances(ui::Desk& desk, const ui::Layout& layout);
    std::string hand_name() const;

    Replay& replay_;
    std::vector<ui::ReplayMark> marks_;
    LookBackWatch look_back_;
    bool can_go_on_ = false;  // people are still playing it
    PlayerId own_;            // the only person's seat; none where there are several
    bool takes_own_ = false;
};

}  // namespace hexholm::app
