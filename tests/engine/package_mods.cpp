// A mod's way from its author's folder to somebody else's.
#include <fstream>
#include <sstream>

#include <sys/stat.h>

#include "engine/lua/reading/limits.h"

#include "tests/engine/package_support.h"
#include "tests/support/text.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const std::string& file) {
    std::stringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

// The mod "trial" in a folder, and why it cannot be packed.
struct Author {
    Author() { mods.lua("local x = 1\n"); }
    std::string path(const std::string& inside) const {
        return mods.folder("trial") + "/" + inside;
    }
    std::string zip() const { return mods.folder("trial.zip"); }
    std::string refusal() const {
        const Result<PackedMod> packed = pack_mod(mods.folder("trial"), zip());
        CHECK_FALSE(fs::exists(zip()));
        CHECK_FALSE(fs::exists(zip() + ".partial"));
        return packed ? "" : packed.problem().line();
    }

    TrialMods mods;
};

}  // namespace

TEST_CASE("the same files make the same packed bytes, whenever and wherever they were written") {
    const Author one;
    const Author other;
    other.mods.write("trial/README.md", "Words\n");
    one.mods.write("trial/README.md", "Words\n");
    one.mods.write("trial/.editor/state.json", "{}");
    fs::last_write_time(one.path("main.lua"),
                        fs::file_time_type::clock::now() - std::chrono::hours(9));
    fs::permissions(one.path("main.lua"), fs::perms::owner_all);
    REQUIRE(pack_mod(one.mods.folder("trial"), one.zip()));
    REQUIRE(pack_mod(other.mods.folder("trial") + "/", other.zip()));
    CHECK((bytes_of(one.zip()) == bytes_of(other.zip())));
    CHECK(bytes_of(one.zip()).substr(10, 4) == std::string("\0\0\x21\0", 4));
}

TEST_CASE("a mod is packed into ordinary files only") {
    const Author author;
    REQUIRE(::mkfifo(author.zip().c_str(), 0600) == 0);
    CHECK_FALSE(pack_mod(author.mods.folder("trial"), author.zip()));
    CHECK(fs::is_fifo(author.zip()));
    CHECK_FALSE(pack_mod(author.mods.folder("trial"), author.mods.folder("")));
}

TEST_CASE("a packed mod is installed with the same files and the same hash") {
    const Author author;
    author.mods.write("trial/maps/lake.lua", "return 1\n");
    author.mods.write("trial/picture.png", std::string("\x89PNG\r\n\0\xFF", 8));
    const Result<PackedMod> packed = pack_mod(author.mods.folder("trial"), author.zip());
    REQUIRE(packed);
    CHECK(packed.value().files == 4);
    const std::string root = author.mods.folder("installed/mods");
    const Result<PackedMod> installed = install_mod(author.zip(), root, false);
    REQUIRE(installed);
    CHECK(installed.value().hash == packed.value().hash);
    CHECK(installed.value().hash == rules_hash(author.mods.folder("trial")).value());
    CHECK((bytes_of(root + "/trial/picture.png") == bytes_of(author.path("picture.png"))));
    const Result<PackedMod> seen = look_into(author.zip());
    REQUIRE(seen);
    CHECK(seen.value().bytes == packed.value().bytes);
    CHECK(seen.value().manifest.path == author.zip());
}

TEST_CASE("an installed version gives way only when it is told to") {
    const Depot depot;
    depot.put(zip_with({{"mod/old.txt", "old"}}));
    REQUIRE(install_mod(depot.file(), depot.root(), false));
    ZipMaker newer;
    newer.add(manifest_part("1.1.0-beta.2"));
    newer.add({"mod/main.lua", "-- newer\n"});
    depot.put(newer.whole());
    const Result<PackedMod> twice = install_mod(depot.file(), depot.root(), false);
    REQUIRE_FALSE(twice);
    CHECK(twice.problem().line() ==
          "zipmod: 1.0.0 is installed already; the file has 1.1.0-beta.2; remove the installed one "
          "or replace it");
    CHECK(fs::exists(depot.root() + "/zipmod/old.txt"));
    depot.put(newer.whole().substr(0, 200));
    CHECK_FALSE(install_mod(depot.file(), depot.root(), true));
    CHECK(fs::exists(depot.root() + "/zipmod/old.txt"));
    depot.put(newer.whole());
    REQUIRE(install_mod(depot.file(), depot.root(), true));
    CHECK_FALSE(fs::exists(depot.root() + "/zipmod/old.txt"));
    CHECK(depot.installed() == std::set<std::string>{"zipmod"});
}

TEST_CASE("an installed mod can be removed, and nothing else") {
    const Depot depot;
    depot.put(zip_with({}));
    REQUIRE(install_mod(depot.file(), depot.root(), false));
    const auto wrong = GENERATE("nothing", "", ".", "..", "../files", "zipmod/maps", "/etc");
    INFO(wrong);
    CHECK_FALSE(remove_mod(wrong, depot.root()));
    fs::create_directory_symlink(depot.place().folder("files"), depot.root() + "/link");
    CHECK_FALSE(remove_mod("link", depot.root()));
    CHECK(fs::exists(depot.file()));
    const Result<ModFolder> removed = remove_mod("zipmod", depot.root());
    REQUIRE(removed);
    CHECK(removed.value().version == "1.0.0");
    CHECK(depot.installed() == std::set<std::string>{"link"});
}

TEST_CASE("an unpacked mod vanishes with whoever looked at it") {
    const Depot depot;
    depot.put(zip_with({}));
    std::string folder;
    {
        Result<UnpackedMod> mod = UnpackedMod::open(depot.file());
        REQUIRE(mod);
        const UnpackedMod moved = std::move(mod.value());
        folder = moved.folder();
        CHECK(read_manifest(folder).usable());
    }
    CHECK_FALSE(fs::exists(fs::path(folder).parent_path()));
}

TEST_CASE("links, pipes, odd names and strange files in a folder are not packed") {
    const Author author;
    SECTION("a link to a file") {
        fs::create_symlink("/etc/passwd", author.path("link.txt"));
        CHECK(contains(author.refusal(), "'link.txt' is not an ordinary file"));
    }
    SECTION("a link to the folder itself") {
        fs::create_directory_symlink(".", author.path("loop"));
        CHECK(contains(author.refusal(), "'loop' is not an ordinary file"));
    }
    SECTION("a pipe that never ends") {
        REQUIRE(mkfifo(author.path("fifo.lua").c_str(), 0600) == 0);
        CHECK(contains(author.refusal(), "'fifo.lua' is not an ordinary file"));
    }
    SECTION("a folder with the name of a file") {
        fs::create_directory(author.path("dir_named.lua"));
        CHECK(contains(author.refusal(), "'dir_named.lua' is not a valid path inside a mod"));
    }
    SECTION("a file that only seems to be large") {
        author.mods.write("trial/sparse.png", "");
        fs::resize_file(author.path("sparse.png"), std::uintmax_t{8} << 30);
        CHECK(contains(author.refusal(), "'sparse.png' is too large"));
    }
    SECTION("capital letters") {
        author.mods.write("trial/Case.png", "a");
        author.mods.write("trial/case.png", "b");
        CHECK(contains(author.refusal(), "differ in capital letters only"));
    }
    SECTION("folders in folders") {
        std::string deep = author.path("deep");
        for (int level = 0; level < 200; ++level)
            deep += "/deep";
        fs::create_directories(deep);
        CHECK(contains(author.refusal(), "is not a valid path inside a mod"));
    }
    SECTION("a program") {
        author.mods.write("trial/run.sh", "#!/bin/sh\n");
        CHECK(contains(author.refusal(), "is of a kind that mods may not contain"));
    }
    SECTION("too many files") {
        for (std::size_t at = 0; at <= kMaxArchiveFiles; ++at)
            author.mods.write("trial/t" + std::to_string(at) + ".txt", "");
        CHECK(contains(author.refusal(), "there are more than 2000 files"));
    }
    SECTION("a picture that is not there") {
        author.mods.manifest("trial", R"("picture": "picture.png")");
        CHECK(contains(author.refusal(), "there is no file 'picture.png'"));
    }
}

TEST_CASE("a mod is not packed into itself or to nowhere") {
    const Author author;
    const Result<PackedMod> inside = pack_mod(author.mods.folder("trial"), author.path("a.zip"));
    REQUIRE_FALSE(inside);
    CHECK(contains(inside.problem().what.english(), "inside the mod's own folder"));
    const Result<PackedMod> nowhere = pack_mod(author.mods.folder("trial"), "/nowhere/a.zip");
    REQUIRE_FALSE(nowhere);
    CHECK(contains(nowhere.problem().line(), "/nowhere/a.zip: the file cannot be written"));
}

TEST_CASE("folders full of traps are listed with their problems at once, and the others work") {
    const TrialMods mods;
    const auto manifest = [&](const std::string& id) {
        fs::create_directories(mods.folder(id));
        return mods.folder(id) + "/mod.json";
    };
    fs::create_symlink("/dev/zero", manifest("endless"));
    REQUIRE(mkfifo(manifest("fifo").c_str(), 0600) == 0);
    fs::create_directory(manifest("folder"));
    mods.write("sparse/mod.json", "");
    fs::resize_file(mods.folder("sparse") + "/mod.json", std::uintmax_t{8} << 30);
    mods.lua("local x = 1\n");
    int broken = 0;
    for (const ModFolder& mod : find_mods(mods.roots()))
        broken += mod.usable() ? 0 : 1;
    CHECK(broken == 4);
    CHECK(mods.lines().empty());
}

}  // namespace hexholm::test
