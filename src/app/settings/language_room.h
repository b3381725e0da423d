// Reads the words of the language that the player has chosen: the program's and those of all mods.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/lua/mods/manifest.h"

#include "src/ui/words/language.h"

namespace hexholm::app {

class LanguageRoom {
public:
    using Tell = std::function<void(const std::string&)>;

    // `assets` is the folder that has lang/; a file that cannot be used is told in one line and its
    // texts stay English.
    LanguageRoom(std::string assets, Tell tell);
    ~LanguageRoom();  // the panels speak English again
    LanguageRoom(const LanguageRoom&) = delete;
    LanguageRoom& operator=(const LanguageRoom&) = delete;

    // REQUIRES: no text of a panel is in use, so: between two frames.
    void speak(const std::string& code, const std::vector<ModFolder>& mods);
    // The texts of the language, for whoever prepares their letters.
    std::vector<std::string_view> texts() const;
    const std::string& code() const { return language_.code; }

private:
    std::string assets_;
    Tell tell_;
    ui::Language language_;
};

// What the environment asks for (LC_ALL, LC_MESSAGES, LANG); English where that is none of ours.
std::string language_of_environment();

}  // namespace hexholm::app
