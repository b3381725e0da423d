// league-table: bots of the product and F play the base game; one line of JSON as hexholm-cli sim writes it.
// Usage: league-table --players N --bots A,B --games N --seed N [--options A=B,...] [--trades off]; a bot is a level, or f.
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <sstream>
#include <string>

#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/lua/loading/loader.h"

#include "tests/league/value_player.h"

namespace {

using namespace hexholm;

constexpr int kMostTurns = 5000;

struct Played {
    std::array<int, kMaxPlayers> wins{};
    int unfinished = 0;
    std::int64_t actions = 0;
};

int fail(const std::string& line) {
    std::fprintf(stderr, "league-table: %s\n", line.c_str());
    return 1;
}

std::vector<std::string> parts_of(const std::string& text) {
    std::vector<std::string> parts;
    std::stringstream stream(text);
    for (std::string part; std::getline(stream, part, ',');)
        parts.push_back(part);
    return parts;
}

std::unique_ptr<Bot> seated(const Content& content, const std::string& name) {
    if (name == "f") return std::make_unique<league::ValuePlayer>();
    return make_bot(content, name);
}

// Nobody is asked to trade where offers are off.
void drop_offers(const Rulebook& book, ActionList& legal) {
    const ActionKindId offer = book.kind(Verb::offer_trade);
    const auto* const end = std::remove_if(
        legal.begin(), legal.end(), [&](const Action& action) { return action.kind == offer; });
    legal.shorten(static_cast<std::size_t>(end - legal.begin()));
}

void play(const Rulebook& book,
          const std::vector<std::string>& names,
          std::uint64_t seed,
          bool with_trades,
          Played& played) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (const std::string& name : names)
        bots.push_back(seated(book.content(), name));
    const auto legal = std::make_unique<ActionList>();
    State state = start_game(book, seed);
    while (state.stage != Stage::over && state.turn <= kMostTurns) {
        const PlayerId player(std::countr_zero(to_act(book, state)));
        legal_actions(book, state, player, *legal);
        if (!with_trades) drop_offers(book, *legal);
        Random chance = bot_chance(seed, player, state.actions);
        const Action action =
            bots[player.index()]->decide(book, view_for(book, state, player), *legal, chance);
        if (!check(book, state, action).ok() || !apply(book, state, action))
            std::exit(
                fail(names[player.index()] + " did what is refused, seed " + std::to_string(seed)));
        ++played.actions;
    }
    if (state.stage == Stage::over && state.winner.is_some())
        ++played.wins[state.winner.index()];
    else
        ++played.unfinished;
}

}  // namespace

int main(int argc, char** argv) {
    std::map<std::string, std::string> given = {{"--games", "1"}, {"--seed", "0"}};
    for (int at = 1; at + 1 < argc; at += 2)
        given[argv[at]] = argv[at + 1];
    const std::vector<std::string> names = parts_of(given["--bots"]);
    LoadRequest request;
    request.mod_roots = {HEXHOLM_MODS};
    request.scenario = "base";
    request.players = static_cast<int>(names.size());
    for (const std::string& option : parts_of(given["--options"]))
        request.options.push_back(
            {option.substr(0, option.find('=')), option.substr(option.find('=') + 1)});
    const auto content = load_content(request);
    if (!content) return fail(content.problem().line());
    for (const std::string& name : names)
        if (seated(*content.value(), name) == nullptr) return fail("there is no bot " + name);
    const Rulebook book(content.value());
    const auto start = std::chrono::steady_clock::now();
    Played played;
    const std::uint64_t seed = std::stoull(given["--seed"]);
    for (int game = 0; game < std::stoi(given["--games"]); ++game)
        play(book, names, seed + static_cast<std::uint64_t>(game), given["--trades"] != "off",
             played);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    std::string wins;
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        wins += (seat == 0 ? "" : ",") + std::to_string(played.wins[seat]);
    std::printf("{\"seconds\":%.3f,\"actions\":%lld,\"wins\":[%s],\"unfinished\":%d}\n",
                passed.count(), static_cast<long long>(played.actions), wins.c_str(),
                played.unfinished);
    return 0;
}
