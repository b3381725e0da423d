#include "engine/files/text_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>
#include <utility>

namespace hexholm {

bool is_utf16(std::string_view bytes) {
    return bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
}

Problem utf16_problem(const std::string& where) {
    return {where, /*tr*/ "this text is saved as UTF-16", /*tr*/ "save it as UTF-8"};
}

static std::string normal_text(std::string_view bytes) {
    if (bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
    if (bytes.find('\r') == std::string_view::npos) return std::string(bytes);
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size(); ++at)
        if (bytes[at] != '\r' || at + 1 >= bytes.size() || bytes[at + 1] != '\n') text += bytes[at];
    return text;
}

Result<std::string> text_of_bytes(const std::string& where, std::string_view bytes) {
    if (is_utf16(bytes)) return utf16_problem(where);
    return normal_text(bytes);
}

static Problem cannot_be_read(const std::string& path, int error) {
    return {path, linked(/*tr*/ "the file cannot be read", ": ", system_saying(error)), ""};
}

// Only an ordinary file has a size: to open a pipe would wait for whoever writes into it.
Result<std::string> read_text_file(const std::string& path, std::uintmax_t most) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error) return cannot_be_read(path, error.value());
    if (size > most)
        return Problem{path,
                       /*tr*/ "the file is too large",
                       {/*tr*/ "at most {1} KiB are read", most / 1024}};
    std::ifstream file(path, std::ios::binary);
    // Some files of the system tell no size, and others may have grown.
    std::string bytes(static_cast<std::size_t>(size) + 1, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file.is_open() || file.bad()) return cannot_be_read(path, errno);
    bytes.resize(static_cast<std::size_t>(file.gcount()));
    return text_of_bytes(path, bytes);
}

std::vector<std::string> lines_of_file(const std::string& path) {
    std::vector<std::string> lines;
    Result<std::string> text = read_text_file(path);
    if (!text) return lines;
    std::istringstream rest(std::move(text.value()));
    for (std::string line; std::getline(rest, line);)
        lines.push_back(std::move(line));
    return lines;
}

}  // namespace hexholm
