// The system tells the program to end (SIGTERM): it asks nobody, and is gone within seconds whatever still goes on in it.
#pragma once

namespace hexholm::app {

// SDL makes the signal an event like any other, as when a window is closed, and wakes the loop; this comes before it.
// REQUIRES: the window is open.
void heed_stop_signal();
// Whether the signal has come.
bool is_told_to_stop();

}  // namespace hexholm::app
