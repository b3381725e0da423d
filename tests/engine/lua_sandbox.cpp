// Whatever the Lua of a mod tries, it ends soon, with a message that names its file.
#include <chrono>
#include <filesystem>

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

// Runs the text as a mod; it must fail, in time, with all these words in its first message.
void refused(const std::string& lua, const std::vector<std::string>& words) {
    INFO(lua);
    const TrialMods mods;
    const auto start = std::chrono::steady_clock::now();
    const std::string problem = mods.problem_of(lua);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    INFO(problem);
    CHECK(problem.rfind("trial/main.lua", 0) == 0);
    for (const std::string& word : words)
        CHECK(problem.find(word) != std::string::npos);
    CHECK(taken.count() < 5.0);
}

void accepted(const std::string& lua) {
    INFO(lua);
    const TrialMods mods;
    CHECK(mods.problem_of(lua) == "");
}

std::string repeated(const std::string& text, int count) {
    std::string all;
    for (int at = 0; at < count; ++at)
        all += text;
    return all;
}

}  // namespace

TEST_CASE("nothing that reaches outside a mod exists") {
    for (const char* name :
         {"os",           "io",           "debug",       "package",     "require",
          "load",         "loadstring",   "loadfile",    "dofile",      "collectgarbage",
          "setmetatable", "getmetatable", "rawset",      "rawget",      "rawequal",
          "rawlen",       "next",         "pcall",       "xpcall",      "coroutine",
          "utf8",         "warn",         "_G",          "math.random", "math.sqrt",
          "math.floor",   "math.huge",    "string.dump", "string.gsub", "string.gmatch",
          "string.match", "string.pack",  "table.move",  "table.pack"}) {
        INFO(name);
        const TrialMods mods;
        const std::string problem = mods.problem_of(std::string("local x = ") + name + "\n");
        CHECK(problem.rfind("trial/main.lua:1: ", 0) == 0);
    }
    refused("local x = (\"x\"):dump()", {"trial/main.lua:1: there is no 'string.dump'"});
    refused("local x = (\"x\"):gsub(\"a\", \"b\")", {"there is no 'string.gsub'"});
}

TEST_CASE("endless loops end by fuel, with the line of the loop") {
    refused("\nwhile true do end", {"trial/main.lua:2: this takes too many steps"});
    refused("::again::\ngoto again", {"too many steps"});
    refused("local function f() return f() end\nf()", {"too many steps"});
    refused("for i = 1, math.maxinteger do end", {"trial/main.lua:1: there is no"});
    refused("for i = 1, 9223372036854775807 do end", {"too many steps"});
    refused("repeat local s = \"x\" .. \"y\" until false", {"too many steps"});
}

TEST_CASE("work in our own functions is paid for") {
    refused("while true do string.rep(\"x\", 16000) end", {"too many steps"});
    refused("local t = {}\nfor i = 1, 1000000 do t[i] = i end\nwhile true do table.sort(t) end",
            {"too many steps"});
    refused(
        "local t = {}\nfor i = 1, 100000 do t[i] = i end\n"
        "while true do table.remove(t, 1) table.insert(t, 1, 0) end",
        {"too many steps"});
    refused(
        "local t = {}\nfor i = 1, 1000 do t[i] = \"x\" end\nwhile true do for k in pairs(t) do "
        "end end",
        {"too many steps"});
    refused("local s = string.rep(\"a\", 16000)\nwhile true do s:find(\"b\") end",
            {"too many steps"});
    refused("table.sort({ 3, 2, 1 }, function() while true do end end)", {"too many steps"});
}

TEST_CASE("memory is counted, and one more step than allowed is an error of the mod") {
    refused("local s = \"x\"\nwhile true do s = s .. s end", {"trial/main.lua"});
    refused("local t = {}\nlocal i = 0\nwhile true do i = i + 1 t[i] = { i } end",
            {"trial/main.lua"});
    refused("string.rep(\"x\", 1 << 40)", {"trial/main.lua:1: ", "16 KiB"});
    refused(
        "string.rep(\"\", 1 << 62) local s = string.rep(\"x\", 16000)\nlocal t = {}\nfor i = 1, "
        "100 do t[i] = s end\ntable.concat(t)",
        {"16 KiB"});
    refused("local t = {}\nfor i = 1, 200 do t[i] = i end\ntable.unpack(t)", {"at most 100"});
}

TEST_CASE("numbers that are not whole are refused before anything runs") {
    refused("\nlocal a = 1.5", {"trial/main.lua:2: the number '1.5' is not a whole number"});
    refused("local a = .5", {"'.5'"});
    refused("local a = 1e3", {"'1e3'"});
    refused("local a = 0x1p4", {"'0x1p4'"});
    refused("local a = 0x.8", {"'0x.8'"});
    refused("local a = 9223372036854775808", {"'9223372036854775808'"});
    refused("local a = 1 / 2", {"'/' makes fractions; use '//'"});
    refused("local a = 2 ^ 8", {"'^' makes fractions"});
    accepted(
        "local a = 7 // 2 -- 1.5 / 2 ^ 3\nlocal b = \"1.5 / 2\" .. '^' .. [[ 0.5 ]]\n--[==[ 1.5 "
        "]==] local c = 0xFF + #{ 1, 2 } - (a % 3)");
}

TEST_CASE("all places with fractions are reported at once") {
    const TrialMods mods;
    mods.lua("local a = 1.5\nlocal b = 1 / 2\nlocal c = 2 ^ 2\n");
    CHECK(mods.lines().size() == 3);
}

TEST_CASE("compiled chunks, zero bytes and variables to be closed are refused") {
    refused("\x1BLua", {"compiled chunk"});
    refused(std::string("local a = 1\0", 12), {"zero byte"});
    refused("local a <close> = nil", {"<close>"});
}

TEST_CASE("libraries, hex and the environment cannot be changed") {
    refused("string.rep = 1", {"'string.rep' cannot be changed"});
    refused("hex.players = 9", {"'hex.players' cannot be changed"});
    refused("math.max = nil", {"'math.max' cannot be changed"});
    refused("_ENV.x = 1", {"'x' is a global variable"});
    refused("string = {}", {"'string' is a global variable"});
    refused("table.insert(hex, 1)", {"this table cannot be changed"});
}

TEST_CASE("tables of declarations have a size and a depth") {
    refused("local t = { title = \"T\" }\nt.help = t\nhex.good \"gems\" (t)", {"nested too deep"});
    refused("local t = { title = \"T\" }\nfor i = 1, 5000 do t[i] = i end\nhex.good \"gems\" (t)",
            {"too large"});
    refused("local t = {}\nfor i = 1, 60 do t = { t, t } end\nhex.good \"gems\" (t)",
            {"nested too deep"});
    refused("hex.good \"gems\" { title = \"T\", tags = { \"a\", [3] = \"b\" } }",
            {"list with a hole before 3"});
    refused("hex.good \"gems\" { title = string.rep(\"x\", 5000) }", {"4096 bytes"});
    refused("hex.good \"gems\" { title = \"T\", [true] = 1 }", {"key"});
    refused("for i = 1, 3000 do hex.route(\"r\" .. i) {} end", {"at most 2000 things"});
}

TEST_CASE("a table that changes after its declaration changes nothing") {
    const TrialMods mods;
    mods.lua("local t = { title = \"Gems\", bank = 5 }\nhex.good \"gems\" (t)\nt.bank = 99");
    std::vector<Problem> problems;
    const auto content = mods.load(problems);
    REQUIRE(content != nullptr);
    CHECK(named(content->goods, "gems").bank == 5);
}

TEST_CASE("sources that strain the parser are refused in time") {
    refused("local a = " + repeated("(", 1000) + "1" + repeated(")", 1000), {"trial/main.lua"});
    refused("local a = " + repeated("{", 1000) + repeated("}", 1000), {"trial/main.lua"});
    refused("local a = 1\nlocal b = a" + repeated(".x", 30000), {"trial/main.lua:2"});
    refused("local a = 1\na" + repeated(".x", 30000) + "()", {"trial/main.lua:2"});
    refused("local a\nlocal b = " + repeated("a or ", 12000) + "a.b", {"trial/main.lua"});
    refused(repeated("-- 64 KiB and more\n", 4000), {"longer than 64 KiB"});
}

TEST_CASE("deep recursion is an error, not a crash") {
    refused("local function f() return 1 + f() end\nf()", {"trial/main.lua"});
    refused("local function f(a, b) table.sort({ 1, 2 }, f) return true end\nf()",
            {"trial/main.lua"});
}

TEST_CASE("pairs goes through sorted keys and bears changes on the way") {
    accepted(
        "local t = { zebra = 1, ant = 2, [3] = 3, [1] = 1, [2] = 2 }\n"
        "local seen = \"\"\n"
        "for key, value in pairs(t) do seen = seen .. tostring(key) .. \" \" t[key] = nil end\n"
        "assert(seen == \"1 2 3 ant zebra \", seen)");
    refused("for k in pairs({ [true] = 1 }) do end", {"whole numbers or texts"});
}

TEST_CASE("sort is stable and never trusts the comparison") {
    accepted(
        "local t = {}\nfor i = 1, 500 do t[i] = { key = i % 3, at = i } end\n"
        "table.sort(t, function(a, b) return a.key < b.key end)\n"
        "for i = 2, 500 do assert(t[i - 1].key < t[i].key or (t[i - 1].key == t[i].key and "
        "t[i - 1].at < t[i].at)) end");
    accepted("local t = { 5, 1, 4 }\ntable.sort(t, function() return true end) assert(#t == 3)");
    refused("table.sort({ 1, \"a\" })", {"compares whole numbers or texts"});
}

TEST_CASE("the small library does what the manual says") {
    accepted(
        "assert((\"Forest\"):upper() == \"FOREST\" and (\"A\"):lower() == \"a\")\n"
        "assert((\"hello\"):sub(2, -2) == \"ell\" and (\"hello\"):sub(-3) == \"llo\")\n"
        "assert((\"a,b,,c\"):split(\",\")[4] == \"c\" and #(\"\"):split(\",\") == 1)\n"
        "assert((\"a.b\"):find(\".\") == 2 and not (\"ab\"):find(\"c\"))\n"
        "assert(string.format(\"%d of %s%%\", 3, \"x\") == \"3 of x%\")\n"
        "assert((\"abc\"):byte(2) == 98 and string.char(97, 98) == \"ab\")\n"
        "assert(tonumber(\"12\") == 12 and tonumber(\"1.5\") == nil and tonumber(\"x\") == nil)\n"
        "assert(tostring(12) == \"12\" and tostring({}) == \"table\" and tostring(nil) == "
        "\"nil\")\n"
        "assert(math.max(1, 5, 3) == 5 and math.min(4, 2) == 2 and math.abs(-3) == 3)\n"
        "assert(select(\"#\", 1, 2) == 2 and select(2, \"a\", \"b\") == \"b\")\n"
        "assert((\"abc\"):starts_with(\"ab\") and (\"x\"):rep(3) == \"xxx\")\n"
        "local t = { 1, 2, 3 } table.insert(t, 1, 0) assert(table.remove(t) == 3 and t[1] == 0)\n"
        "assert(table.concat(t, \"-\") == \"0-1-2\" and select(3, table.unpack(t)) == 2)\n"
        "assert(table.concat(t, \"-\", 2) == \"1-2\" and table.concat(t, \"-\", 1, 2) == \"0-1\")\n"
        "assert(table.concat(t, \"-\", 3, 2) == \"\" and table.concat({}, \"-\", 1, 0) == \"\")\n"
        "assert(select(\"#\", table.unpack(t, 2, 3)) == 2 and table.unpack(t, 2) == 1)\n"
        "local far = { [9223372036854775807] = \"x\" }\n"
        "assert(table.concat(far, \"\", 9223372036854775807, 9223372036854775807) == \"x\")\n");
    refused("table.unpack({}, -9223372036854775807, 9223372036854775807)",
            {"table.unpack gives at most 100 values"});
    refused("table.concat({ \"a\" }, \"\", 1, 3)", {"texts and whole numbers only"});
    refused("string.rep(\"a\", 3, \"-\")", {"string.rep takes at most 2 arguments here"});
    refused("tonumber(\"ff\", 16)", {"tonumber takes at most 1 argument here"});
}

TEST_CASE("include runs another file of the mod once and gives what it returns") {
    const TrialMods mods;
    mods.lua(
        "local a = hex.include \"lib/part.lua\"\nlocal b = hex.include \"lib/part.lua\"\n"
        "assert(a == b and a.bank == 7)\nhex.good \"gems\" { title = \"Gems\", bank = a.bank }");
    mods.write("trial/lib/part.lua", "return { bank = 7 }");
    CHECK(mods.lines().empty());
    mods.write("trial/lib/part.lua", "\nreturn { bank = 7 + nil }");
    CHECK(mods.lines().front() ==
          "trial/lib/part.lua:2: attempt to perform arithmetic on a nil value (called at "
          "trial/main.lua:1)");
    mods.write("trial/lib/part.lua", "return hex.include \"lib/part.lua\"");
    CHECK(mods.lines().front() ==
          "trial/lib/part.lua:1: the file includes itself: lib/part.lua, lib/part.lua (called at "
          "trial/main.lua:1)");
}

TEST_CASE("include runs files of mods that the mod builds on") {
    const TrialMods mods;
    const std::string example =
        "local deal = hex.include \"base:maps/deal.lua\"\n"
        "hex.map \"cove\" (deal.shuffled({ title = \"Cove\",\n"
        "    rows = { { q = 0, r = 0, \"?\", \"?\" }, { q = -1, r = 1, \"?\", \".\", \"?\" },\n"
        "        { q = -1, r = 2, \"?\", \"?\" } },\n"
        "    terrains = { forest = 2, pasture = 1, fields = 1, hills = 1, mountains = 1 },\n"
        "    tokens = { 5, 2, 6, 3, 8, 10 },\n"
        "}, { { 0, 0, \"NW\", \"any\" }, { 1, 0, \"NE\", \"wool\" }, { -1, 2, \"SW\", \"ore\" } "
        "}))";
    mods.lua(example);
    CHECK(mods.lines().empty());
    mods.manifest("lib");
    mods.write("lib/main.lua", "");
    mods.write("lib/part.lua", "\nreturn { bank = 7 + nil }");
    CHECK(mods.problem_of("hex.include \"lib:part.lua\"") ==
          "trial/main.lua:1: this mod does not build on 'lib'; add it to \"depends\" in mod.json");
    mods.write("trial/main.lua", "hex.include \"lib:part.lua\"");
    mods.manifest("trial", R"("optional": ["lib"])");
    CHECK(mods.lines().front() ==
          "trial/main.lua:1: this mod does not build on 'lib'; add it to \"depends\" in mod.json");
    CHECK(mods.lines({"lib", "trial"}).front() ==
          "lib/part.lua:2: attempt to perform arithmetic on a nil value (called at "
          "trial/main.lua:1)");
    mods.write("lib/part.lua", "return function(game, player) game:give(player, \"ore\", 1) end");
    mods.write("trial/main.lua", "hex.on(\"turn_began\", hex.include \"lib:part.lua\")");
    CHECK(mods.lines({"lib", "trial"}).empty());
}

TEST_CASE("no path leads out of the mod's folder") {
    for (const char* path : {"../base/goods.lua", "/etc/passwd", "lib/../../x.lua", "C:x.lua",
                             "lib\\\\x.lua", "", ".hidden.lua", "lib//x.lua", "x.lua/", "X.lua",
                             "base:../x.lua", "base:", "base:/etc/passwd", "../base:goods.lua"})
        refused(std::string("hex.include \"") + path + "\"", {"is no path inside the mod"});
    const TrialMods mods;
    mods.lua("hex.include \"link.lua\"");
    mods.write("other.lua", "return 1");
    std::filesystem::create_symlink("../other.lua", mods.folder("trial") + "/link.lua");
    CHECK(mods.lines().front() ==
          "trial/link.lua: this is a link; put the file itself into the mod's folder");
    std::filesystem::remove(mods.folder("trial") + "/link.lua");
    std::filesystem::create_directory_symlink("..", mods.folder("trial") + "/up");
    mods.lua("hex.include \"up/other.lua\"");
    CHECK(mods.lines().front() ==
          "trial/up/other.lua: this is a link; put the file itself into the mod's folder");
    mods.lua("hex.include \"missing.lua\"");
    CHECK(mods.lines().front() ==
          "trial/missing.lua: there is no such file; add it or remove what names it");
}

TEST_CASE("a mod that fails does not disturb the next game") {
    refused("while true do end", {"too many steps"});
    CHECK(load_base(4)->goods.size() == 5);
}

}  // namespace hexholm::test
