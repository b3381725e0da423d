// A game in play as the author of a mod needs it: its rules change, its past is looked at, its
// places are pointed at.
#include <algorithm>
#include <limits>

#include "src/anim/places/places.h"
#include "src/app/play/game_room.h"
#include "src/scene/pick.h"

namespace hexholm::app {

static constexpr float kCornerReach = 0.24f;
static constexpr float kEdgeReach = 0.22f;
static constexpr float kTileReach = 0.95f;

std::vector<RecordedAction> GameRoom::record() const {
    return setup_.replay.empty() ? session_->played() : standing_actions(setup_.replay);
}

Status GameRoom::change_rules(std::shared_ptr<const Content> content,
                              std::vector<RecordedAction> played,
                              scene::Viewport viewport) {
    look_at(nullptr);
    const PlayerId viewer = presenter_->shown().viewer;
    const PlayerId handing_to = handing_to_;
    const anim::Extent before = anim::extent_of(setup_.content->board);
    setup_.content = std::move(content);
    const std::size_t watched = replay_ == nullptr ? 0 : replay_->position();
    (setup_.replay.empty() ? setup_.played : setup_.replay) = std::move(played);
    forget_rules();
    // The old session lets go of the journal before the new one begins it anew.
    session_.reset();
    replay_ = nullptr;
    Result<std::unique_ptr<Session>> session = session_for(setup_);
    if (!session) return session.problem();
    session_ = std::move(session.value());
    replay_ = dynamic_cast<Replay*>(session_.get());
    looks_ = anim::find_looks(this->content(), names_, look_.piece_set);
    Update first;
    session_->let_bots_act(false);
    if (session_->poll(0, first)) begin(first);
    if (replay_ != nullptr) go_to(std::min(watched, replay_->length()));
    presenter_->look_as(viewer);
    presenter_->take_told();  // the log has it already
    handing_to_ = handing_to;
    const anim::Extent after = anim::extent_of(this->content().board);
    if (after.radius != before.radius || after.middle != before.middle) resize(viewport);
    refresh();
    return Done{};
}

// Everything that is known by a number of the old content.
void GameRoom::forget_rules() {
    presenter_.reset();
    decor_.clear();
    legal_.clear();
    refusals_.clear();
    targets_.clear();
    idle_figures_.clear();
    hovered_ = kNoTarget;
    tip_place_ = {};
    rivals_ = {};
    preferred_ = ActionKindId();
    log_.clear();
    marks_.clear();
    tally_.reset();
    hands_.reset();
    known_ = nullptr;
    open_state_ = {};
    const bool long_log = memory_.long_log;
    memory_ = ui::TableMemory();
    memory_.long_log = long_log;
    anchors_ = {};
    heard_.clear();
    troubles_.clear();
    known_failures_.clear();
    picked_ = marked_ = {};
    marked_finished_ = false;
}

void GameRoom::look_at(const State* past) {
    if (past == nullptr) {
        if (present_) presenter_ = std::move(present_);
        present_.reset();
        stale_ = true;
        return;
    }
    presenter_->skip();
    known_ = nullptr;  // that is of the present
    const PlayerId viewer = presenter_->shown().viewer;
    if (!present_) present_ = std::move(presenter_);
    presenter_ = std::make_unique<anim::Presenter>(session_->rulebook(), *past, viewer);
    legal_.clear();
    targets_.clear();
    idle_figures_.clear();
    hovered_ = kNoTarget;
    choices_ = {};
    draft_ = {};
    begun_by_player_ = false;
    to_act_ = 0;
    refusals_.assign(content().kinds.size(), Refusal{Reason::not_now, {}, 0});
}

// Corners and edges are small: whoever is near one means it, and else the tile.
input::Place GameRoom::place_under_mouse(scene::Viewport viewport) const {
    if (mouse_over_panel_ || camera_.dragging()) return {};
    const auto ground = scene::pick_ground(camera_.camera(1), viewport, mouse_);
    if (!ground) return {};
    const Board& board = session_->rulebook().board();
    input::Place nearest;
    const auto look = [&](PlaceKind kind, float reach, auto ids) {
        float least = reach;
        for (const auto id : ids) {
            const float away = scene::ground_distance(anim::place_of(board, id), *ground);
            if (away >= least) continue;
            least = away;
            nearest = {kind, id.number()};
        }
        return least < reach;
    };
    if (look(PlaceKind::corner, kCornerReach, all_ids<CornerId>(board.corner_count())))
        return nearest;
    if (look(PlaceKind::edge, kEdgeReach, all_ids<EdgeId>(board.edge_count()))) return nearest;
    look(PlaceKind::tile, kTileReach, all_ids<TileId>(board.tile_count()));
    return nearest;
}

void GameRoom::mark_inspected(scene::Scene& scene) const {
    if (marked_.kind == PlaceKind::none) return;
    constexpr scene::Color kInspected = {0.35f, 0.9f, 1.0f};
    const auto targets = input::targets_at(session_->rulebook().board(), {marked_});
    scene.marks.push_back(input::mark_of(targets.front(), kInspected, true));
}

}  // namespace hexholm::app
