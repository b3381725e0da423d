// Paths and files of a mod that lead elsewhere or are not what they seem.
#include <sys/stat.h>

#include "engine/lua/mods/manifest.h"
#include "engine/package/assets/asset_file.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

// Each would be another file, or none, on one system or another.
std::vector<std::string> bad_paths() {
    using namespace std::string_literals;
    std::vector<std::string> paths = {
        // out of the folder
        "../main.lua", "../../etc/passwd", "lib/../../main.lua", "lib/./../../main.lua", "..", ".",
        "./main.lua", "lib/../main.lua", "~/main.lua", "/etc/passwd", "//etc/passwd", "/dev/zero",
        "/dev/stdin", "/proc/self/mem", "..\\main.lua", "lib\\main.lua", "\\\\server\\share\\x.lua",
        "\\\\?\\C:\\x.lua", "C:\\x.lua", "C:x.lua", "c:/x.lua", "file:///etc/passwd",
        "http://host/x.lua", "mod.zip!/x.lua", "..%2fmain.lua", "..%c0%afmain.lua",
        // bytes that end, split or hide a name
        "main.lua\0.txt"s, "lib\0/../main.lua"s, "a\nb.lua", "a\rb.lua", "a\tb.lua", "a\x1b[2J.lua",
        "a\x7f.lua", "a b.lua", " main.lua", "main.lua ", "main.lua.", "\xff.lua", "\xc0\xae/x.lua",
        "\xef\xbc\x8e\xef\xbc\x8e/x.lua", "\xe2\x80\xaegnp.lua",
        // names that a system or a shell reads in its own way
        "main.lua:stream", "main.lua::$DATA", "CON", "COM1.lua", "Main.lua", "LIB/main.lua",
        ".hidden.lua", ".git/config", "lib/.hidden.lua", "|id", "$(id).lua", "*.lua", "x?.lua",
        "<x>.lua", "\"x\".lua", "x;y.lua",
        // empty and endless
        "", "/", "lib/", "lib//main.lua"};
    paths.emplace_back(5000, 'a');
    paths.back() += ".lua";
    std::string deep;
    for (int at = 0; at < 2000; ++at)
        deep += "a/";
    paths.push_back(deep + "x.lua");
    return paths;
}

// As a Lua text: every byte by its number.
std::string lua_text(const std::string& text) {
    std::string quoted = "\"";
    for (const char letter : text) {
        const std::string number = std::to_string(static_cast<unsigned char>(letter));
        quoted += number.size() == 1 ? "\\00" : number.size() == 2 ? "\\0" : "\\";
        quoted += number;
    }
    return quoted + "\"";
}

}  // namespace

TEST_CASE("a path that leads elsewhere is no path inside a mod") {
    for (const std::string& path : bad_paths()) {
        INFO(path);
        CHECK_FALSE(is_mod_path(path));
    }
    for (const char* path : {"main.lua", "lib/part-2.lua", "a/b/c/d_e.lua", "x", "x..y"})
        CHECK(is_mod_path(path));
}

TEST_CASE("include refuses every path that leads elsewhere") {
    const TrialMods mods;
    for (const std::string& path : bad_paths()) {
        INFO(path);
        if (path.size() > 10000) continue;
        const std::string problem = mods.problem_of("hex.include(" + lua_text(path) + ")");
        CHECK(problem.rfind("trial/main.lua:1: ", 0) == 0);
        CHECK(problem.find("is no path inside the mod") != std::string::npos);
    }
}

TEST_CASE("the list of files to load refuses every path that leads elsewhere") {
    const TrialMods mods;
    mods.lua("");
    for (std::string path : bad_paths()) {
        // What JSON cannot hold never comes so far.
        const auto is_odd = [](unsigned char letter) { return letter < 32 || letter > 126; };
        if (std::any_of(path.begin(), path.end(), is_odd)) continue;
        if (path.find_first_of("\"\\") != std::string::npos) continue;
        INFO(path);
        mods.write("trial/mod.json", R"({"id": "trial", "title": "Trial", "version": "1.0.0",
 "api": 1, "depends": ["base"], "load": [")" +
                                         path + "\"]}");
        const std::vector<std::string> lines = mods.lines();
        REQUIRE_FALSE(lines.empty());
        CHECK(lines.front().rfind("trial/mod.json", 0) == 0);
    }
}

TEST_CASE("the name of a model, picture or sound that leads elsewhere is refused") {
    const TrialMods mods;
    mods.lua("");
    mods.write("secret.png", "a picture of somebody else");
    for (std::string path : bad_paths()) {
        if (path.ends_with(".lua")) path.replace(path.size() - 4, 4, ".png");
        INFO(path);
        const auto read = read_asset(mods.folder("trial"), "trial", path);
        REQUIRE_FALSE(read);
        CHECK(read.problem().where == "trial");  // before anything was looked for
    }
    for (const char* path : {"../../secret.png", "../main.lua", "../mod.json"})
        CHECK_FALSE(read_asset(mods.folder("trial"), "trial", path));
}

TEST_CASE("what is no ordinary file is never opened") {
    const TrialMods mods;
    mods.lua("hex.include \"odd.lua\"");
    const std::string odd = mods.folder("trial") + "/odd.lua";
    const auto refused_as = [&](const std::string& words) {
        const std::vector<std::string> lines = mods.lines();
        REQUIRE_FALSE(lines.empty());
        CHECK(lines.front().rfind("trial/odd.lua: " + words, 0) == 0);
        std::filesystem::remove_all(odd);
    };
    std::filesystem::create_directory(odd);
    refused_as("this is not an ordinary file");
    REQUIRE(mkfifo(odd.c_str(), 0600) == 0);  // to open it would wait for ever
    refused_as("this is not an ordinary file");
    std::filesystem::create_symlink("/dev/zero", odd);
    refused_as("this is a link");
    std::filesystem::create_symlink("odd.lua", odd);
    refused_as("this is a link");
    std::ofstream(odd) << "return 1";
    std::filesystem::resize_file(odd, std::uintmax_t{8} << 30);
    refused_as("the file is longer than 64 KiB");
}

TEST_CASE("texts that no editor writes are refused or read as they are meant") {
    using namespace std::string_literals;
    const TrialMods mods;
    CHECK(mods.problem_of("\x1bLua\x54") ==
          "trial/main.lua: this is a compiled chunk; ship the Lua text itself");
    CHECK(mods.problem_of("\xef\xbb\xbf\x1bLua\x54").find("compiled chunk") != std::string::npos);
    CHECK(mods.problem_of("#!/usr/bin/lua\n\x1bLua\x54").rfind("trial/main.lua", 0) == 0);
    CHECK(mods.problem_of("local a = 1\0\0 = 2"s).find("zero byte") != std::string::npos);
    CHECK(mods.problem_of("local s = [==[ never ended").rfind("trial/main.lua:1: ", 0) == 0);
    CHECK(mods.problem_of("local s = \"never ended").rfind("trial/main.lua:1: ", 0) == 0);
    CHECK(mods.problem_of("--[[ never ended").rfind("trial/main.lua:1: ", 0) == 0);
    CHECK(mods.problem_of("\xff\xfe\x00x"s).rfind("trial/main.lua", 0) == 0);
    CHECK(mods.problem_of("local a = 1\r\nlocal b = a\r\nerror(\"line \" .. b + 2)\r\n") ==
          "trial/main.lua:3: line 3");
    CHECK(mods.problem_of("\xef\xbb\xbf-- from another editor\r\nlocal a = 1\r\n").empty());
    CHECK(mods.problem_of("").empty());
}

TEST_CASE("files that include each other in a circle are refused") {
    const TrialMods mods;
    mods.lua("hex.include \"a.lua\"");
    mods.write("trial/a.lua", "hex.include \"b.lua\"");
    mods.write("trial/b.lua", "hex.include \"a.lua\"");
    CHECK(mods.lines().front().find("the file includes itself: a.lua, b.lua, a.lua") !=
          std::string::npos);
}

TEST_CASE("a mod cannot have more files or more Lua than the limits say") {
    const TrialMods mods;
    std::string all;
    for (int at = 0; at < 80; ++at) {
        std::string file = "f";  // joined with += : g++ 12 sees ghosts in + here
        file += std::to_string(at);
        file += ".lua";
        mods.write("trial/" + file, "return 1");
        all += "hex.include \"" + file + "\"\n";
    }
    mods.lua(all);
    CHECK(mods.lines().front().find("too many files") != std::string::npos);
    for (int at = 0; at < 10; ++at)
        mods.write("trial/f" + std::to_string(at) + ".lua", "--" + std::string(60000, 'x'));
    CHECK(mods.lines().front().find("more than 512 KiB") != std::string::npos);
}

}  // namespace hexholm::test
