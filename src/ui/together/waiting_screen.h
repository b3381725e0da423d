// Before a game at a server: what is played, who sits where, and whether everybody is ready.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "src/ui/together/talk_sheet.h"

namespace hexholm::ui {

struct WaitingSeat {
    std::string name;                // empty: nobody sits there
    std::string words;               // "ready", "getting ready", "bot"
    std::uint32_t color = 0x8C7B66;  // that of no seat, before the rules are here
    bool is_ready = false;
    bool is_mine = false;
    bool is_free = false;
    bool may_be_freed = false;  // its player can be sent away, or its bot
};

// What the owner of the table may still choose: "Clock", "2 min for a turn".
struct WaitingTerm {
    std::string name;  // of its buttons
    std::string title;
    std::string value;
};

struct WaitingModel {
    std::string game;                // its title
    std::string facts;               // players, clock, who may look on
    std::string mods;                // that are switched on; may be empty
    std::vector<std::string> rules;  // that are not as usual
    std::vector<WaitingTerm> terms;  // for the owner
    std::vector<WaitingSeat> seats;
    std::string link;     // for friends
    std::string problem;  // why one cannot get ready, or what was refused; one line, or empty
    std::string notice;   // what is waited for
    const std::deque<TalkLine>& talk;
    TalkRule may_say{};
    bool is_owner = false;
    bool is_ready = false;
    bool may_get_ready = false;  // the rules are there
    bool may_start = false;
    bool has_seat = true;
};

struct WaitingForm {
    Scroll rules;
    TalkForm talk;
};

enum class WaitingAct {
    none,
    leave,
    ready,
    start,
    copy_link,
    free_seat,
    put_bot,
    take_seat,
    less,  // the value before, of a term
    more
};
struct WaitingWish {
    WaitingAct act = WaitingAct::none;
    std::size_t seat = 0;  // or term
    TalkWish talk;
};

WaitingWish draw_waiting(Desk& desk, const WaitingModel& model, WaitingForm& form);

}  // namespace hexholm::ui
