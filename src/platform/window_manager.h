// Whether anybody manages the windows of this desktop.
#pragma once

namespace hexholm::platform {

// On bare X nobody makes a window as large as the screen when it asks for it; it must do so itself.
// REQUIRES: SDL's video has been started.
bool lacks_window_manager();

}  // namespace hexholm::platform
