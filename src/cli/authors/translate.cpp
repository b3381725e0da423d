// hexholm-cli translate: what is still to be translated in a mod, written into its files.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>

#include <nlohmann/json.hpp>

#include "engine/base/terminal.h"
#include "engine/files/text_file.h"
#include "engine/lua/lessons/lesson.h"
#include "engine/lua/loading/loader.h"
#include "engine/package/languages/language_file.h"
#include "engine/package/languages/mod_languages.h"

#include "src/cli/common/command.h"
#include "src/cli/common/mods.h"
#include "src/cli/common/progress.h"

namespace hexholm::cli {
namespace {

namespace fs = std::filesystem;
using Texts = nlohmann::ordered_json;

ModTexts texts_of(const ModFolder& mod, const std::string& folder) {
    Progress progress;
    progress.show("reading its texts");
    ModTexts texts(mod);
    const std::vector<std::string> roots = roots_beside(folder);
    check_mod(folder, roots, [&](const Content& content) { texts.see(content); });
    std::vector<Problem> problems;
    for (const LessonDraft& lesson : read_lessons(mod, problems))
        texts.see(lesson);
    return texts;
}

// None where there is no file yet, or an empty one.
Result<Texts> known_texts(const fs::path& file) {
    std::error_code error;
    if (!fs::exists(file, error)) return Texts::object();
    const Result<std::string> text = read_text_file(file.string());
    if (!text) return text.problem();
    if (text.value().find_first_not_of(" \n") == std::string::npos) return Texts::object();
    Texts known = Texts::parse(text.value(), nullptr, false);
    if (known.is_object()) return known;
    return Problem{file.string(), "this translation cannot be read", "repair or remove it"};
}

// Writes the file: translated texts stay, new ones are empty, and players see those in English.
int write_stub(const fs::path& file, const ModTexts& texts) {
    const Result<Texts> read = known_texts(file);
    if (!read) return fail(read.problem());
    Texts known = read.value();
    std::size_t added = 0;
    for (const std::string& text : texts.all()) {
        if (known.contains(text)) continue;
        known[text] = "";
        ++added;
    }
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    std::ofstream out(file, std::ios::binary);
    out << known.dump(1, ' ', false, Texts::error_handler_t::replace) << "\n";
    out.close();
    if (!out.good()) return fail({file.string(), "the file cannot be written", "check the disk"});
    print_line("%s: %zu texts, %zu of them new", file.string().c_str(), known.size(), added);
    return kOk;
}

int run_translate(const std::string& folder, const std::vector<std::string>& codes) {
    std::error_code error;
    fs::path full = fs::weakly_canonical(folder, error);
    if (!full.has_filename()) full = full.parent_path();
    const ModFolder mod = read_manifest(full.string());
    if (!mod.usable()) return fail(mod.problems.front());
    const ModTexts texts = texts_of(mod, full.string());
    for (const std::string& code : codes) {
        if (!is_language_code(code))
            return wrong_usage({"", "'" + code + "' is not a language code", "write de, fr, ja"});
        if (const int failed = write_stub(full / "lang" / (code + ".json"), texts); failed != kOk)
            return failed;
    }
    return kOk;
}

}  // namespace

void add_translate(CLI::App& app, int& exit_code) {
    auto folder = std::make_shared<std::string>();
    auto codes = std::make_shared<std::vector<std::string>>();
    CLI::App* command =
        app.add_subcommand("translate", "write the texts of a mod that lack a translation");
    command->add_option("DIR", *folder, "folder of the mod")->required();
    command->add_option("LANGUAGE", *codes, "codes of languages: de, fr, ...")->required();
    command->callback([folder, codes, &exit_code] { exit_code = run_translate(*folder, *codes); });
}

}  // namespace hexholm::cli
