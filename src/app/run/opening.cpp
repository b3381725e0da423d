#include "src/app/run/opening.h"

#include <utility>

namespace hexholm::app {

std::optional<Problem> OpenedGame::problem() const {
    if (!setup) return setup.problem();
    if (!table->ok()) return table->problem();
    return std::nullopt;
}

void Opening::wait(bool on) {
    waits_ = on;
    errand_.wait(on);
}

void Opening::announce(std::string title) {
    title_ = std::move(title);
    is_shown_ = false;
}

void Opening::begin(std::string title, RoomLoad load) {
    if (title != title_) announce(std::move(title));
    errand_.begin([load = std::move(load)] {
        OpenedGame opened{load()};
        if (opened.setup) opened.table = open_table(opened.setup.value());
        return opened;
    });
}

void Opening::forget() {
    errand_.forget();
    errand_.take();
}

std::optional<OpenedGame> Opening::take() {
    return is_shown() ? errand_.take() : std::nullopt;
}

}  // namespace hexholm::app
