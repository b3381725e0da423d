#include "engine/package/archives/archive.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "engine/files/text_file.h"
#include "engine/lua/reading/json_tree.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/mod_names.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kManifest = "mod.json";
constexpr std::uint32_t kTypeBits = 0170000;
constexpr std::uint32_t kTypeFile = 0100000;
constexpr std::uint32_t kTypeFolder = 0040000;
constexpr std::uint32_t kSpecialRights = 07000;  // setuid and its like
constexpr std::size_t kFreeOfRatio = std::size_t{1024} * 1024;

Result<std::string> read_whole(const std::string& file, const std::string& where) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (!fs::exists(status)) return Problem{file, /*tr*/ "there is no such file", ""};
    if (!fs::is_regular_file(status))
        return Problem{file, /*tr*/ "this is not an ordinary file",
                       /*tr*/ "name the zip file of a mod"};
    const std::uintmax_t bytes = fs::file_size(file, error);
    if (error || bytes > kMaxArchiveBytes)
        return Problem{where,
                       /*tr*/ "the file is too large",
                       {/*tr*/ "a packed mod has at most {1} MiB", kMaxArchiveBytes / 1024 / 1024}};
    std::string text(static_cast<std::size_t>(bytes), '\0');
    std::ifstream stream(file, std::ios::binary);
    if (!stream.read(text.data(), static_cast<std::streamsize>(bytes)))
        return Problem{where, /*tr*/ "the file cannot be read",
                       /*tr*/ "check the file permissions"};
    return text;
}

bool is_folder(const ZipEntry& entry) {
    return !entry.name.empty() && entry.name.back() == '/';
}

// What the sizes and the kind of an entry give away before it is unpacked.
std::optional<Problem> entry_problem(const std::string& where, const ZipEntry& entry) {
    const std::uint32_t type = entry.mode & kTypeBits;
    const std::uint32_t expected = is_folder(entry) ? kTypeFolder : kTypeFile;
    const std::string shown = in_quotes(entry.name);
    if ((type != 0 && type != expected) || (entry.mode & kSpecialRights) != 0)
        return Problem{where,
                       {/*tr*/ "{1} is not an ordinary file", shown},
                       /*tr*/ "a mod may contain only ordinary files"};
    if (is_folder(entry) && entry.bytes != 0)
        return Problem{where,
                       {/*tr*/ "{1} is a folder entry that contains data", shown},
                       /*tr*/ "pack the mod again"};
    if (entry.bytes > kFreeOfRatio && entry.bytes / kMaxArchiveRatio > entry.packed)
        return Problem{where,
                       {/*tr*/ "{1} is too large when unpacked", shown},
                       {/*tr*/ "at most {1} times", kMaxArchiveRatio}};
    return std::nullopt;
}

// The folder around everything, with its slash; empty where the manifest lies at the top.
Result<std::string> find_root(const std::string& where, const std::vector<ZipEntry>& entries) {
    std::vector<std::string> roots;
    for (const ZipEntry& entry : entries) {
        const std::size_t slash = entry.name.find('/');
        const std::size_t name = slash == std::string::npos ? 0 : slash + 1;
        if (entry.name.substr(name) == kManifest) roots.push_back(entry.name.substr(0, name));
    }
    if (roots.empty())
        return Problem{where, /*tr*/ "there is no mod.json in it",
                       /*tr*/ "name the zip file of a mod"};
    if (roots.size() > 1)
        return Problem{where, /*tr*/ "there are several mods in it",
                       /*tr*/ "pack one mod at a time"};
    return roots.front();
}

// An entry's place in the mod; what lies beside the root keeps its whole name.
FileInMod place_in_mod(const ZipEntry& entry, const std::string& root) {
    std::string path = entry.name;
    if (is_folder(entry)) path.pop_back();
    if (entry.name.rfind(root, 0) == 0 && entry.name != root) path = path.substr(root.size());
    return {path, entry.bytes, is_folder(entry)};
}

std::optional<Problem> outside_problem(const std::string& where,
                                       const ZipEntry& entry,
                                       const std::string& root) {
    if (entry.name.rfind(root, 0) == 0) return std::nullopt;
    return Problem{
        where,
        {/*tr*/ "{1} is outside the mod's folder {2}", in_quotes(entry.name), in_quotes(root)},
        /*tr*/ "pack one mod at a time"};
}

Result<std::string> read_id(const Archive& archive, const std::string& text) {
    const std::string where = archive.where + "/" + std::string(kManifest);
    const Result<std::string> manifest = text_of_bytes(where, text);
    if (!manifest) return manifest.problem();
    const Result<Tree> tree = parse_json(where, manifest.value());
    if (!tree) return tree.problem();
    const Tree* id = tree.value().find("id");
    if (id == nullptr || id->type != Tree::Type::text || !is_name(id->text))
        return Problem{where, /*tr*/ "'id' is missing or is not a valid mod id",
                       /*tr*/ "write the mod's name with a-z, 0-9 and _"};
    return id->text;
}

// Everything about the list of entries that could be wrong; then which files there are.
std::optional<Problem> judge(const std::vector<ZipEntry>& entries, Archive& archive) {
    for (const ZipEntry& entry : entries)
        if (std::optional<Problem> wrong = entry_problem(archive.where, entry)) return wrong;
    const Result<std::string> root = find_root(archive.where, entries);
    if (!root) return root.problem();
    if (!root.value().empty() &&
        !is_packed_path(root.value().substr(0, root.value().size() - 1), false))
        return Problem{archive.where,
                       {/*tr*/ "the folder {1} has an invalid name", in_quotes(root.value())},
                       /*tr*/ "pack the mod again"};
    std::vector<FileInMod> inside;
    for (const ZipEntry& entry : entries) {
        FileInMod file = place_in_mod(entry, root.value());
        if (!entry.name.empty() && entry.name == root.value()) continue;
        if (is_packed_path(file.path, file.is_folder))
            if (auto wrong = outside_problem(archive.where, entry, root.value())) return wrong;
        if (!file.is_folder) archive.files.push_back({file.path, entry});
        inside.push_back(std::move(file));
    }
    return files_problem(archive.where, inside);
}

bool write_file(const fs::path& path, const std::string& text) {
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    std::ofstream file(path, std::ios::binary);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.close();
    return !error && file.good();
}

}  // namespace

std::vector<FileInMod> Archive::listed() const {
    std::vector<FileInMod> list;
    for (const File& file : files)
        list.push_back({file.path, file.entry.bytes, false});
    return list;
}

Result<Archive> read_archive(const std::string& file) {
    Archive archive;
    archive.where = fs::path(file).filename().string();
    Result<std::string> zip = read_whole(file, archive.where);
    if (!zip) return zip.problem();
    archive.zip = std::move(zip.value());
    const Result<std::vector<ZipEntry>> entries = read_zip(archive.where, archive.zip);
    if (!entries) return entries.problem();
    if (std::optional<Problem> wrong = judge(entries.value(), archive)) return *wrong;
    const auto manifest = std::find_if(archive.files.begin(), archive.files.end(),
                                       [](const auto& each) { return each.path == kManifest; });
    if (manifest == archive.files.end() || manifest->entry.bytes > kMaxManifestBytes)
        return Problem{archive.where,
                       /*tr*/ "its mod.json is too long",
                       {/*tr*/ "at most {1} KiB are read", kMaxManifestBytes / 1024}};
    const Result<std::string> text = unpack_entry(archive.where, archive.zip, manifest->entry);
    if (!text) return text.problem();
    Result<std::string> id = read_id(archive, text.value());
    if (!id) return id.problem();
    archive.id = std::move(id.value());
    return archive;
}

Result<std::string> unpack_archive(const Archive& archive, const std::string& folder) {
    const fs::path target = fs::path(folder) / archive.id;
    for (const Archive::File& file : archive.files) {
        const Result<std::string> text = unpack_entry(archive.where, archive.zip, file.entry);
        if (!text) return text.problem();
        if (!write_file(target / file.path, text.value()))
            return Problem{archive.where,
                           {/*tr*/ "{1} cannot be written", in_quotes(file.path)},
                           /*tr*/ "check the free disk space"};
    }
    return target.string();
}

}  // namespace hexholm
