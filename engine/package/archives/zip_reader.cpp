#include "engine/package/archives/zip_reader.h"

#include <algorithm>
#include <optional>

#include <zlib.h>

#include "engine/base/plain_text.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"
#include "engine/package/archives/bytes.h"

namespace hexholm {
namespace {

constexpr std::uint32_t kLocalMark = 0x04034B50;
constexpr std::uint32_t kEntryMark = 0x02014B50;
constexpr std::uint32_t kEndMark = 0x06054B50;
constexpr std::size_t kLocalBytes = 30;
constexpr std::size_t kEntryBytes = 46;
constexpr std::size_t kEndBytes = 22;
constexpr std::size_t kMostComment = 0xFFFF;
constexpr std::uint32_t kEncrypted = 1;
constexpr std::uint32_t kStored = 0;
constexpr std::uint32_t kDeflated = 8;

constexpr char kPackAgain[] = /*tr*/ "pack the mod's folder again with hexholm-cli pack";

Problem torn(const std::string& where) {
    return {
        where, /*tr*/ "this zip file is damaged", {/*tr*/ "download it again, or {1}", kPackAgain}};
}

// The list of entries: where it is, and how many there are.
struct Directory {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t count = 0;
};

Result<Directory> find_directory(const std::string& where, std::string_view zip) {
    if (zip.empty()) return Problem{where, /*tr*/ "the file is empty", kPackAgain};
    const std::size_t most = std::min(zip.size(), kEndBytes + kMostComment);
    for (std::size_t back = kEndBytes; back <= most; ++back) {
        const std::size_t at = zip.size() - back;
        if (number_at(zip, at, 4) != kEndMark || number_at(zip, at + 20, 2) + kEndBytes != back)
            continue;
        const std::size_t count = number_at(zip, at + 10, 2);
        const std::size_t bytes = number_at(zip, at + 12, 4);
        const std::size_t begin = number_at(zip, at + 16, 4);
        const bool one_disk = number_at(zip, at + 4, 4) == 0 && number_at(zip, at + 8, 2) == count;
        if (!one_disk || begin > at || bytes != at - begin) return torn(where);
        if (count > kMaxArchiveFiles)
            return Problem{where,
                           {/*tr*/ "there {1|is|are} {1} {1|file|files} in it", count},
                           {/*tr*/ "at most {1} are unpacked", kMaxArchiveFiles}};
        return Directory{begin, at, count};
    }
    return torn(where);
}

// Reads the entry of the list at `at` and moves on to the next.
std::optional<ZipEntry> read_entry(std::string_view list, std::size_t& at) {
    if (list.size() - at < kEntryBytes || number_at(list, at, 4) != kEntryMark) return std::nullopt;
    const std::uint32_t flags = number_at(list, at + 8, 2);
    const std::uint32_t method = number_at(list, at + 10, 2);
    const std::size_t name = number_at(list, at + 28, 2);
    const std::size_t whole =
        kEntryBytes + name + number_at(list, at + 30, 2) + number_at(list, at + 32, 2);
    if (whole > list.size() - at) return std::nullopt;
    ZipEntry entry;
    entry.name = list.substr(at + kEntryBytes, name);
    entry.checksum = number_at(list, at + 16, 4);
    entry.packed = number_at(list, at + 20, 4);
    entry.bytes = number_at(list, at + 24, 4);
    entry.mode = number_at(list, at + 40, 2);
    entry.header = number_at(list, at + 42, 4);
    entry.deflated = method == kDeflated;
    at += whole;
    const bool usual = (flags & kEncrypted) == 0 && (method == kStored || method == kDeflated);
    const bool honest = entry.deflated || entry.packed == entry.bytes;
    return usual && honest ? std::optional<ZipEntry>(entry) : std::nullopt;
}

// Finds the entry's data, which must end before `end`; its own header must say the same name.
bool find_data(std::string_view zip, std::size_t end, ZipEntry& entry) {
    if (entry.header > end || end - entry.header < kLocalBytes) return false;
    if (number_at(zip, entry.header, 4) != kLocalMark) return false;
    const std::uint32_t method = number_at(zip, entry.header + 8, 2);
    const std::size_t name = number_at(zip, entry.header + 26, 2);
    const std::size_t extra = number_at(zip, entry.header + 28, 2);
    const std::size_t room = end - entry.header - kLocalBytes;
    if (name + extra > room || entry.packed > room - name - extra) return false;
    entry.data = entry.header + kLocalBytes + name + extra;
    return zip.substr(entry.header + kLocalBytes, name) == entry.name &&
           method == (entry.deflated ? kDeflated : kStored);
}

// Each entry's data ends before the next entry begins, so no byte is unpacked twice.
std::optional<Problem> place_entries(const std::string& where,
                                     std::string_view zip,
                                     std::size_t end,
                                     std::vector<ZipEntry>& entries) {
    std::vector<ZipEntry*> places;
    for (ZipEntry& entry : entries)
        places.push_back(&entry);
    std::sort(places.begin(), places.end(),
              [](const ZipEntry* a, const ZipEntry* b) { return a->header < b->header; });
    for (std::size_t at = 0; at < places.size(); ++at) {
        const std::size_t stop = at + 1 < places.size() ? places[at + 1]->header : end;
        if (find_data(zip, std::min(stop, end), *places[at])) continue;
        return Problem{where,
                       {/*tr*/ "the entry {1} overlaps another one or is not where the list says",
                        in_quotes(places[at]->name)},
                       kPackAgain};
    }
    return std::nullopt;
}

// Unpacks data to at most one byte more than the entry should have; nullopt when the data is
// damaged.
std::optional<std::string> inflate_data(std::string_view data, std::size_t bytes) {
    std::string text(bytes + 1, '\0');
    z_stream stream = {};
    // Without header and checksum, as zip files have it.
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return std::nullopt;
    // zlib does not write to its input; its type is older than const.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data.data()));
    stream.avail_in = static_cast<uInt>(data.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    const int result = inflate(&stream, Z_FINISH);
    text.resize(stream.total_out);
    const bool whole = result == Z_STREAM_END && stream.avail_in == 0;
    inflateEnd(&stream);
    if (text.size() <= bytes && !whole) return std::nullopt;
    return text;
}

std::uint32_t checksum_of(std::string_view text) {
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef*>(text.data()), text.size()));
}

}  // namespace

Result<std::vector<ZipEntry>> read_zip(const std::string& where, std::string_view zip) {
    const Result<Directory> directory = find_directory(where, zip);
    if (!directory) return directory.problem();
    const auto [begin, end, count] = directory.value();
    const std::string_view list = zip.substr(begin, end - begin);
    std::vector<ZipEntry> entries;
    std::size_t at = 0;
    while (entries.size() < count) {
        std::optional<ZipEntry> entry = read_entry(list, at);
        if (!entry) return torn(where);
        entries.push_back(std::move(*entry));
    }
    if (at != list.size()) return torn(where);
    if (std::optional<Problem> wrong = place_entries(where, zip, begin, entries)) return *wrong;
    return entries;
}

Result<std::string> unpack_entry(const std::string& where,
                                 std::string_view zip,
                                 const ZipEntry& entry) {
    const std::string_view data = zip.substr(entry.data, entry.packed);
    std::optional<std::string> text =
        entry.deflated ? inflate_data(data, entry.bytes) : std::string(data);
    if (text && text->size() > entry.bytes)
        return Problem{where,
                       {/*tr*/ "the entry {1} is longer than it claims", in_quotes(entry.name)},
                       kPackAgain};
    if (!text || text->size() != entry.bytes || checksum_of(*text) != entry.checksum)
        return Problem{where,
                       {/*tr*/ "the entry {1} is damaged", in_quotes(entry.name)},
                       /*tr*/ "download the file again"};
    return std::move(*text);
}

}  // namespace hexholm
