#include "src/app/watchers/look_back_watch.h"

#include <algorithm>

namespace hexholm::app {

LookBackWatch::LookBackWatch(
    const FullSession& game,
    const std::function<std::unique_ptr<FarJudge>(const Rulebook&)>& far_judge)
    : game_(game) {
    shown_.possible = Adviser::knows_chances(game.rulebook());
    if (shown_.possible && far_judge) far_ = far_judge(game.rulebook());
}

void LookBackWatch::finish() {
    give_up();
    reading_.finish();
}

void LookBackWatch::step(bool wanted) {
    if (wanted && shown_.possible && !begun_) begin();
    if (!shown_.thinks) return;
    const std::size_t all = std::max<std::size_t>(1, game_.timeline().size());
    if (auto found = answer()) {
        shown_.found = std::move(*found);
        shown_.thinks = false;
    }
    const std::size_t done = far_ ? far_->done() : progress_->done.load();
    shown_.percent = static_cast<int>(100 * done / all);
}

void LookBackWatch::begin() {
    begun_ = true;
    shown_.thinks = true;
    if (far_)
        far_->look_back(game_.seed(), game_.played());
    else
        begin_here();
}

// What a judge elsewhere does not read any more is read here.
std::optional<LookBack> LookBackWatch::answer() {
    if (far_ && far_->is_lost()) {
        far_.reset();
        begin_here();
    }
    return far_ ? far_->take_look_back() : reading_.take();
}

// The errand has a copy of what was played, and a judge of its own.
void LookBackWatch::begin_here() {
    reading_.begin([&book = game_.rulebook(), seed = game_.seed(), played = game_.played(),
                    progress = progress_] {
        return look_back(book, seed, played, progress->given_up, progress->done);
    });
}

}  // namespace hexholm::app
