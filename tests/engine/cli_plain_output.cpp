// Whatever a mod, a journal, a file or an argument holds: what hexholm-cli prints is plain text.
#include <nlohmann/json.hpp>

#include "engine/base/plain_text.h"

#include "tests/engine/cli_support.h"
#include "tests/support/effort.h"
#include "tests/support/signs.h"
#include "tests/support/text.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;

// As one word of the shell. No argument can hold a zero byte.
std::string in_shell(const std::string& word) {
    std::string quoted = "'";
    for (const char letter : word)
        quoted += letter == '\'' ? "'\\''" : std::string(1, letter);
    return quoted + "'";
}

// In a text of Lua or JSON, where a file may hold the bytes themselves or name them.
std::string escaped_lua(const std::string& text) {
    std::string escaped;
    for (const char letter : text) {
        const std::string number = std::to_string(static_cast<unsigned char>(letter));
        escaped += "\\" + std::string(3 - number.size(), '0') + number;
    }
    return escaped;
}

std::string escaped_json(const std::string& text) {
    return nlohmann::json("x" + text + "y").dump(-1, ' ', true);
}

void check_plain(const Run& ran) {
    INFO("printed: " << ran.out);
    INFO("told: " << ran.err);
    CHECK(is_plain_text(ran.out));
    CHECK(is_plain_text(ran.err));
}

// An author's folder and a player's data, with a mod that is also installed.
class Bench {
public:
    Bench() {
        fs::create_directories(root_ / "work");
        REQUIRE(cli("new odd --in " + path("work")).exit_code == 0);
    }
    ~Bench() { fs::remove_all(root_); }
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    std::string path(const std::string& inside) const { return (root_ / inside).string(); }
    std::string mod() const { return path("work/odd"); }
    Run cli(const std::string& arguments) const {
        return run(arguments, "XDG_DATA_HOME=" + in_shell(path("data")));
    }
    void write(const std::string& file, const std::string& text) const {
        fs::create_directories(fs::path(mod() + "/" + file).parent_path());
        std::ofstream(mod() + "/" + file, std::ios::binary) << text;
    }
    void add(const std::string& file, const std::string& text) const {
        write(file, text_of(mod() + "/" + file) + text);
    }
    void replace(const std::string& file, const std::string& old, const std::string& by) const {
        std::string text = text_of(mod() + "/" + file);
        const std::size_t at = text.find(old);
        REQUIRE(at != std::string::npos);
        write(file, text.replace(at, old.size(), by));
    }
    // Every command that has anything to say about the mod; each says it plainly.
    void check_commands() const {
        const std::string installed = path("data/hexholm/mods");
        fs::create_directories(installed);
        fs::copy(mod(), installed + "/odd",
                 fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        const std::string game = " --scenario odd --players 3 ";
        const std::string zip = path("odd.zip");
        for (const std::string& command : std::vector<std::string>{
                 "list", "check " + mod(), "test " + mod(), "pack " + mod() + " --to " + zip,
                 "install --replace " + zip, "test " + zip, "translate " + mod() + " de",
                 "sim --games 1 --verify" + game, "sim --games 1 --json" + game,
                 "sim --games 1 --journal " + path("odd.journal") + game,
                 "replay " + path("odd.journal"), "replay --json " + path("odd.journal"),
                 "balance --games 1" + game, "balance --json --games 1" + game,
                 "profile --games 1" + game, "profile --json --games 1" + game,
                 "train --folder " + path("train") + " --generations 1 --games 1 --held-out 1" +
                     game,
                 "remove odd"}) {
            INFO(command);
            const Run ran = cli(command);
            check_plain(ran);
            if (contains(command, "--json") && !ran.out.empty())
                CHECK(nlohmann::json::accept(ran.out));
        }
        fs::remove_all(path("train"));
        fs::remove(path("odd.journal"));
    }

private:
    fs::path root_ = scratch("plain");
};

// All of them in one text, each between plain letters.
std::string joined(const std::vector<std::string>& signs) {
    std::string text = "odd";
    for (const std::string& sign : signs)
        text += sign + "x";
    return text;
}

// A sanitizer sees all signs in one text: each program that starts under it takes a while.
std::vector<std::string> hostile_texts() {
    if (kSanitized) return {joined(steering_signs()) + joined(broken_letters())};
    return {joined(steering_signs()), joined(broken_letters()), std::string("od\0d", 4)};
}

}  // namespace

TEST_CASE("cli: what functions of mods say is printed as plain text") {
    for (const std::string& text : hostile_texts()) {
        const Bench bench;
        const std::string lua = escaped_lua(text);
        bench.add("main.lua", "hex.on(\"rolled\", function(game)\n    print(\"" + lua +
                                  "\")\n    error(\"" + lua + "\")\nend)\n");
        bench.add("tests/oasis.lua", "hex.test(\"" + lua + "\", function() end)\n");
        bench.write("tests/loud.lua", "hex.test(\"loud\", function(t) print(\"" + lua +
                                          "\") t:equal(\"" + lua + "\", 1) end)\n" +
                                          "hex.test(\"fails\", function() error(\"" + lua +
                                          "\") end)\n");
        bench.check_commands();
    }
}

TEST_CASE("cli: declared texts, names and values of mods are printed as plain text", "[slow]") {
    for (const std::string& text : hostile_texts()) {
        const std::string lua = escaped_lua(text);
        for (const std::string& declared :
             {"hex.good \"" + lua + "\" {}", "hex.good \"moon\" { title = \"" + lua + "\" }",
              "hex.good \"moon\" { title = \"Moon\", help = \"" + lua + "\" }",
              "hex.good \"moon\" { [\"" + lua + "\"] = \"" + lua + "\" }",
              "hex.option_of_nobody = \"" + text + "\"", "error(\"" + lua + "\")",
              "hex.include \"" + lua + "\"", "-- " + text + "\nhex." + text + "()"}) {
            const Bench bench;
            bench.add("main.lua", declared + "\n");
            bench.check_commands();
        }
    }
}

TEST_CASE("cli: what stands in a manifest, a language and a lesson is printed as plain text") {
    for (const std::string& text : {joined(steering_signs()), joined(broken_letters())}) {
        const bool is_utf8 = text == joined(steering_signs());
        const std::string json = is_utf8 ? escaped_json(text) : "\"" + text + "\"";
        for (const std::string field : {"title", "version", "description", "licence", "load"}) {
            const Bench bench;
            bench.write("mod.json",
                        "{\"id\": \"odd\", \"title\": \"Odd\", \"version\": \"1.0.0\", "
                        "\"api\": 1, \"depends\": [\"base\"], \"" +
                            field + "\": " + (field == "load" ? "[" + json + "]" : json) + "}");
            bench.check_commands();
        }
        const Bench bench;
        bench.write("lang/de.json", "{" + json + ": " + json + ", " + json + ": 1}");
        bench.write("lang/" + text.substr(0, 3) + "\x1b\xC3.json", "{}");
        bench.write("lessons/odd.lua", "hex.lesson \"" + escaped_lua(text) + "\" {}\n");
        bench.write("notes" + text.substr(3) + ".lua", "-- a file of an odd name\n");
        bench.check_commands();
    }
}

TEST_CASE("cli: arguments and names of files are printed as plain text") {
    const Bench bench;
    for (const std::string& text : {joined(steering_signs()), joined(broken_letters())}) {
        const std::string odd = in_shell(text);
        const std::string file = in_shell(bench.path(text));
        std::ofstream(bench.path(text)) << "{\"scenario\": \"" << text << "\"}\n";
        for (const std::string& arguments :
             {odd,
              "--" + odd,
              "list " + odd,
              "check " + file,
              "check " + odd,
              "test " + file,
              "new " + odd,
              "new odd2 --in " + odd,
              "pack " + odd,
              "pack " + file,
              "install " + file,
              "remove " + odd,
              "merge " + file,
              "merge " + odd,
              "replay " + file,
              "replay " + odd,
              "replay --until " + odd + " x",
              "sim --scenario " + odd,
              "sim --mods " + odd,
              "sim --options " + odd,
              "sim --options a=" + odd,
              "sim --options target_vp=" + odd,
              "sim --bots " + odd,
              "sim --seed " + odd,
              "sim --games " + odd,
              "sim --resume " + file,
              "sim --games 1 --journal " + file,
              "balance --games 1 --svg /" + odd + "/x",
              "profile --bots " + odd,
              "bench --scenario " + odd,
              "train --folder " + bench.path("x") + " --shard " + odd,
              "train --folder " + bench.path("x") + " --from " + file,
              "translate " + bench.mod() + " " + odd,
              "reference --" + odd}) {
            INFO(arguments);
            check_plain(bench.cli(arguments));
        }
        fs::remove(bench.path(text));
    }
}

TEST_CASE("cli: what stands in a journal or a report is printed as plain text") {
    const Bench bench;
    const std::string journal = bench.path("game.journal");
    REQUIRE(bench.cli("sim --games 1 --journal " + journal).exit_code == 0);
    const std::string sound = text_of(journal);
    const Run report = bench.cli("sim --games 2 --json");
    for (const std::string& text : hostile_texts()) {
        std::size_t changed = 0;
        for (const std::string word :
             {"hexholm", "scenario base", "Seat 1", "random", "option", "mod base", "#"}) {
            std::string odd = sound;
            const std::size_t at = odd.find(word);
            if (at == std::string::npos) continue;
            ++changed;
            std::ofstream(journal, std::ios::binary) << odd.insert(at + word.size(), text);
            for (const std::string command :
                 {"replay ", "replay --json ", "replay --verify ", "sim --resume "}) {
                INFO(command << "after " << word);
                check_plain(bench.cli(command + journal));
            }
        }
        CHECK(changed >= 5);
        std::string odd = report.out;
        odd.replace(odd.find("random"), 6, text);
        std::ofstream(bench.path("report"), std::ios::binary) << odd;
        check_plain(bench.cli("merge " + bench.path("report")));
        check_plain(bench.cli("merge --json " + bench.path("report")));
    }
}

TEST_CASE("cli: the manual and the help lose nothing on their way out") {
    for (const std::string command : {"reference", "reference --definitions", "reference --schema",
                                      "--help", "sim --help", "--version"}) {
        INFO(command);
        const Run ran = run(command);
        CHECK(ran.exit_code == 0);
        check_plain(ran);
        CHECK_FALSE(contains(ran.out, "\xEF\xBF\xBD"));
    }
    CHECK(run("reference").out == text_of("docs/modding/reference.md"));
}

}  // namespace hexholm::test
