#include "src/app/watchers/look_back_watch.h"

#include <algorithm>

namespace hexholm::app {

LookBackWatch::LookBackWatch(const TableShow& show) : show_(show) {
    shown_.possible = Adviser::is_possible(show.book());
}

void LookBackWatch::finish() {
    give_up();
    reading_.finish();
}

void LookBackWatch::step(bool wanted) {
    if (wanted && shown_.possible && !begun_) begin();
    if (!shown_.thinks) return;
    const std::size_t all = std::max<std::size_t>(1, show_.session().timeline().size());
    shown_.percent = static_cast<int>(100 * progress_->done / all);
    if (auto found = reading_.take()) {
        shown_.found = std::move(*found);
        shown_.thinks = false;
    }
}

// The errand has a copy of what was played, and a judge of its own.
void LookBackWatch::begin() {
    begun_ = true;
    shown_.thinks = true;
    reading_.begin([&book = show_.book(), seed = show_.session().seed(),
                    played = show_.session().played(), progress = progress_] {
        return look_back(book, seed, played, progress->given_up, progress->done);
    });
}

}  // namespace hexholm::app
