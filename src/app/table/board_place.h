// Where the board and the dice lie in the window: beside all panels, and as large as these allow.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/scene/clear_view.h"
#include "src/scene/tray_place.h"
#include "src/ui/theme/painter.h"

namespace hexholm::app {

// The places that must be seen of a table.
struct ToSee {
    std::vector<scene::Vec3> places;  // beside every panel
    std::vector<scene::Vec3> land;    // beside the tray, too
    scene::Vec3 middle;
    bool flat = false;  // from straight above only, and
    float yaw_rad = 0;  // from this side
};

class BoardPlace {
public:
    void lay(ToSee to_see, scene::Viewport viewport);
    // Panels that stay move the board for good, and so does the room for dialogs where the board need not be
    // much smaller beside it. Elsewhere a question moves it as long as it is asked and a moment longer, so that
    // it does not swing from one to the next; what the player opens lies over it. True when the views changed.
    // On a phone a question, too, may lie over a board that would be tiny beside it.
    bool stand_beside(const std::vector<ui::PanelSpot>& panels,
                      double now_s,
                      bool on_phone = false);

    // The cameras at the usual place and straight above.
    const scene::Camera& home() const { return led_ ? led_home_ : home_; }
    const scene::Camera& flat() const { return led_ ? led_flat_ : flat_; }
    // The mean distance of the camera straight above, with and without a dialog.
    float mean_distance() const;
    // The places that had to be seen when the board was laid last.
    const ToSee& to_see() const { return to_see_; }
    const scene::TrayPlace& tray() const { return led_ ? led_tray_ : tray_; }

private:
    void place();
    void lead();
    void stay_if_far();
    float usual_rad() const;
    scene::Camera eye_at(float pitch_rad) const;
    scene::Camera led_view(float pitch_rad, const std::vector<scene::Box>& boxes) const;
    scene::Camera view(float pitch_rad, const std::vector<scene::Box>& boxes) const;
    void keep(const std::string& name, const scene::Box& box);
    void keep_room();
    std::optional<scene::TrayPlace> free_tray(const scene::Camera& eye,
                                              const std::vector<scene::Box>& boxes) const;
    std::optional<scene::TrayPlace> cheapest_tray(const std::vector<scene::Box>& boxes) const;
    std::vector<scene::Box> with_tray(std::vector<scene::Box> boxes,
                                      const scene::TrayPlace& tray) const;

    ToSee to_see_;
    scene::Viewport viewport_;
    std::vector<std::string> kept_names_;
    std::vector<scene::Box> kept_;     // panels that stay, in the order of their names
    std::vector<scene::Box> passing_;  // questions
    scene::Box spare_;                 // where dialogs mostly come
    std::vector<scene::Box>
        free_of_;  // what the board lies beside for good: the first, and mostly the last of these
    scene::TrayPlace tray_{};
    scene::TrayPlace led_tray_{};
    scene::Camera home_, flat_, led_home_, led_flat_;
    bool led_ = false;
    bool on_phone_ = false;
    bool hides_ = false;   // whether something that passes lies over the board, were it not led
    double needed_s_ = 0;  // when something that passes last hid a part of the board
};

}  // namespace hexholm::app
