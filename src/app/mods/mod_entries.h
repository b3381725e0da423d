// Puts what is known of each mod into the words of the Mods screen.
#pragma once

#include <string>
#include <vector>

#include "src/app/mods/catalogue.h"
#include "src/app/mods/mod_health.h"
#include "src/app/mods/mod_pictures.h"
#include "src/ui/shelves/mods_screen.h"

namespace hexholm::app {

// `installed` is the folder that players' own mods are in.
std::vector<ui::ModEntry> mod_entries(const Catalogue& catalogue,
                                      const ModHealth& health,
                                      ModPictures& pictures,
                                      const std::string& installed);

// "Version 1.2.0 by Ada and Ben"
std::string byline(const ModFolder& mod);

// Everything that is wrong with it, to be sent to its author.
std::string report_on(const ModFolder& mod, const std::vector<Problem>& problems);

}  // namespace hexholm::app
