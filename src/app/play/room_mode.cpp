#include "src/app/play/room_mode.h"

#include "src/ui/table/refusal_text.h"

namespace hexholm::app {

void RoomMode::refuse(const Refusal& refusal) {
    show().toast(ui::refusal_text(content(), refusal));
}

bool RoomMode::goes_on_alone() const {
    const PlayerMask acting = show().session().to_act();
    const std::vector<Seat>& seats = show().session().seats();
    for (const PlayerId player : all_ids<PlayerId>(seats.size()))
        if (has(acting, player) && !seats[player.index()].sits_here()) return true;
    return false;
}

PastMode::PastMode(const RoomParts& parts, const State& past) : RoomMode(parts) {
    show().presenter().skip();
    const PlayerId viewer = show().viewer();
    present_ = show().show_instead(
        std::make_unique<anim::Presenter>(show().book(), view_for(show().book(), past, viewer)));
}

PastMode::~PastMode() {
    show().show_instead(std::move(present_));
}

void PastMode::look_at(const State& past) {
    const PlayerId viewer = show().viewer();
    show().show_instead(
        std::make_unique<anim::Presenter>(show().book(), view_for(show().book(), past, viewer)));
}

}  // namespace hexholm::app
