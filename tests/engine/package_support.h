// Zip files byte by byte, also those that no packer would write; and a place to install them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <zlib.h>

#include "engine/package/archives/bytes.h"
#include "engine/package/package.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {

struct ZipPart {
    std::string name;
    std::string data;
    std::uint32_t mode = 0100644;
    std::optional<std::size_t> claim = std::nullopt;  // the size that the headers tell
    bool stored = false;
    std::size_t flags = 0;
    std::string local_name = {};  // in front of the data; `name` when empty
};

inline std::string deflated(const std::string& data) {
    z_stream stream = {};
    REQUIRE(deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY) == Z_OK);
    std::string packed(deflateBound(&stream, static_cast<uLong>(data.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data.data()));
    stream.avail_in = static_cast<uInt>(data.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    REQUIRE(deflate(&stream, Z_FINISH) == Z_STREAM_END);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

class ZipMaker {
public:
    // Another entry of the list; without data of its own it shares that of the first.
    void list(const ZipPart& part, std::size_t header, std::size_t packed) {
        list_ += "PK\1\2";
        add_number(list_, 3 << 8 | 20, 2);
        list_ += fields(part, packed, part.name.size());
        add_number(list_, 0, 4);
        add_number(list_, 0, 4);
        add_number(list_, part.mode, 2);
        add_number(list_, header, 4);
        list_ += part.name;
        ++count;
    }
    void add(const ZipPart& part) {
        const std::string packed = part.stored ? part.data : deflated(part.data);
        const std::string& name = part.local_name.empty() ? part.name : part.local_name;
        list(part, zip_.size(), packed.size());
        zip_ += "PK\3\4" + fields(part, packed.size(), name.size()) + name + packed;
    }
    std::string whole() const {
        std::string zip = zip_ + list_ + "PK\5\6";
        add_number(zip, 0, 4);
        add_number(zip, count, 2);
        add_number(zip, count, 2);
        add_number(zip, list_.size(), 4);
        add_number(zip, zip_.size(), 4);
        add_number(zip, 0, 2);
        return zip;
    }

    std::size_t count = 0;

private:
    static std::string fields(const ZipPart& part, std::size_t packed, std::size_t name) {
        const auto* data = reinterpret_cast<const Bytef*>(part.data.data());
        std::string fields;
        add_number(fields, 20, 2);
        add_number(fields, part.flags, 2);
        add_number(fields, part.stored ? 0 : 8, 2);
        add_number(fields, 0x210000, 4);
        add_number(fields, crc32(0, data, static_cast<uInt>(part.data.size())), 4);
        add_number(fields, packed, 4);
        add_number(fields, part.claim.value_or(part.data.size()), 4);
        add_number(fields, name, 2);
        add_number(fields, 0, 2);
        return fields;
    }

    std::string zip_;
    std::string list_;
};

inline ZipPart manifest_part(const std::string& version = "1.0.0") {
    return {"mod/mod.json", R"({"id": "zipmod", "title": "Z", "version": ")" + version +
                                R"(", "api": 1, "load": ["main.lua"]})"};
}

// A sound mod and these entries.
inline std::string zip_with(const std::vector<ZipPart>& parts) {
    ZipMaker zip;
    zip.add(manifest_part());
    zip.add({"mod/main.lua", "-- fine\n"});
    for (const ZipPart& part : parts)
        zip.add(part);
    return zip.whole();
}

// A folder with a file to install and a root to install it in.
class Depot {
public:
    std::string file() const { return place_.folder("files") + "/trial.zip"; }
    std::string root() const { return place_.folder("mods"); }
    void put(const std::string& zip) const { place_.write("files/trial.zip", zip); }
    const TrialMods& place() const { return place_; }

    // Everything that lies in the root, and beside it.
    std::set<std::string> installed() const { return names_in(root()); }
    bool is_clean() const {
        return installed().empty() && names_in(place_.folder("")).size() <= 2 &&
               names_in(place_.folder("files")).size() == 1;
    }

    // Why the file is refused; and that nothing is left of it.
    std::string refusal(const std::string& zip) const {
        put(zip);
        const Result<PackedMod> seen = look_into(file());
        const Result<PackedMod> put_in = install_mod(file(), root(), false);
        CHECK(is_clean());
        if (put_in || seen) return "";
        CHECK(seen.problem() == put_in.problem());
        return put_in.problem().line();
    }

private:
    static std::set<std::string> names_in(const std::string& folder) {
        std::set<std::string> names;
        std::error_code error;
        for (const auto& each : std::filesystem::directory_iterator(folder, error))
            names.insert(each.path().filename().string());
        return names;
    }

    TrialMods place_;
};

}  // namespace hexholm::test
