// How one gets to a server: by the link that a friend has sent, or to one where one has been before.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

inline constexpr std::size_t kMostLinkLetters = 300;
inline constexpr std::size_t kMostGuestNameLetters = 24;

struct JoinModel {
    std::vector<std::string> servers;  // where one has been before, the last one first
    std::string problem;               // one line, or empty
    bool can_look_around = false;      // for servers in one's own net
    std::vector<std::string> nearby;   // these were found
    bool can_host = true;
    bool is_host = false;  // there are tables of one's own
    std::string own;       // how they are
};

struct JoinForm {
    std::string link;
    Scroll servers;
};

enum class JoinAct { none, back, join, paste, server, forget, nearby, host, own, close_own };
struct JoinWish {
    JoinAct act = JoinAct::none;
    std::size_t server = 0;  // which of them, or of those nearby
};

JoinWish draw_join(Desk& desk, const JoinModel& model, JoinForm& form);

// The first time at a server: under which name.
enum class NameWish { none, back, done };
NameWish draw_guest_name(Desk& desk,
                         const std::string& host,
                         const std::string& problem,
                         std::string& name);

// While something of a server is waited for, in these words. True when one would rather not wait. `problem`: what stands
// in the way; may be empty.
bool draw_connecting(Desk& desk,
                     const std::string& title,
                     std::string_view words,
                     const std::string& problem);

}  // namespace hexholm::ui
