#include "src/server/run/web_page.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <utility>

namespace hexholm::server {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kTypes = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".png", "image/png"},
    {".wasm", "application/wasm"},
    {".pack", "application/octet-stream"},
}};

std::string type_of(const fs::path& name) {
    const std::string ending = name.extension().string();
    for (const auto& [known, type] : kTypes)
        if (known == ending) return std::string(type);
    return "";
}

// core-0123456789ab.pack: whatever has another sum has another name.
bool is_named_by_sum(const fs::path& name) {
    constexpr std::size_t kDigits = 12;
    const std::string stem = name.stem().string();
    const std::size_t dash = stem.rfind('-');
    return dash != std::string::npos && stem.size() - dash - 1 == kDigits &&
           stem.find_first_not_of("0123456789abcdef", dash + 1) == std::string::npos;
}

}  // namespace

Result<WebPage> WebPage::open(const std::string& folder) {
    std::set<std::string> names;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed))
        if (entry.is_regular_file(failed)) names.insert(entry.path().filename().string());
    if (!names.contains("index.html") || !names.contains("files.json"))
        return Problem{folder,
                       {/*tr*/ "there is no page of the game"},
                       {/*tr*/ "make it with tools/web, and name the folder build/web"}};
    WebPage page;
    for (const std::string& name : names) {
        std::string type = type_of(name);
        if (type.empty()) continue;
        page.files_["/" + name] = {.path = (fs::path(folder) / name).string(),
                                   .type = std::move(type),
                                   .has_brotli = names.contains(name + ".br"),
                                   .has_gzip = names.contains(name + ".gz"),
                                   .is_page = true,
                                   .never_changes = is_named_by_sum(name)};
    }
    return page;
}

std::optional<WebFile> WebPage::file_at(std::string_view path) const {
    const auto found = files_.find(path == "/" ? std::string_view("/index.html") : path);
    if (found == files_.end()) return std::nullopt;
    return found->second;
}

}  // namespace hexholm::server
