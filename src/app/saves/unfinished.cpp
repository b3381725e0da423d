#include "src/app/saves/unfinished.h"

namespace hexholm::app {

void Unfinished::find() {
    std::vector<std::string> journals = known_journals(places_);
    std::erase_if(journals, [&](const std::string& path) { return hopeless_.contains(path); });
    path_ = last_unfinished(journals);
    about_ = path_.empty() ? "" : describe_saved(path_);
}

void Unfinished::give_up() {
    hopeless_.insert(path_);
    find();
}

}  // namespace hexholm::app
