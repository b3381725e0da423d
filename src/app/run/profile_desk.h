// The profile within the program: written when a game ends, read when its page is opened.
#pragma once

#include <string>
#include <vector>

#include "src/app/game_room/game_room.h"
#include "src/app/mods/catalogue.h"
#include "src/ui/screens/profile_page.h"

namespace hexholm::app {

class ProfileDesk {
public:
    // `folder`: where the file of the profile lies.
    explicit ProfileDesk(std::string folder) : folder_(std::move(folder)) {}

    // The game of this room has just ended: it is written down, and new achievements are told there.
    void note_ended(GameRoom& room) const;
    // Reads what the page shows. `planned`: a game that may be played next, for its achievements; null: none.
    void open(const Catalogue& catalogue, const Content* planned);
    // True when it shall be closed.
    bool draw(ui::Desk& desk, ui::Keepsakes& own) {
        return ui::draw_profile(desk, {facts_, achievements_}, own, scroll_);
    }

private:
    std::string folder_;
    ui::ProfileFacts facts_;
    std::vector<ui::AchievementRow> achievements_;
    ui::Scroll scroll_;
};

}  // namespace hexholm::app
