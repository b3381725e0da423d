#include "src/app/new_game/game_text.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "engine/base/limits.h"

namespace hexholm::app {

namespace {

constexpr std::string_view kFirstWord = "hexholm";
constexpr std::size_t kMostText = 8 * 1024;

Problem no_game() {
    return {"", /*tr*/ "This is not a game code.",
            /*tr*/ "Copy the whole line, which begins with hexholm."};
}

// Words that a mod, an option, a version or a seed could be made of.
bool is_plain(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char letter) {
        return letter > ' ' && letter < 127 && letter != '=' && letter != ',';
    });
}

bool read_mods(std::string_view list, GameText& game) {
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        const std::string_view mod = list.substr(0, end);
        const std::size_t at = mod.find('@');
        if (at == std::string_view::npos || !is_plain(mod)) return false;
        game.mods.emplace_back(mod.substr(0, at), mod.substr(at + 1));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return true;
}

bool read_players(std::string_view value, GameText& game) {
    const char* end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, game.players);
    return error == std::errc() && stop == end && game.players >= 1 &&
           game.players <= static_cast<int>(kMaxPlayers);
}

bool read_word(std::string_view word, GameText& game) {
    const std::size_t sign = word.find('=');
    if (sign == std::string_view::npos || sign == 0) return false;
    const std::string_view name = word.substr(0, sign);
    const std::string_view value = word.substr(sign + 1);
    if (name == "mods") return read_mods(value, game);
    if (!is_plain(value) || !is_plain(name)) return false;
    if (name == "players") return read_players(value, game);
    if (name == "seed")
        game.seed = value;
    else
        game.options.push_back({std::string(name), std::string(value)});
    return true;
}

// A seed may be any words; blanks and signs of the text are written as underscores.
std::string seed_word(std::string seed) {
    for (char& letter : seed)
        if (!is_plain({&letter, 1})) letter = '_';
    return seed;
}

}  // namespace

std::string text_of(const GameText& game) {
    std::string text = std::string(kFirstWord) + " " + game.scenario +
                       " players=" + std::to_string(game.players) +
                       " seed=" + seed_word(game.seed) + " mods=";
    for (const auto& [id, version] : game.mods)
        text += (text.back() == '=' ? "" : ",") + id + "@" + version;
    for (const OptionValue& option : game.options)
        text += " " + option.name + "=" + option.value;
    return text;
}

Result<GameText> read_game_text(std::string_view text) {
    const std::size_t from = text.find(kFirstWord);
    if (from == std::string_view::npos || text.size() > kMostText) return no_game();
    std::istringstream words{
        std::string(text.substr(from, text.find_first_of("\r\n", from) - from))};
    std::string word;
    GameText game;
    words >> word >> game.scenario;
    if (word != kFirstWord || !is_plain(game.scenario)) return no_game();
    while (words >> word)
        if (!read_word(word, game)) return no_game();
    if (game.players == 0 || game.seed.empty()) return no_game();
    return game;
}

}  // namespace hexholm::app
