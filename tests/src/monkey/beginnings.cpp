#include "tests/src/monkey/beginnings.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/lua/loading/loader.h"
#include "engine/session/full_session.h"

#include "src/app/mods/catalogue.h"
#include "tests/support/random_game.h"

namespace hexholm::monkey {

namespace {

std::string list(const std::string& option, const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words)
        line += (line.empty() ? option : ",") + word;
    return line;
}

std::size_t any_of(std::size_t count, Random& chance) {
    return chance.below(static_cast<std::uint32_t>(count));
}

// A table that can be set: a scenario, its players, and here and there another mod.
LoadRequest any_table(const platform::Paths& paths, Random& chance) {
    const app::Catalogue catalogue({paths.mods}, {});
    const ScenarioSpec& scenario =
        catalogue.scenarios()[any_of(catalogue.scenarios().size(), chance)];
    const int more = scenario.players_most - scenario.players_least + 1;
    LoadRequest request = catalogue.request(
        scenario.id,
        scenario.players_least + static_cast<int>(any_of(static_cast<std::size_t>(more), chance)));
    for (const ModFolder& mod : catalogue.mods()) {
        if (chance.below(3) != 0) continue;
        LoadRequest wider = request;
        wider.mods.push_back(mod.id);
        if (catalogue.plan(wider)) request = wider;
    }
    return request;
}

std::vector<std::string> any_bots(int players, Random& chance) {
    std::vector<std::string> bots;
    const std::vector<std::string>& levels = bot_levels();
    for (int seat = 0; seat < players; ++seat)
        bots.push_back(levels[any_of(levels.size() - 1, chance)]);  // the best thinks too long
    bots[0] = "human";
    while (chance.below(4) == 0)
        bots[any_of(bots.size(), chance)] = "human";
    return bots;
}

SessionSetup table_for(const std::shared_ptr<const Content>& content,
                       const std::vector<std::string>& bots,
                       std::uint64_t seed) {
    SessionSetup setup;
    setup.content = content;
    setup.seed = seed;
    for (std::size_t at = 0; at < bots.size(); ++at)
        setup.seats.push_back({"Seat " + std::to_string(at + 1),
                               bots[at] == "human" ? "" : bots[at], content->seat_colors[at]});
    return setup;
}

// Plays a game at random for a while, and leaves its journal; "" where that cannot be.
std::string saved_game(const platform::Paths& paths,
                       const LoadRequest& request,
                       const std::vector<std::string>& bots,
                       Random& chance) {
    const auto content = load_content(request);
    if (!content) return "";
    const std::uint64_t seed = chance.below(1'000'000);
    const Rulebook book(content.value());
    test::RandomGame game(book, seed);
    for (std::uint32_t left = chance.below(900); left > 0 && game.step();)
        --left;
    std::vector<RecordedAction> played;
    for (const Action& action : game.played)
        played.emplace_back().action = action;
    const auto session = FullSession::resume(table_for(content.value(), bots, seed), played);
    const std::string folder = paths.user_data + "/games";
    std::filesystem::create_directories(folder);
    const std::string path = folder + "/midst.journal";
    return session && session.value()->move_journal(path) ? path : "";
}

void begin_somewhere(const platform::Paths& paths, Random& chance, app::Arguments& arguments) {
    const std::uint32_t kind = chance.below(10);
    if (kind < 2) return;  // the title
    if (kind == 2) {
        arguments.lesson = "base:first_steps@" + std::to_string(1 + chance.below(20));
        return;
    }
    const LoadRequest request = any_table(paths, chance);
    const std::vector<std::string> bots = any_bots(request.players, chance);
    if (kind >= 6) {
        const std::string path = saved_game(paths, request, bots, chance);
        (kind == 9 ? arguments.replay : arguments.resume) = path;
        return;
    }
    arguments.start = true;
    arguments.scenario = request.scenario;
    arguments.players = request.players;
    arguments.mods = request.mods;
    arguments.seed = chance.below(1'000'000);
    arguments.demo = chance.below(8) == 0;
    if (!arguments.demo) arguments.bots = bots;
}

}  // namespace

app::Arguments any_beginning(const platform::Paths& paths, Random& chance) {
    constexpr std::array<std::array<int, 2>, 5> kSizes = {
        {{1280, 720}, {640, 480}, {1920, 1080}, {800, 1280}, {1024, 600}}};
    constexpr std::array kLanguages = {"en", "de", "ko", "ja", "zh"};
    app::Arguments arguments;
    arguments.offscreen = true;
    const auto size = kSizes[any_of(kSizes.size(), chance)];
    arguments.width = size[0];
    arguments.height = size[1];
    arguments.speed =
        chance.below(2) == 0 ? ui::Speed::instant : static_cast<ui::Speed>(any_of(4, chance));
    arguments.language = kLanguages[any_of(kLanguages.size(), chance)];
    begin_somewhere(paths, chance, arguments);
    return arguments;
}

std::string words_of(const app::Arguments& arguments) {
    constexpr std::array kSpeeds = {"slow", "normal", "fast", "instant"};
    std::string words = "--offscreen --size " + std::to_string(arguments.width) + "x" +
                        std::to_string(arguments.height) + " --language " + arguments.language +
                        " --speed " + kSpeeds[static_cast<std::size_t>(*arguments.speed)];
    if (!arguments.lesson.empty()) words += " --lesson " + arguments.lesson;
    if (!arguments.resume.empty()) words += " --resume " + arguments.resume;
    if (!arguments.replay.empty()) words += " --replay " + arguments.replay;
    if (arguments.start) {
        words += " --scenario " + arguments.scenario + " --players " +
                 std::to_string(arguments.players) + " --seed " + std::to_string(*arguments.seed);
        words += list(" --mods ", arguments.mods) + list(" --bots ", arguments.bots);
    }
    return words + (arguments.demo ? " --demo" : "");
}

}  // namespace hexholm::monkey
