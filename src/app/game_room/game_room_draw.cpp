// How a game in play is drawn: the table with its highlights, and the panels.
#include <algorithm>
#include <utility>

#include "src/anim/stage/celebration.h"
#include "src/anim/stage/sparks.h"
#include "src/anim/stage/stage.h"
#include "src/app/game_room/game_room.h"
#include "src/app/play/table_marks.h"
#include "src/app/table/flat_look.h"
#include "src/scene/decor.h"
#include "src/ui/over_board/advice_marks.h"
#include "src/ui/over_board/dice_total.h"
#include "src/ui/panels/game_panels.h"
#include "src/ui/screens/menu_page.h"
#include "src/ui/table/action_words.h"

namespace hexholm::app {

void GameRoom::fill(double between, scene::Viewport viewport, scene::Scene& scene) {
    // Cues are functions of time, so the show is drawn between two steps by their clock alone.
    now_shown_ = show_.presenter().now() - (1 - between) * kStep_s;
    const anim::StageSetting setting = {show_.book(), show_.looks(), show_.colors()};
    anim::set_stage(setting, show_.shown(), show_.presenter().cues(), now_shown_, scene);
    if (decor_.empty() && scene.ground == scene::Ground::sea)
        decor_ = scene::decorate_sea(scene.tiles, scene.harbours, show_.names());
    scene.pieces.insert(scene.pieces.end(), decor_.begin(), decor_.end());
    scene.camera = eye_.camera().camera(static_cast<float>(between));
    const scene::Vec3 shake = anim::shake_at(show_.content(), show_.presenter().cues(), now_shown_);
    scene.camera.target = scene.camera.target + shake;
    if (eye_sways_) scene.camera.yaw_rad += anim::sway_rad(show_.presenter().cues(), now_shown_);
    scene.token_size = eye_.token_size();
    scene.tray.visible = true;
    scene.tray.place = eye_.tray().place;
    scene.tray.size = eye_.tray().size;
    const ui::Keepsakes& own = show_.look().own;
    scene.tray.felt = scene::rgb(own.of(ui::KeepsakeKind::felt).color);
    for (scene::Die& die : scene.tray.dice)
        if (die.sides.empty()) die.color = scene::rgb(own.of(ui::KeepsakeKind::dice).color);
    scene.marks.clear();
    scene.labels.clear();
    control_.update_hover(viewport);
    const TableMarks marks(show_, eye_, control_);
    if (!show_.busy() && !show_.is_handed_on())
        marks.mark_choices(scene, ui::first_places(show_.content(), advice_.shown().best));
    if (!show_.busy()) mode_->mark(scene);
    if (control_.inspects()) marks.mark_inspected(marked_, scene);
    marks.mark_pointed(scene);
    lean_back(show_.content(), show_.looks(), scene);
    owned_.clear();
    seen_from_ = scene.camera;
    lit_ = scene.marks;
    if (!show_.look().shapes) return;
    for (const scene::Piece& piece : scene.pieces)
        if (piece.seat >= 0) owned_.push_back(piece);
}

// The shape of its owner over every piece, wherever it moves just now.
void GameRoom::draw_seat_marks(ui::Desk& desk) const {
    ui::Painter painter(desk, ui::list_under_all());
    const scene::Viewport viewport = {desk.width, desk.height};
    for (const scene::Piece& piece : owned_) {
        const scene::Vec3 place = piece.position + scene::Vec3{0, piece.mark_above, 0};
        const auto seen = scene::project(seen_from_, viewport, place);
        if (!seen) continue;
        const float radius = 0.105f * scene::pixels_per_unit(seen_from_, viewport, place);
        const auto seat = static_cast<std::size_t>(piece.seat);
        painter.seat_dot(seen->x, seen->y, std::clamp(radius, desk.u(4), desk.u(14)), seat,
                         show_.colors()[seat], piece.alpha);
    }
}

ui::Table GameRoom::table() const {
    ui::Table table = control_.table();
    table.not_saved = journal_problem_ ? &*journal_problem_ : nullptr;
    table.known = show_.is_handed_on() ? nullptr : known_.hands();
    table.tally = known_.tally();
    table.turn_left_s = turn_clock_.left_s();
    table.times = mode().seat_times();
    if (const ui::SeatTime* const own = table.time_of(table.viewer()); own != nullptr && own->runs)
        table.turn_left_s = static_cast<int>(own->left_s);
    table.advice = &advice_.shown();
    table.bots_talk = bots_talk_;
    table.objections = &show_.objections();
    table.settled_end = show_.settled_end();
    table.shared_line = shared_line_;
    table.spotlight = spotlight_.shown();
    table.turned = show_.turned();
    return table;
}

RoomWish GameRoom::draw(ui::Desk& desk, const ui::Preferences& preferences, bool covered) {
    picture_is_old_ = false;
    known_.count(control_.memory().dialog == ui::Dialog::statistics ||
                 show_.state().stage == Stage::over);
    show_.follow_open_hands();
    RoomWish wish = std::exchange(control_.wish(), {});
    ui::Intents intents;
    const scene::Camera camera = eye_.now();
    const ui::PanelSetting setting = {.camera = camera,
                                      .cues = show_.presenter().cues(),
                                      .now = now_shown_,
                                      .speed = ui::speed_name(preferences.speed),
                                      .covered = covered,
                                      .land = eye_.seen_land(),
                                      .bowl = eye_.bowl(desk),
                                      .marks = lit_};
    draw_seat_marks(desk);
    ui::draw_advice_marks(desk, table(), control_.memory(), camera);
    const ui::DrawnGame drawn =
        ui::draw_game(desk, table(), setting, control_.memory(), anchors_, intents);
    desk.zoom = drawn.layout.zoom;  // the bar stands among the panels, where they leave room for it
    if (!covered) mode().draw_bar(desk, drawn.layout);
    desk.zoom = 1;
    mode_->keep_room(desk, drawn.layout);
    eye_.make_room_for(desk, drawn.layout);
    TableMarks(show_, eye_, control_).add_hotspots(desk);
    if (!covered) mode_->draw(desk, drawn, wish);
    ui::draw_dice_total(desk, table(), show_.presenter().cues(), now_shown_, eye_.bowl(desk));
    if (!covered && show_.is_handed_on()) draw_call(desk, intents);
    if (!covered && !show_.is_handed_on() && !control_.inspects()) tip_.draw(desk, table());
    ui::draw_toasts(desk, drawn.layout, eye_.seen_land(), show_.toasts(), show_.clock_s());
    if (!troubles_.empty() && !covered && !show_.is_handed_on())
        answer_trouble(ui::draw_trouble(desk, show_.content(), troubles_.front()), wish);
    obey(intents, wish);
    return wish;
}

// Calls a player to the screen before anything of his is shown.
void GameRoom::draw_call(ui::Desk& desk, ui::Intents& intents) const {
    const PlayerId called = show_.called();
    const Seat& seat = show_.seats()[called.index()];
    intents.ready = ui::draw_hand_over(desk, seat.name, called.index(), seat.color);
    intents.undo |= ui::draw_undo_before_handing(desk, table().undo);
}

}  // namespace hexholm::app
