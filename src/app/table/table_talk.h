// What one sees of the players' faces and hears them say: moods and short lines that follow events.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/game/core/event.h"
#include "engine/session/seat.h"

#include "src/ui/table/table.h"
#include "src/ui/theme/portrait.h"

namespace hexholm::app {

class TableTalk {
public:
    // `told` is as the viewer knows it; `now_s` is the clock of the screen.
    void see(const Event& told, const std::vector<Seat>& seats, double now_s);
    // A person shows what he feels, and says it in these words; untranslated, a literal.
    void show(PlayerId player, ui::Mood mood, std::string_view line, double now_s);
    // A game that is not watched from here on says nothing of its past.
    void forget();
    // The faces and lines at this time; lines only when players want them.
    std::vector<ui::SeatFace> faces(std::size_t seats, double now_s, bool talk) const;
    // A face will change without an event.
    bool moving(double now_s) const;

private:
    enum class Occasion : std::uint8_t {
        harvest,
        robbed,
        robs,
        award,
        lost_award,
        trade,
        won,
        count
    };

    void feel(PlayerId player, ui::Mood mood, double now_s);
    void say(PlayerId player, Occasion occasion, const std::vector<Seat>& seats, double now_s);

    struct SeatState {
        ui::Mood mood = ui::Mood::calm;
        double mood_until_s = 0;
        std::string_view line;  // untranslated
        double line_until_s = 0;
        double silent_until_s = 0;
    };
    std::array<SeatState, kMaxPlayers> seats_{};
    double quiet_until_s_ = 0;  // nobody talks so soon after another
    std::size_t said_ = 0;      // lines in all: the next one is another
    bool over_ = false;
};

}  // namespace hexholm::app
