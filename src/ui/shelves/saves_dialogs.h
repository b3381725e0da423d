// Two questions about a saved game: what it shall be called, and whether to delete it.
#pragma once

#include <string>

#include "src/ui/shelves/mod_dialogs.h"
#include "src/ui/shelves/saves_screen.h"

namespace hexholm::ui {

DialogWish draw_rename(Desk& desk, std::string& name, bool can);
DialogWish draw_save_removal(Desk& desk, const SaveEntry& save);

}  // namespace hexholm::ui
