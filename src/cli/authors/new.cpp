// hexholm-cli new: a small working mod to start from.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "engine/base/terminal.h"
#include "engine/lua/manual/definitions.h"
#include "engine/lua/manual/manifest_schema.h"
#include "engine/lua/reading/mod_names.h"
#include "engine/package/archives/temporary_folder.h"

#include "src/cli/common/command.h"

namespace hexholm::cli {
namespace {

namespace fs = std::filesystem;

// What stands for the mod's id and title in the files of assets/new_mod.
constexpr std::string_view kId = "my_mod";
constexpr std::string_view kTitle = "My mod";
constexpr std::size_t kMostId = 24;  // the names in the new mod begin with its id

std::string title_of(const std::string& id) {
    std::string title = id;
    for (char& letter : title)
        if (letter == '_') letter = ' ';
    title[0] = static_cast<char>(title[0] - 'a' + 'A');
    return title;
}

std::string replaced(std::string text, std::string_view old, const std::string& by) {
    for (std::size_t at = text.find(old); at != std::string::npos;
         at = text.find(old, at + by.size()))
        text.replace(at, old.size(), by);
    return text;
}

bool copy_file(const fs::path& from, const fs::path& to, const std::string& id) {
    std::error_code error;
    fs::create_directories(to.parent_path(), error);
    std::stringstream text;
    text << std::ifstream(from, std::ios::binary).rdbuf();
    std::ofstream file(to, std::ios::binary);
    file << replaced(replaced(text.str(), kTitle, title_of(id)), kId, id);
    file.close();
    return !error && file.good();
}

// Writes the whole mod to `to`; false when something is missing or in the way.
bool copy_all(const fs::path& from, const fs::path& to, const std::string& id) {
    std::error_code error;
    for (fs::recursive_directory_iterator at(from, error);
         !error && at != fs::recursive_directory_iterator(); at.increment(error))
        if (at->is_regular_file() &&
            !copy_file(at->path(), to / at->path().lexically_relative(from), id))
            return false;
    return !error;
}

bool write_file(const fs::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    return file.good();
}

// What editors need to know of the functions that mods can call, and of mod.json.
bool write_definitions(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    return !error && write_file(folder / "hex.lua", api_definitions()) &&
           write_file(folder / "mod.schema.json", manifest_schema());
}

int run_new(const std::string& id, const std::string& parent) {
    if (!is_mod_id(id) || id.size() > kMostId)
        return wrong_usage({"", "'" + id + "' is not a valid mod id",
                            "use a-z, 0-9 and _, start with a letter, at most 24 characters, and "
                            "no name of a device like con"});
    std::error_code error;
    const fs::path folder = (fs::path(parent) / id).lexically_normal();
    if (!fs::is_directory(parent, error))
        return fail({parent, "there is no such folder", "create it first"});
    if (fs::exists(fs::symlink_status(folder, error)))
        return fail({folder.string(), "this already exists", "choose another id"});
    // Two mods of one id cannot be played together, and a game would take the other one.
    for (const std::string& root : mod_roots())
        if (const fs::path other = fs::path(root) / id; fs::is_directory(other, error))
            return fail(
                {other.string(), "a mod '" + id + "' is installed already", "choose another id"});
    const fs::path model = fs::path(program_folder()) / "assets" / "new_mod";
    if (!fs::is_regular_file(model / "mod.json", error))
        return fail({model.string(), "the files for a new mod are missing",
                     "install the program again, with its assets"});
    const Result<TemporaryFolder> base = TemporaryFolder::make_in(parent);
    if (!base) return fail(base.problem());
    const fs::path whole = fs::path(base.value().path()) / id;
    const bool copied = copy_all(model, whole, id) && write_definitions(whole / ".editor");
    if (copied) fs::rename(whole, folder, error);
    if (!copied || error)
        return fail({folder.string(), "the files cannot be written", "check the free disk space"});
    print_line("%s: try it with hexholm-cli check %s", folder.string().c_str(),
               folder.string().c_str());
    return kOk;
}

}  // namespace

void add_new(CLI::App& app, int& exit_code) {
    auto id = std::make_shared<std::string>();
    auto parent = std::make_shared<std::string>(".");
    CLI::App* command = app.add_subcommand("new", "write a small working mod to start from");
    command->add_option("ID", *id, "id of the mod, as in my_mod")->required();
    command->add_option("--in", *parent, "where its folder is made")->capture_default_str();
    command->callback([id, parent, &exit_code] { exit_code = run_new(*id, *parent); });
}

}  // namespace hexholm::cli
