#include "src/app/run/arguments.h"

#include <algorithm>
#include <charconv>

#include "src/ui/words/language.h"

namespace hexholm::app {

namespace {

constexpr int kBenchFrames = 1200;  // unless --frames says how many

// Goes through the words; the first problem stays.
class Parser {
public:
    explicit Parser(const std::vector<std::string>& words) : words_(words) {}
    Result<Arguments> run();

private:
    void take(const std::string& name);
    void take_game(const std::string& name);
    void take_display(const std::string& name);
    std::string value(const std::string& name);
    template <class Number>
    Number number(const std::string& name, Number least, Number most);
    std::vector<std::string> list(const std::string& name);
    void take_options();
    void take_shot();
    void take_size();
    void take_speed();
    void take_language();
    void fail(const std::string& where, const std::string& what, const std::string& remedy = "") {
        if (!problem_) problem_ = Problem{where, what, remedy};
    }

    const std::vector<std::string>& words_;
    std::size_t at_ = 0;
    Arguments out_;
    std::optional<Problem> problem_;
};

std::string Parser::value(const std::string& name) {
    if (at_ < words_.size()) return words_[at_++];
    fail(name, "a value is missing");
    return "";
}

template <class Number>
Number Parser::number(const std::string& name, Number least, Number most) {
    const std::string text = value(name);
    Number parsed{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, parsed);
    if (error == std::errc() && stop == end && parsed >= least && parsed <= most) return parsed;
    fail(name, "'" + text + "' is no whole number from " + std::to_string(least) + " to " +
                   std::to_string(most));
    return least;
}

std::vector<std::string> Parser::list(const std::string& name) {
    const std::string text = value(name);
    std::vector<std::string> parts;
    std::size_t start = 0;
    while (start <= text.size() && !text.empty()) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        parts.push_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    return parts;
}

void Parser::take_options() {
    for (const std::string& part : list("--options")) {
        const std::size_t sign = part.find('=');
        if (sign == std::string::npos || sign == 0)
            return fail("--options", "'" + part + "' is not name=value");
        out_.options.push_back({part.substr(0, sign), part.substr(sign + 1)});
    }
}

void Parser::take_shot() {
    const std::string text = value("--shot");
    Shot shot;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, shot.frame);
    if (error != std::errc() || shot.frame < 0 || stop == end || *stop != ':' || stop + 1 == end)
        return fail("--shot", "'" + text + "' is not FRAME:FILE.png");
    shot.file = std::string(stop + 1, end);
    out_.shots.push_back(shot);
}

void Parser::take_size() {
    const std::string text = value("--size");
    const char* end = text.data() + text.size();
    const auto [cross, wide] = std::from_chars(text.data(), end, out_.width);
    if (wide == std::errc() && cross != end && *cross == 'x') {
        const auto [stop, high] = std::from_chars(cross + 1, end, out_.height);
        const bool sound = high == std::errc() && stop == end && out_.width >= 1 &&
                           out_.height >= 1 && out_.width <= 8192 && out_.height <= 8192;
        if (sound) return;
    }
    fail("--size", "'" + text + "' is not WIDTHxHEIGHT, for example 1280x720");
}

void Parser::take_speed() {
    const std::string text = value("--speed");
    for (const ui::Speed speed :
         {ui::Speed::slow, ui::Speed::normal, ui::Speed::fast, ui::Speed::instant})
        if (text == ui::speed_name(speed)) out_.speed = speed;
    if (!out_.speed)
        fail("--speed", "there is no speed '" + text + "'",
             "there are: slow, normal, fast, instant");
}

void Parser::take_language() {
    out_.language = value("--language");
    if (problem_ || ui::is_language(out_.language)) return;
    std::string codes;
    for (const ui::LanguageName& language : ui::kLanguages)
        codes += (codes.empty() ? "" : ", ") + std::string(language.code);
    fail("--language", "there is no language '" + out_.language + "'", "there are: " + codes);
}

void Parser::take_game(const std::string& name) {
    if (name == "--scenario") {
        out_.scenario = value(name);
        out_.start = true;
    } else if (name == "--players") {
        out_.players = number<int>(name, 1, static_cast<int>(kMaxPlayers));
        out_.start = true;
    } else if (name == "--bots") {
        out_.bots = list(name);
        out_.start = true;
    } else if (name == "--seed") {
        out_.seed = number<std::uint64_t>(name, 0, UINT64_MAX);
        out_.start = true;
    } else if (name == "--options") {
        take_options();
        out_.start = true;
    } else if (name == "--mods") {
        out_.mods = list(name);
        out_.start = true;
    } else if (name == "--demo") {
        out_.demo = true;
        out_.start = true;
    } else {
        take_display(name);
    }
}

void Parser::take_display(const std::string& name) {
    if (name == "--offscreen") {
        out_.offscreen = true;
    } else if (name == "--frames") {
        out_.frames = number<int>(name, 1, 100'000'000);
    } else if (name == "--shot") {
        take_shot();
    } else if (name == "--input") {
        out_.input = value(name);
    } else if (name == "--spots") {
        out_.spots = value(name);
    } else if (name == "--size") {
        take_size();
    } else if (name == "--speed") {
        take_speed();
    } else if (name == "--language") {
        take_language();
    } else if (name == "--resume") {
        out_.resume = value(name);
    } else if (name == "--replay") {
        out_.replay = value(name);
    } else if (name == "--join") {
        out_.join = value(name);
    } else if (name == "--lesson") {
        out_.lesson = value(name);
    } else if (name == "--install") {
        out_.install = value(name);
    } else if (name == "--dev") {
        out_.dev = true;
    } else if (name == "--stats") {
        out_.stats = true;
    } else if (name == "--bench-frames") {
        out_.bench_frames = true;
    } else if (name == "--help" || name == "-h") {
        out_.help = true;
    } else if (name == "--version") {
        out_.version = true;
    } else {
        fail("", "there is no option '" + name + "'", "hexholm --help lists all of them");
    }
}

Result<Arguments> Parser::run() {
    while (at_ < words_.size() && !problem_)
        take_game(words_[at_++]);
    if (!problem_ && !out_.resume.empty() && !out_.replay.empty())
        fail("--replay", "--resume and --replay exclude each other");
    if (!problem_ && out_.start && !(out_.resume.empty() && out_.replay.empty()) && !out_.demo)
        fail("", "a journal says itself which game it is",
             "leave out --scenario, --players, --bots, --seed, --options and --mods");
    if (!problem_ && !out_.install.empty() &&
        (out_.start || !out_.resume.empty() || !out_.replay.empty()))
        fail("--install", "a mod is installed without a game", "leave out what starts one");
    if (!problem_ && !out_.lesson.empty() &&
        (out_.start || !out_.resume.empty() || !out_.replay.empty()))
        fail("--lesson", "a lesson says itself which game it is", "leave out what starts one");
    if (!problem_ && !out_.join.empty() &&
        (out_.start || !out_.resume.empty() || !out_.replay.empty() || !out_.lesson.empty()))
        fail("--join", "the table of a server says itself which game it is",
             "leave out what starts one");
    if (out_.bench_frames && out_.frames == 0) out_.frames = kBenchFrames;
    if (problem_) return *problem_;
    return out_;
}

}  // namespace

Result<Arguments> parse_arguments(const std::vector<std::string>& words) {
    return Parser(words).run();
}

std::string usage() {
    return "hexholm [OPTION...]\n"
           "  --scenario ID           start this game at once (hexholm-cli list shows all)\n"
           "  --players N             number of players\n"
           "  --bots LEVEL,...        random, easy, normal, hard, master or human for each seat;\n"
           "                          fewer than there are seats: the first seats are human\n"
           "  --seed N                the same seed gives the same game\n"
           "  --options NAME=VALUE,.. rules of the game\n"
           "  --mods ID,...           switch on more mods\n"
           "  --demo                  bots play all seats\n"
           "  --resume FILE           continue a saved game\n"
           "  --replay FILE           watch a saved game\n"
           "  --join LINK             sit down at a table of a server\n"
           "  --lesson ID[@STEP]      start a lesson, such as base:first_steps, at a step\n"
           "  --install ZIP           install this mod and show it\n"
           "  --dev                   for authors: mods of this folder are found, saved files take "
           "effect\n"
           "                          in the running game, F12 opens a console\n"
           "  --speed NAME            animations: slow, normal, fast, instant\n"
           "  --language CODE         en, de, ko, ja or zh\n"
           "  --size WxH              of the window\n"
           "  --offscreen             draw without a screen\n"
           "  --frames N              end after N frames\n"
           "  --shot FRAME:FILE.png   save the picture of this frame; may be repeated\n"
           "  --stats                 print times and memory at the end\n"
           "  --bench-frames          draw every frame without a pause and print their times as "
           "JSON\n"
           "  --input FILE            play recorded input (docs/input-files.md)\n"
           "  --spots FILE            write button positions to FILE whenever they change\n"
           "  --version               print which version this is\n";
}

}  // namespace hexholm::app
