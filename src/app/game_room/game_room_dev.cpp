// A game in play as the author of a mod needs it: its rules change, and its past is looked at.
#include <algorithm>

#include "src/anim/places/places.h"
#include "src/app/game_room/game_room.h"

namespace hexholm::app {

std::vector<RecordedAction> GameRoom::record() const {
    return setup().replay.empty() ? game().played() : standing_actions(setup().replay);
}

Status GameRoom::change_rules(std::shared_ptr<const Content> content,
                              std::vector<RecordedAction> played,
                              scene::Viewport viewport) {
    look_at(nullptr);
    const PlayerId viewer = show_.viewer();
    const PlayerId called = show_.called();
    const anim::Extent before = anim::extent_of(show_.content().board);
    RoomSetup setup = show_.setup();
    setup.content = std::move(content);
    (setup.replay.empty() ? setup.played : setup.replay) = std::move(played);
    const std::size_t watched = mode_->position();
    const bool open = show_.is_open();
    // Everything that is known by a number of the old content.
    decor_.clear();
    anchors_ = {};
    marked_ = {};
    marked_finished_ = false;
    control_.forget_rules();
    known_.forget();
    advice_.forget_rules();
    tip_.forget();
    troubles_.forget();
    mode_->finish();
    show_.close();
    Result<OpenedTable> opened = open_table(setup);
    if (!opened) return opened.problem();
    show_.reopen(std::move(setup), std::move(opened.value().session));
    mode_ = opened.value().make_mode(parts());
    begin();
    show_.lay_open(open);
    mode_->go_to(watched);
    show_.look_as(viewer);
    show_.presenter().take_told();  // the log has it already
    show_.call(called);
    const anim::Extent after = anim::extent_of(show_.content().board);
    if (after.radius != before.radius || after.middle != before.middle) eye_.look_anew(viewport);
    control_.refresh();
    return Done{};
}

void GameRoom::look_at(const State* past) {
    if (past == nullptr) {
        past_.reset();
        control_.serve(*mode_);
        control_.ask_again();
        return;
    }
    if (past_)
        past_->look_at(*past);
    else
        past_ = std::make_unique<PastMode>(parts(), *past);
    known_.forget_hands();
    control_.serve(*past_);
    control_.rest();
}

}  // namespace hexholm::app
