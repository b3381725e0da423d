// Before one opens tables of one's own: under which name, and who may come.
#pragma once

#include <string>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct HostForm {
    std::string name;
    bool is_open = true;  // to others in the net; else for this machine alone
};

enum class HostWish { none, back, open };
// `problem`: one line, or empty.
HostWish draw_host(Desk& desk, const std::string& problem, HostForm& form);

// Before one goes although others are there.
enum class StayWish { none, stay, go };
StayWish draw_others_there(Desk& desk, std::size_t others);

}  // namespace hexholm::ui
