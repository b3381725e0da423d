#include "src/app/settings/language_room.h"

#include <algorithm>
#include <cstdlib>

#include "engine/package/languages/language_file.h"

namespace hexholm::app {

LanguageRoom::LanguageRoom(std::string assets, Tell tell)
    : assets_(std::move(assets)), tell_(std::move(tell)) {}

LanguageRoom::~LanguageRoom() {
    ui::use_language(nullptr);
}

static bool has_language(const std::string& folder, const std::string& code) {
    const std::vector<std::string> codes = languages_in(folder).codes;
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

void LanguageRoom::speak(const std::string& code, const std::vector<ModFolder>& mods) {
    ui::use_language(nullptr);
    language_ = {};
    language_.code = ui::is_language(code) ? code : "en";
    const auto read = [&](const std::string& folder, const std::string& owner, ui::Texts& texts) {
        Result<LanguageTexts> file = read_language_file(folder, owner, language_.code);
        if (file)
            texts = std::move(file.value());
        else
            tell_(file.problem().line());
    };
    if (language_.code != "en") read(assets_, "assets", language_.program);
    for (const ModFolder& mod : mods)
        if (mod.usable() && has_language(mod.path, language_.code))
            read(mod.path, mod.id, language_.mods[mod.id]);
    ui::use_language(&language_);
}

std::vector<std::string_view> LanguageRoom::texts() const {
    std::vector<std::string_view> all;
    const auto add = [&](const ui::Texts& texts) {
        for (const auto& [english, text] : texts)
            all.emplace_back(text);
    };
    add(language_.program);
    for (const auto& [mod, texts] : language_.mods)
        add(texts);
    return all;
}

std::string language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
            return std::string(ui::language_of_locale(value));
    return "en";
}

}  // namespace hexholm::app
