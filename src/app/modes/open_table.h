// From a setup to a session, and to what its table is used for.
#pragma once

#include <functional>
#include <memory>

#include "src/app/play/room_mode.h"

namespace hexholm::app {

// The session that the setup asks for, and how its table is used.
struct OpenedTable {
    std::unique_ptr<Session> session;
    std::function<std::unique_ptr<RoomMode>(const RoomParts&)> make_mode;
};
Result<OpenedTable> open_table(const RoomSetup& setup);

}  // namespace hexholm::app
