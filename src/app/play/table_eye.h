// Where the eye is in a game in play, and when it goes by itself to what matters.
#pragma once

#include <optional>
#include <vector>

#include "src/app/play/table_show.h"
#include "src/app/table/board_place.h"
#include "src/input/camera_control.h"
#include "src/input/camera_follow.h"
#include "src/input/targets.h"
#include "src/ui/panels/game_panels.h"

namespace hexholm::app {

class TableEye {
public:
    explicit TableEye(const TableShow& show) : show_(show) {}
    TableEye(const TableEye&) = delete;
    TableEye& operator=(const TableEye&) = delete;
    ~TableEye();

    input::CameraControl& camera() { return camera_; }
    const input::CameraControl& camera() const { return camera_; }
    scene::Camera now() const { return camera_.camera(1); }
    scene::Viewport viewport() const { return viewport_; }
    bool moving() const { return camera_.moving() || camera_.dragging() || cards_move_; }
    // What begins to move just now waits until it can be seen.
    bool makes_wait() const { return show_waits_; }
    // Cards go to other places, and what is drawn at them has to follow.
    bool cards_move() const { return cards_move_; }

    // The window has another shape; what the player looks at stays in sight.
    void resize(scene::Viewport viewport);
    // Called when another map lies on the table.
    void look_anew(scene::Viewport viewport) {
        place_ = {};
        resize(viewport);
    }
    // Goes where something happens, or where the targets of a question are.
    void follow(const ui::Preferences& preferences, const std::vector<input::Target>& targets);
    // Keys that choose a place out of sight are no wish to look elsewhere.
    void follow_cursor(scene::Vec3 place);
    // The table stays in sight beside all panels.
    void make_room_for(const ui::Desk& desk, const ui::Layout& layout);

    // The size of number tokens as a multiple of the usual one, so that a wide map can be read.
    float token_size() const { return token_size_; }
    const scene::TrayPlace& tray() const { return place_.tray(); }
    ui::Rect bowl(const ui::Desk& desk) const;  // with the dice
    const std::vector<ImVec2>& seen_land() const { return seen_land_; }

private:
    void follow_show();
    void follow_question(const std::vector<input::Target>& targets);
    bool look_at_places(const std::vector<scene::Vec3>& places,
                        input::Outlook outlook,
                        input::Want want);
    input::Outlook outlook() const;
    void find_seen_land();
    void find_token_size(float readable);
    void add_bowl();
    std::vector<scene::Vec3> places_in_sight() const;
    ToSee to_see() const;
    float side_of_viewer() const;
    void lay_growing_table();
    void lay_as_large_as_possible();
    void move_cards();

    const TableShow& show_;
    input::CameraControl camera_;
    scene::Viewport viewport_;
    float token_size_ = 1;
    BoardPlace place_;
    std::vector<scene::Vec3>
        in_sight_;            // what shall be, as the table was when it was looked at last
    scene::WindowPart free_;  // of the window: what no panel covers
    bool laid_ = false;       // beside the panels that there are
    float stacked_ = 0;       // how cards shall lie, see anim::stack_cards()
    bool cards_move_ = false;
    double moved_s_ = 0;              // until when they have moved
    std::optional<double> follow_s_;  // in which the eye gets there; none: it stays
    double followed_until_ = 0;       // of the show
    bool show_waits_ = false;
    std::vector<scene::Vec3> asked_;  // the places of the present question
    std::optional<double> asked_s_;   // since when they want to be seen
    std::vector<ImVec2> seen_land_;   // and the bowl; in the window, when the eye is where it began
};

}  // namespace hexholm::app
