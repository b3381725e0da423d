// Whether anybody manages the windows of this desktop.
#pragma once

namespace hexholm::platform {

// Whether no window manager is there: then nobody makes a window as large as the screen when it
// asks for it, and it must do so itself. REQUIRES: SDL's video has been started.
bool lacks_window_manager();

}  // namespace hexholm::platform
