// A game on its way to the table: it is loaded beside the picture, while a screen names it.
#pragma once

#include <optional>
#include <string>

#include "src/app/game_room/game_room.h"
#include "src/platform/errand.h"

namespace hexholm::app {

// An opened game and the session at which it is played; either may be a problem.
struct OpenedGame {
    Result<RoomSetup> setup;
    std::optional<Result<OpenedTable>> table{};  // none without a setup

    std::optional<Problem> problem() const;
};

class Opening {
public:
    // Whether a game is loaded all at once, as in platform::Errand.
    void wait(bool on);
    bool waits() const { return waits_; }
    // The game is named from now on, although nothing can be loaded yet.
    void announce(std::string title);
    void begin(std::string title, RoomLoad load);
    bool is_under_way() const { return errand_.is_under_way(); }
    const std::string& title() const { return title_; }
    // The picture that names it has been shown.
    void note_shown() { is_shown_ = true; }
    bool is_shown() const { return is_shown_ || waits_; }
    // Once, when it is loaded. What the table needs then may hold up the next picture, so nothing is handed out
    // before the picture that names it was shown.
    std::optional<OpenedGame> take();
    // Called once a frame while nobody wants the game: one that was loaded in vain releases its
    // journal.
    void forget();
    void finish() { errand_.finish(); }

private:
    platform::Errand<OpenedGame> errand_;
    std::string title_;
    bool waits_ = true;
    bool is_shown_ = false;
};

}  // namespace hexholm::app
