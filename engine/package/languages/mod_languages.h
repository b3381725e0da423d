// Compares the translations that a mod brings with the texts that it shows to players.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/lessons/lesson.h"
#include "engine/lua/mods/manifest.h"

namespace hexholm {

// The English texts of a mod: those of its manifest, and those of all content that was seen.
class ModTexts {
public:
    explicit ModTexts(const ModFolder& mod);
    // What a mod declares may depend on players and options: show it every game that can be made.
    void see(const Content& content);
    void see(const LessonDraft& lesson);

    const std::set<std::string, std::less<>>& all() const { return texts_; }
    // Titles of options, cards, pieces, actions and whatever else players meet that have no help beside them.
    const std::set<std::string, std::less<>>& without_help() const { return without_help_; }
    // A hint that names the titles without a help; empty when all have one.
    std::vector<Problem> hints() const;

private:
    void add(const std::string& text) {
        if (!text.empty()) texts_.insert(text);
    }
    void add(const OptionSpec& option);
    void add(const Face& face);
    void add_helped(const Face& face);

    std::string mod_;
    std::set<std::string, std::less<>> texts_;
    std::set<std::string, std::less<>> without_help_;
};

// Everything that is wrong with MOD/lang: files that cannot be read, texts without translation, translations
// of no text, and places to be filled that differ. Without the folder there is nothing wrong.
std::vector<Problem> check_languages(const ModFolder& mod, const ModTexts& texts);

}  // namespace hexholm
