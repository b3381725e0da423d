#include "engine/lua/mods/source_line.h"

#include <algorithm>
#include <charconv>

#include "engine/lua/reading/files.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {

SourceLine source_line(const std::vector<ModFolder>& library, const std::string& where) {
    const std::size_t slash = where.find('/');
    const std::size_t colon = where.rfind(':');
    if (slash == std::string::npos || colon == std::string::npos || colon < slash) return {};
    SourceLine line;
    const char* end = where.data() + where.size();
    const auto [stop, error] = std::from_chars(where.data() + colon + 1, end, line.number);
    const std::string path = where.substr(slash + 1, colon - slash - 1);
    const auto mod = std::find_if(library.begin(), library.end(), [&](const ModFolder& one) {
        return one.id == where.substr(0, slash);
    });
    if (error != std::errc() || stop != end || line.number < 1 || mod == library.end() ||
        !is_mod_path(path))
        return {};
    const Result<std::string> text = read_mod_text(mod->path, mod->id, path, kMaxLuaFileBytes);
    if (!text) return line;
    const std::string& normal = text.value();
    std::size_t start = 0;
    for (int at = 1; at < line.number && start < normal.size(); ++at)
        start = std::min(normal.find('\n', start), normal.size() - 1) + 1;
    line.text = normal.substr(start, std::min(normal.find('\n', start), normal.size()) - start);
    return line;
}

}  // namespace hexholm
