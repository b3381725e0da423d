// Models, pictures and sounds of mods: what is read, what is refused, and what an author is told.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>
#include <unistd.h>

#include "engine/lua/reading/limits.h"
#include "engine/package/assets/asset_file.h"
#include "engine/package/assets/mod_assets.h"

#include "tests/support/text.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

std::string big_endian(std::uint32_t value) {
    std::string bytes;
    for (const int shift : {24, 16, 8, 0})
        bytes += static_cast<char>(value >> shift & 255U);
    return bytes;
}

std::string little_endian(std::uint64_t value, int size) {
    std::string bytes;
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>(value >> (8 * i) & 255U);
    return bytes;
}

// Check sums of chunks are the decoder's business.
std::string chunk(const std::string& type, const std::string& content) {
    return big_endian(static_cast<std::uint32_t>(content.size())) + type + content + "sums";
}

// So many bytes as zlib writes what it cannot press together.
std::string packed_zeros(std::size_t count) {
    constexpr std::size_t kMostInBlock = 65535;
    std::string bytes = "\x78\x01";
    for (std::size_t left = count; left > 0;) {
        const std::size_t part = std::min(left, kMostInBlock);
        left -= part;
        bytes += static_cast<char>(left == 0 ? 1 : 0);
        bytes +=
            little_endian(part, 2) + little_endian(~part & 0xFFFFU, 2) + std::string(part, '\0');
    }
    return bytes;
}

// What a picture says of itself, and so many bytes of rows in it.
std::string png_of(std::uint32_t width,
                   std::uint32_t height,
                   const std::string& format,
                   std::size_t rows,
                   const std::string& side_chunk = "") {
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", big_endian(width) + big_endian(height) + format) +
           side_chunk + chunk("IDAT", packed_zeros(rows)) + chunk("IEND", "");
}

const std::string kTrueColor = std::string("\x08\x02\0\0\0", 5);

std::string png(std::uint32_t width, std::uint32_t height, const std::string& side_chunk = "") {
    const bool small = width <= kMaxPictureSide && height <= kMaxPictureSide;
    return png_of(width, height, kTrueColor,
                  small ? std::size_t{height} * (1 + std::size_t{width} * 3) : 1, side_chunk);
}

std::string wav(std::uint32_t rate, int channels, int bits, std::size_t length, int code = 1) {
    const std::string format = little_endian(static_cast<std::uint64_t>(code), 2) +
                               little_endian(static_cast<std::uint64_t>(channels), 2) +
                               little_endian(rate, 4) + std::string(6, '\0') +
                               little_endian(static_cast<std::uint64_t>(bits), 2);
    const std::string rest = "WAVEfmt " + little_endian(16, 4) + format + "data" +
                             little_endian(length, 4) + std::string(length, '\0');
    return "RIFF" + little_endian(rest.size(), 4) + rest;
}

// One page of packets with a check sum as Ogg wants it.
std::string ogg_page(int flags, int stream, const std::vector<std::string>& packets) {
    std::string page = std::string("OggS\0", 5) + static_cast<char>(flags) + std::string(8, '\0') +
                       little_endian(static_cast<std::uint64_t>(stream), 4) + std::string(8, '\0');
    page += static_cast<char>(packets.size());
    for (const std::string& packet : packets)
        page += static_cast<char>(packet.size());
    for (const std::string& packet : packets)
        page += packet;
    std::uint32_t sum = 0;
    for (const char letter : page) {
        sum ^= std::uint32_t{static_cast<unsigned char>(letter)} << 24;
        for (int bit = 0; bit < 8; ++bit)
            sum = sum << 1 ^ ((sum >> 31) != 0 ? 0x04C11DB7U : 0);
    }
    return page.replace(22, 4, little_endian(sum, 4));
}

// The first page of Vorbis; blocks of 256 and 2048 samples.
std::string vorbis_head(std::uint32_t rate, int channels = 1) {
    return ogg_page(2, 7,
                    {"\x01vorbis" + std::string(4, '\0') + static_cast<char>(channels) +
                     little_endian(rate, 4) + std::string(12, '\0') + "\xb8\x01"});
}

// A mod's folder that vanishes.
class AssetFolder {
public:
    explicit AssetFolder(const std::string& name)
        : path_(fs::temp_directory_path() / ("hexholm-assets-" + std::to_string(getpid())) / name) {
        fs::remove_all(path_);
        fs::create_directories(path_ / "assets");
    }
    ~AssetFolder() { fs::remove_all(path_); }

    void write(const std::string& file, const std::string& bytes) const {
        std::ofstream(path_ / "assets" / file, std::ios::binary) << bytes;
    }
    std::string refusal(const std::string& file) const {
        const Result<std::string> bytes = read_asset(path_.string(), "things", file);
        return bytes ? "" : bytes.problem().line();
    }
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

std::string asset_fault(AssetKind kind, const std::string& bytes) {
    const auto problem = asset_problem(kind, bytes, "it");
    return problem ? problem->what.english() : "";
}

TEST_CASE("an asset is read from the mod's folder assets and nowhere else") {
    const AssetFolder mod("things");
    mod.write("tower.png", png(16, 16));
    REQUIRE(mod.refusal("tower.png").empty());
    fs::create_directory(mod.path() / "assets/deep");
    mod.write("deep/tower.png", png(16, 16));
    REQUIRE(mod.refusal("deep/tower.png").empty());
    std::ofstream(mod.path() / "secret.png") << png(16, 16);
    for (const std::string path :
         {"../secret.png", "/etc/passwd", "..\\secret.png", "deep/../../secret.png", "", ".",
          "a//b.png", "~/x.png", "C:\\x.png", "file:///x.png", "x.png:stream", "Tower.png",
          ".hidden.png", "deep/", "x.png.", " x.png", "-rf|.png", "*.png", "\xff.png"})
        REQUIRE_FALSE(mod.refusal(path).empty());
    REQUIRE_FALSE(mod.refusal(std::string("tower.png\0.lua", 14)).empty());
    REQUIRE_FALSE(mod.refusal(std::string(5000, 'a') + ".png").empty());
}

TEST_CASE("links, folders, missing files and other kinds of files are refused with one line") {
    const AssetFolder mod("things");
    mod.write("real.png", png(16, 16));
    fs::create_symlink(mod.path() / "assets/real.png", mod.path() / "assets/link.png");
    fs::create_symlink("/etc", mod.path() / "assets/etc");
    fs::create_symlink("/dev/zero", mod.path() / "assets/zero.png");
    fs::create_directory(mod.path() / "assets/folder.png");
    REQUIRE(contains(mod.refusal("link.png"), "things/assets/link.png: this is a link"));
    REQUIRE(contains(mod.refusal("zero.png"), "this is a link"));
    REQUIRE_FALSE(mod.refusal("etc/x.png").empty());
    REQUIRE(contains(mod.refusal("folder.png"), "not an ordinary file"));
    REQUIRE(contains(mod.refusal("none.png"), "there is no such file"));
    mod.write("program.so", "x");
    REQUIRE(contains(mod.refusal("program.so"), "files of this kind are not used"));
    for (const std::string path : {"link.png", "none.png", "program.so"})
        REQUIRE_FALSE(contains(mod.refusal(path), "\n"));
}

TEST_CASE("a file larger than its kind may be is refused before it is read") {
    const AssetFolder mod("things");
    mod.write("large.png", png(16, 16));
    fs::resize_file(mod.path() / "assets/large.png", kMaxPictureBytes + 1);
    REQUIRE(contains(mod.refusal("large.png"), "the picture is larger than 4 MiB"));
    mod.write("large.ogg", "OggS");
    fs::resize_file(mod.path() / "assets/large.ogg", std::uintmax_t{1} << 40);
    REQUIRE(contains(mod.refusal("large.ogg"), "the sound is larger than 8 MiB"));
}

TEST_CASE("a picture that claims to be large is refused from its head") {
    REQUIRE(asset_fault(AssetKind::picture, png(2048, 2048)).empty());
    REQUIRE(asset_fault(AssetKind::picture, png(30000, 30000) + std::string(109000, 'x')) ==
            "the picture has 30000 x 30000 points");
    REQUIRE(contains(asset_fault(AssetKind::picture, png(2000000000, 1)), "2000000000 x 1"));
    REQUIRE(contains(asset_fault(AssetKind::picture, png(4294967295U, 4294967295U)), "points"));
    REQUIRE(asset_fault(AssetKind::picture, png(2049, 1)) == "the picture has 2049 x 1 points");
    REQUIRE(asset_fault(AssetKind::picture, png(0, 16)) == "the picture has no points");
    REQUIRE(asset_fault(AssetKind::picture, png(16, 0)) == "the picture has no points");
}

TEST_CASE("a picture that the decoder would refuse is refused before it is decoded") {
    const auto fault = [](const std::string& format, std::size_t rows,
                          const std::string& more = "") {
        return asset_fault(AssetKind::picture, png_of(16, 4, format, rows, more));
    };
    const auto format = [](int depth, int color, int interlace = 0) {
        return std::string{static_cast<char>(depth), static_cast<char>(color), '\0', '\0',
                           static_cast<char>(interlace)};
    };
    constexpr std::size_t kRow = 1 + 16 * 3;
    CHECK(fault(format(8, 2), 4 * kRow).empty());
    CHECK(fault(format(8, 2), 4 * kRow - 1) ==
          "the picture has fewer points than it says, or they are damaged");
    CHECK(fault(format(8, 6), 4 * (1 + 16 * 4)).empty());
    CHECK(fault(format(16, 0), 4 * (1 + 16 * 2)).empty());
    CHECK(fault(format(1, 0), 4 * (1 + 2)).empty());
    for (const auto& wrong : {format(3, 0), format(1, 2), format(16, 3), format(8, 1), format(8, 5),
                              format(8, 7), format(8, 2, 2)})
        CHECK(fault(wrong, 4 * kRow) == "the picture is written in a way that PNG does not know");
    CHECK(fault(format(8, 3), 4 * 17) == "the picture has no palette");
    CHECK(fault(format(8, 3), 4 * 17, chunk("PLTE", "123")).empty());
    // Interlaced, in seven passes: here one of them is empty.
    CHECK(fault(format(8, 0, 1), (1 + 2) + (1 + 2) + (1 + 4) + (1 + 8) + 2 * (1 + 8) + 2 * (1 + 16))
              .empty());
    CHECK_FALSE(fault(format(8, 0, 1), 12).empty());
}

TEST_CASE("a picture that was cut short anywhere or is something else is refused") {
    const std::string whole = png(16, 16);
    for (std::size_t size = 0; size < whole.size(); ++size)
        REQUIRE_FALSE(asset_fault(AssetKind::picture, whole.substr(0, size)).empty());
    REQUIRE(asset_fault(AssetKind::picture, "this is text") == "this is not a PNG picture");
    REQUIRE(asset_fault(AssetKind::picture, "GIF89a") == "this is not a PNG picture");
    std::string lying = whole;
    lying.replace(33, 4, big_endian(0xFFFFFFF0U));  // the length of the chunk with the points
    REQUIRE(asset_fault(AssetKind::picture, lying) == "the picture was cut short");
}

TEST_CASE("texts and profiles in a picture never reach the decoder") {
    const AssetFolder mod("things");
    mod.write("tower.png", png(16, 16, chunk("zTXt", "bomb") + chunk("iCCP", "bomb")));
    const Result<std::string> read = read_asset(mod.path().string(), "things", "tower.png");
    REQUIRE(read);
    REQUIRE(read.value() == png(16, 16));
}

TEST_CASE("a sound of a usual form passes, any other is refused") {
    REQUIRE(asset_fault(AssetKind::sound, wav(44100, 2, 16, 4000)).empty());
    REQUIRE(asset_fault(AssetKind::sound, wav(8000, 1, 8, 100)).empty());
    const std::string unknown = "the sound is written in a way that is not known";
    REQUIRE(asset_fault(AssetKind::sound, wav(44100, 65535, 16, 100)) == unknown);
    REQUIRE(asset_fault(AssetKind::sound, wav(1, 1, 16, 100)) == unknown);
    REQUIRE(asset_fault(AssetKind::sound, wav(44100, 0, 16, 100)) == unknown);
    REQUIRE(asset_fault(AssetKind::sound, wav(44100, 1, 0, 100)) == unknown);
    REQUIRE(asset_fault(AssetKind::sound, wav(44100, 1, 16, 100, 17)) == unknown);
    REQUIRE(asset_fault(AssetKind::sound, wav(8000, 1, 8, 8000 * kMaxSoundSeconds + 1)) ==
            "the sound is longer than 60 seconds");
    std::string huge = wav(44100, 1, 16, 100);
    huge.replace(40, 4, little_endian(0xFFFFFFFFU, 4));
    REQUIRE(asset_fault(AssetKind::sound, huge) == "the sound was cut short");
    const std::string whole = wav(44100, 1, 16, 100);
    for (std::size_t size = 0; size < whole.size(); ++size)
        REQUIRE_FALSE(asset_fault(AssetKind::sound, whole.substr(0, size)).empty());
    REQUIRE_FALSE(asset_fault(AssetKind::sound, "ID3").empty());
}

TEST_CASE("an Ogg sound is one sound stream of whole pages, and short when unpacked") {
    const std::string head = vorbis_head(44100);
    const std::string page = ogg_page(0, 7, std::vector<std::string>(200, "x"));
    REQUIRE(asset_fault(AssetKind::sound, head + page).empty());
    std::string longer = head;
    for (int i = 0; i < 13; ++i)  // 2600 packets of up to 1024 samples: a minute and a bit
        longer += page;
    REQUIRE(asset_fault(AssetKind::sound, longer) == "the sound is longer than 60 seconds");
    const std::string several = "the file has several streams";
    REQUIRE(asset_fault(AssetKind::sound, head + ogg_page(0, 8, {"x"})) == several);
    REQUIRE(asset_fault(AssetKind::sound, head + head) == several);
    std::string spoilt = head + page;
    spoilt.back() = 'y';
    REQUIRE(asset_fault(AssetKind::sound, spoilt) == "the sound is damaged");
    REQUIRE(asset_fault(AssetKind::sound, head + page + "rest") == "the sound is damaged");
    REQUIRE(asset_fault(AssetKind::sound, head.substr(0, 40)) == "the sound was cut short");
    const std::string unknown = "the sound is written in a way that is not known";
    REQUIRE(asset_fault(AssetKind::sound, vorbis_head(44100, 200)) == unknown);
    REQUIRE(asset_fault(AssetKind::sound, vorbis_head(1)) == unknown);
    REQUIRE(asset_fault(AssetKind::sound, ogg_page(2, 7, {"OpusHead"})) == unknown);
}

// A pack that holds models of these names, with no corners at all.
std::string pack_of(const std::vector<std::string>& names) {
    std::string body;
    for (const std::string& name : names) {
        std::string title = static_cast<char>(name.size()) + name;
        title.resize((title.size() + 3) / 4 * 4, '\0');
        body += title + std::string(8 + 24, '\0');
    }
    return "HXM1" + little_endian(12 + body.size(), 4) + little_endian(names.size(), 4) + body;
}

TEST_CASE("the names in a pack are read within its bounds") {
    const std::string pack = pack_of({"house", "tower_0"});
    REQUIRE(names_in_pack(pack) == std::vector<std::string>{"house", "tower_0"});
    for (std::size_t size = 0; size < pack.size(); ++size)
        REQUIRE(names_in_pack(pack.substr(0, size)).size() < 2);
    std::string lying = pack;
    lying.replace(20, 4, "\xff\xff\xff\xff");  // the first model's corners
    REQUIRE(names_in_pack(lying).empty());
}

// A mod of one piece and one good, as its Lua declared them.
struct Declared {
    AssetFolder folder{"roots/things"};
    ModFolder mod;
    Content content;

    Declared() {
        mod.id = "things";
        mod.path = folder.path().string();
        Piece piece;
        piece.name = "tower";
        piece.face.mod = "things";
        content.pieces.add(piece);
        Good good;
        good.name = "stone";
        good.face.mod = "things";
        content.goods.add(good);
    }
    Face& piece() { return content.pieces[PieceId(0)].face; }
    Face& good() { return content.goods[GoodId(0)].face; }
    std::vector<std::string> lines() const {
        std::vector<std::string> lines;
        for (const Problem& problem : check_assets(mod, content, {}))
            lines.push_back(problem.line());
        return lines;
    }
    std::string line() const { return lines().size() == 1 ? lines().front() : "not one line"; }
};

TEST_CASE("check says nothing about assets that are there, and nothing about other mods' things") {
    Declared declared;
    declared.folder.write("models.hxm", pack_of({"house", "tower_0"}));
    declared.folder.write("stone.png", png(16, 16));
    declared.piece().model = "tower";
    declared.piece().icon = "house";
    declared.good().icon = "stone.png";
    REQUIRE(declared.lines().empty());
    Terrain other;
    other.face.mod = "neighbour";
    other.face.model = "no_such_thing";
    declared.content.terrains.add(other);
    REQUIRE(declared.lines().empty());
}

TEST_CASE("check tells of the picture of a mod that is not there") {
    Declared declared;
    declared.mod.picture = "assets/cover.png";
    REQUIRE(declared.line() ==
            "things/mod.json: 'picture' names 'assets/cover.png', and there is no such file; add "
            "it or remove the field");
    declared.folder.write("cover.png", "PNG");
    REQUIRE(declared.lines().empty());
}

TEST_CASE("check names the declaration, the field and the nearest name") {
    Declared declared;
    declared.folder.write("models.hxm", pack_of({"house", "tower"}));
    declared.piece().model = "towr";
    REQUIRE(declared.line() ==
            "things: piece 'tower', field model: there is no model 'towr'; did you mean 'tower'?");
    declared.piece().model = "";
    declared.piece().set_models = {"towr"};
    REQUIRE(declared.line() ==
            "things: piece 'tower', field models: there is no model 'towr'; did you mean 'tower'?");
    declared.piece().set_models.clear();
    declared.folder.write("stone.png", png(16, 16));
    declared.good().icon = "stoen.png";
    REQUIRE(declared.line() ==
            "things: good 'stone', field icon: things/assets/stoen.png: there is no such file; "
            "did you mean 'stone.png'? there is stone.png");
}

TEST_CASE("check asks for a model in a set of pieces for each look of a figure") {
    Declared declared;
    declared.folder.write("models.hxm", pack_of({"peg_1"}));
    FigureKind peg;
    peg.name = "peg";
    peg.face.mod = "things";
    peg.looks = {"peg_1", "peg_1"};
    peg.face.set_models = {"peg_#"};
    declared.content.figure_kinds.add(peg);
    REQUIRE(declared.line() ==
            "things: figure 'peg', field models: there is no model 'peg_2'; did you mean 'peg_1'?");
}

TEST_CASE("check judges the files themselves") {
    Declared declared;
    declared.folder.write("stone.png", png(30000, 30000));
    declared.good().icon = "stone.png";
    REQUIRE(declared.line() ==
            "things: good 'stone', field icon: things/assets/stone.png: the picture has "
            "30000 x 30000 points; at most 2048 x 2048 are possible");
    declared.good().icon = "../../secret.png";
    REQUIRE(contains(declared.line(), "a file of the mod cannot be called '../../secret.png'"));
    declared.good().icon = "";
    declared.piece().model = "stone.png";
    REQUIRE(declared.line() ==
            "things: piece 'tower', field model: 'stone.png' cannot be shown here; "
            "name a .glb model");
    declared.folder.write("tower.glb", "glTF but not much");
    declared.piece().model = "tower.glb";
    REQUIRE(contains(declared.line(), "this is not a glTF 2.0 model in one file"));
}

TEST_CASE("check listens to the sounds that things name") {
    Declared declared;
    declared.folder.write("stone.png", png(16, 16));
    declared.piece().sound = {"things", "stone.png"};
    REQUIRE(declared.line() ==
            "things: piece 'tower', field sound: 'stone.png' is no sound; "
            "name an .ogg or a .wav");
    declared.piece().sound = {"neighbour", "bell.ogg"};
    REQUIRE(declared.lines().empty());
    declared.piece().sound = {};
    declared.content.dice_sound = {"things", "bones.ogg"};
    REQUIRE(contains(declared.line(),
                     "things: dice, field sound: things/assets/bones.ogg: there is no such file"));
    declared.folder.write("bones.ogg", "no sound at all");
    REQUIRE(contains(declared.line(), "dice, field sound: things/assets/bones.ogg"));
}

TEST_CASE("models of the mods that a mod builds on may be named") {
    Declared declared;
    declared.piece().model = "city";
    const auto problems = [&] { return check_assets(declared.mod, declared.content, {"mods"}); };
    REQUIRE(problems().size() == 1);
    std::ofstream(declared.folder.path() / "mod.json")
        << R"({"id": "things", "title": "Things", "version": "1.0.0", "api": 1,
               "depends": ["base"]})";
    declared.mod = read_manifest(declared.folder.path().string());
    REQUIRE(declared.mod.usable());
    REQUIRE(problems().empty());
    declared.piece().model = "token";  // the program's own
    REQUIRE(problems().empty());
}

}  // namespace
}  // namespace hexholm::test
