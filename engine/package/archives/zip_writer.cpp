#include "engine/package/archives/zip_writer.h"

#include <zlib.h>

#include "engine/package/archives/bytes.h"

namespace hexholm {
namespace {

constexpr std::size_t kVersion = 10;
constexpr std::size_t kFirstDay = 1 << 5 | 1;  // 1980-01-01

// What stands in front of a file and in the list at the end alike.
std::string common_fields(const ZipFile& file) {
    const auto* data = reinterpret_cast<const Bytef*>(file.bytes.data());
    std::string fields;
    add_number(fields, kVersion, 2);
    add_number(fields, 0, 2);  // flags
    add_number(fields, 0, 2);  // stored
    add_number(fields, 0, 2);  // midnight
    add_number(fields, kFirstDay, 2);
    add_number(fields, crc32_z(0, data, file.bytes.size()), 4);
    add_number(fields, file.bytes.size(), 4);
    add_number(fields, file.bytes.size(), 4);
    add_number(fields, file.name.size(), 2);
    add_number(fields, 0, 2);  // nothing extra
    return fields;
}

}  // namespace

std::string write_zip(const std::vector<ZipFile>& files) {
    std::string zip;
    std::string list;
    for (const ZipFile& file : files) {
        const std::string fields = common_fields(file);
        list += "PK\1\2";
        add_number(list, kVersion, 2);
        list += fields;
        add_number(list, 0, 4);  // no comment, first disk
        add_number(list, 0, 6);  // no attributes
        add_number(list, zip.size(), 4);
        list += file.name;
        zip += "PK\3\4" + fields + file.name + file.bytes;
    }
    const std::size_t begin = zip.size();
    zip += list + "PK\5\6";
    add_number(zip, 0, 4);  // disks
    add_number(zip, files.size(), 2);
    add_number(zip, files.size(), 2);
    add_number(zip, list.size(), 4);
    add_number(zip, begin, 4);
    add_number(zip, 0, 2);  // comment
    return zip;
}

}  // namespace hexholm
