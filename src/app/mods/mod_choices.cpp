#include "src/app/mods/mod_choices.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "engine/files/text_file.h"
#include "engine/lua/mods/manifest.h"

#include "src/platform/paths.h"

namespace hexholm::app {

static std::string file_in(const std::string& folder) {
    return folder + "/mods.txt";
}

static void add(std::vector<std::string>& ids, const std::string& id) {
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
}

ModChoices load_mod_choices(const std::string& folder) {
    ModChoices choices;
    if (folder.empty()) return choices;
    for (const std::string& line : lines_of_file(file_in(folder))) {
        std::istringstream words(line);
        std::string verb;
        std::string id;
        if (!(words >> verb >> id) || !is_name(id)) continue;
        if (verb == "disabled") add(choices.disabled, id);
        if (verb == "chosen") add(choices.chosen, id);
    }
    return choices;
}

bool save_mod_choices(const std::string& folder, const ModChoices& choices) {
    if (folder.empty()) return true;
    if (!platform::make_folder(folder)) return false;
    std::ofstream file(file_in(folder));
    for (const std::string& id : choices.disabled)
        file << "disabled " << id << '\n';
    for (const std::string& id : choices.chosen)
        file << "chosen " << id << '\n';
    return static_cast<bool>(file);
}

}  // namespace hexholm::app
