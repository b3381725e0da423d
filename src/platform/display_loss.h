// Says something useful when the screen goes away under the running program.
#pragma once

namespace hexholm::platform {

// The X library ends a program whose display is gone; it is not possible to go on. With this the program
// leaves one clear line first (the game is safe: every action is in its journal before it is shown).
void explain_display_loss();

}  // namespace hexholm::platform
