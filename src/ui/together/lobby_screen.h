// The tables of a server: those where one has a seat, those that anybody may join, and a new one.
#pragma once

#include <string>
#include <vector>

#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct LobbyRow {
    std::string id;
    std::string title;
    std::string facts;  // "Base game, 2 of 4 seats taken, in play"
    bool is_mine = false;
    bool is_my_turn = false;
    bool can_join = false;
    bool can_watch = false;
};

struct LobbyModel {
    std::string host;  // what the server is called, or where it is
    std::string name;  // as whom one is there
    std::vector<LobbyRow> rows;
    std::string
        game;  // that a new table would play, with the number of players; empty: none is ready
    std::string problem;          // one line, or empty
    bool offers_to_look = false;  // at the table that has no seat left
};

struct LobbyForm {
    Scroll rows;
};

enum class LobbyAct { none, leave, join, watch, create, choose_game, look_on };
struct LobbyWish {
    LobbyAct act = LobbyAct::none;
    std::size_t row = 0;
};

LobbyWish draw_lobby(Desk& desk, const LobbyModel& model, LobbyForm& form);

}  // namespace hexholm::ui
