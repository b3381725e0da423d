// A table at which a lesson is given: what is said, what is pointed at, and the ways on and back.
#pragma once

#include <string>
#include <vector>

#include "engine/session/lesson_table.h"

#include "src/app/play/room_mode.h"

namespace hexholm::app {

class LessonMode : public RoomMode {
public:
    LessonMode(const RoomParts& parts, LessonTable& table);

    bool talks() const override { return false; }
    bool takes_keys() const override { return true; }
    std::size_t steps_done() const override { return table_.step(); }
    // A table that goes on from here without a teacher, where bots play the seats that the lesson's
    // course played.
    RoomSetup to_play_on(PlayerId seat) const override;

    bool advises() const override;
    void begin() override;
    void step() override;
    bool command(input::Command command) override;
    // A player who tries something else is told kindly what the lesson waits for.
    void refuse(const Refusal& /*refusal*/) override { nudge(); }
    void click_nothing() override { nudge(); }
    void mark(scene::Scene& scene) const override;
    void keep_room(ui::Desk& desk, const ui::Layout& layout) override;
    void draw(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& wish) override;

private:
    const LessonStep* current() const;
    ui::LessonTask task() const;
    ui::Dialog needed_dialog() const;
    void nudge();
    void go_forward();
    void go_back();
    void show_step();
    std::string words(const std::string& english) const;
    std::string longest_words() const;  // of all steps
    scene::Vec3 position_of(const LessonPoint& point) const;
    void add_points(ui::Desk& desk,
                    const ui::DrawnGame& drawn,
                    std::vector<ui::LessonTarget>& targets) const;
    std::vector<ui::LessonTarget> targets(ui::Desk& desk, const ui::DrawnGame& drawn) const;

    LessonTable& table_;
    std::size_t seen_ = 0;  // the step that the table was prepared for
    std::string nudge_;     // to who has tried something else in this step
};

}  // namespace hexholm::app
