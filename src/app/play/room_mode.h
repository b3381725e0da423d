// What a table is used for: played at, watched again, learned or puzzled at, or looked at as it was.
#pragma once

#include <memory>

#include "src/app/play/table_eye.h"
#include "src/app/play/table_show.h"
#include "src/input/shortcuts.h"
#include "src/net/protocol/lobby.h"
#include "src/ui/dialogs/ends_dialog.h"
#include "src/ui/lesson/lesson_panel.h"
#include "src/ui/panels/game_panels.h"
#include "src/ui/past/replay_bar.h"

namespace hexholm::app {

class TableControl;

// The state of a mode that is kept when the rules of the table change.
struct ModeMemory {
    bool replay_plays = true;
    std::size_t replay_rate = 1;  // which of those that there are
    EventTopic replay_topic = EventTopic::roll;
    ui::LessonMemory lesson;
};

struct RoomParts {
    TableShow& show;
    TableControl& control;
    const TableEye& eye;
    ModeMemory& memory;
};

class RoomMode {
public:
    explicit RoomMode(const RoomParts& parts) : parts_(parts) {}
    virtual ~RoomMode() = default;

    // The viewer may act, when it is his turn.
    virtual bool acts() const { return true; }
    // Whether it is a real game: with hints, limits of time, and an end that is noted.
    virtual bool counts() const { return false; }
    // The judge may be asked.
    virtual bool advises() const { return counts(); }
    // Bots say something now and then.
    virtual bool talks() const { return true; }
    // Keys that else go from place to place mean something here.
    virtual bool takes_keys() const { return false; }
    // Whether nothing happens at the table.
    virtual bool stands_still() const { return false; }
    // Whoever must act does not sit at this screen.
    virtual bool goes_on_alone() const;
    // How fast it is shown; 1 is usual.
    virtual double rate() const { return 1; }
    // The number of actions that have happened in a game that is watched.
    virtual std::size_t position() const { return 0; }
    virtual void go_to(std::size_t /*position*/) {}
    // The number of steps that are done in a lesson.
    virtual std::size_t steps_done() const { return 0; }
    // Whether the puzzle is solved.
    virtual bool is_solved() const { return false; }
    // The clocks of a server, by seat; null: there are none.
    virtual const std::vector<ui::SeatTime>* seat_times() const { return nullptr; }
    // How the player who looks now may end the game; nullopt when he cannot.
    virtual std::optional<ui::EndsModel> ends() const { return std::nullopt; }
    virtual void wish_end(const net::Vote& /*vote*/) {}
    // The table as it is now, as a game of its own for this seat; none: for the seats as they are.
    virtual RoomSetup to_play_on(PlayerId /*seat*/) const { return parts_.show.setup(); }

    // Whether what is thought about beside the picture is waited for; see platform::Errand.
    virtual void wait(bool /*on*/) {}
    // Waits until no thought under way needs the table any more.
    virtual void finish() {}
    // The first state is shown.
    virtual void begin() {}
    // The next thing may happen, where it does so by itself.
    virtual void go_on() {}
    virtual void step() {}
    // True when the key means something here, or nothing at all.
    virtual bool command(input::Command /*command*/) { return false; }
    // What the viewer tried cannot be done.
    virtual void refuse(const Refusal& refusal);
    // A click that meant nothing.
    virtual void click_nothing() {}
    virtual void mark(scene::Scene& /*scene*/) const {}
    // The bar among the panels.
    virtual void draw_bar(ui::Desk& /*desk*/, const ui::Layout& /*layout*/) {}
    // Panels that are drawn later and beside which the board is laid.
    virtual void keep_room(ui::Desk& /*desk*/, const ui::Layout& /*layout*/) {}
    virtual void draw(ui::Desk& /*desk*/, const ui::DrawnGame& /*drawn*/, RoomWish& /*wish*/) {}

protected:
    TableShow& show() const { return parts_.show; }
    TableControl& control() const { return parts_.control; }
    const TableEye& eye() const { return parts_.eye; }
    ModeMemory& memory() const { return parts_.memory; }
    const Content& content() const { return parts_.show.content(); }

private:
    RoomParts parts_;
};

// The table is shown as it was, and nothing can be done; the present waits.
class PastMode : public RoomMode {
public:
    PastMode(const RoomParts& parts, const State& past);
    ~PastMode() override;
    PastMode(const PastMode&) = delete;
    PastMode& operator=(const PastMode&) = delete;

    bool acts() const override { return false; }
    bool stands_still() const override { return true; }
    bool goes_on_alone() const override { return false; }
    void look_at(const State& past);

private:
    std::unique_ptr<anim::Presenter> present_;
};

}  // namespace hexholm::app
