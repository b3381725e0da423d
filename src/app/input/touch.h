// Turns what fingers do on the screen into mouse input, which panels and the table understand.
// // One finger points and, when it is lifted at once, clicks; resting it shows what resting the
// mouse shows. Drawn over the table it moves the table, over panels it scrolls them or pulls what
// can be pulled. Two fingers move, turn and zoom.
#pragma once

#include <cstdint>
#include <vector>

#include "src/platform/input_event.h"
#include "src/scene/vec.h"

namespace hexholm::app {

class Touch {
public:
    // The events of a mouse that a finger's event stands for. `unit`: pixels of a point of the screen.
    std::vector<platform::InputEvent> take(const platform::InputEvent& event,
                                           bool over_panel,
                                           float unit,
                                           double now_s);
    // Whether fingers were what touched the program last; a mouse or keys end that.
    bool is_used() const { return is_used_; }
    void leave() { is_used_ = false; }

private:
    enum class Hold : std::uint8_t {
        none,
        still,   // not known yet what for
        pan,     // of the table
        scroll,  // of a panel
        pull,    // something in a panel
        pair,    // two fingers
        spent,   // until no finger is left
    };
    struct Finger {
        std::int64_t id = 0;
        scene::Vec2 at;
    };
    using Events = std::vector<platform::InputEvent>;

    void press(const platform::InputEvent& event, bool over_panel, double now_s, Events& told);
    void draw(const platform::InputEvent& event, float unit, Events& told);
    void lift(const platform::InputEvent& event, double now_s, Events& told);
    void begin_drawing(scene::Vec2 at, float unit, Events& told);
    void begin_pair(Events& told);
    void move_pair(Events& told);
    void end(Events& told);

    std::vector<Finger> fingers_;
    Hold hold_ = Hold::none;
    bool over_panel_ = false;
    bool is_used_ = false;
    scene::Vec2 start_;
    scene::Vec2 last_;
    double since_s_ = 0;
    float apart_ = 0;        // two fingers, in pixels
    float heading_rad_ = 0;  // from the one to the other
};

}  // namespace hexholm::app
