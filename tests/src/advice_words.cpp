// Advice in words, in every scenario: it answers what is asked, and no line says what another one says.
#include <algorithm>
#include <bit>
#include <memory>
#include <set>

#include "engine/bots/bot.h"
#include "engine/lua/loading/loader.h"
#include "engine/lua/mods/plan.h"

#include "src/ui/table/action_words.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/table/reason_words.h"
#include "tests/src/seat_window.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

using namespace test;

// A line with the numbers that stand on the board for it.
std::string line_of(const ui::Table& table, const Advice& advice) {
    std::string line = ui::row_words(table, advice.row);
    for (const Action& action : advice.row)
        for (const input::Place place : ui::places_of(table.content(), action))
            line += " @" + std::to_string(static_cast<int>(place.kind)) + ":" +
                    std::to_string(place.index);
    return line;
}

void look_at(PaperWindow& window, const Rulebook& book, Adviser& adviser, const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        if (!has(to_act(book, state), player)) continue;
        const SeatWindow seat(window, book, state, player);
        const ui::Table table = seat.table();
        Random chance = bot_chance(3, player, state.actions);
        const auto told = adviser.best(seat.shown, seat.legal, chance);
        const std::string question = ui::prompt_line(table).text;
        std::set<std::string> lines;
        for (const Advice& advice : told) {
            const std::string words = ui::row_words(table, advice.row);
            INFO(question << ": " << words);
            CHECK_FALSE(words.empty());
            CHECK(words != question);
            CHECK(words.find('?') == std::string::npos);
            CHECK(lines.insert(line_of(table, advice)).second);
            CHECK_FALSE(ui::reason_sentence(table, advice.reasons, 3).empty());
        }
    }
}

}  // namespace

TEST_CASE("advice: its lines answer the question that is asked, each with something else") {
    constexpr int kPositions = 2;
    constexpr std::size_t kStride = 61;
    PaperWindow window;
    for (const ModFolder& mod : find_mods({"mods"}))
        for (const ScenarioSpec& scenario : mod.scenarios) {
            LoadRequest request;
            request.mod_roots = {"mods"};
            request.scenario = scenario.id;
            request.players = scenario.players_most;
            const auto content = load_content(request);
            REQUIRE(content);
            INFO(scenario.id);
            const Rulebook book(content.value());
            const auto adviser = std::make_unique<Adviser>(book);
            RandomGame game(book, 9);
            for (int looked = 0; looked < kPositions;) {
                if (game.played.size() % kStride == 0) {
                    ++looked;
                    look_at(window, book, *adviser, game.state);
                }
                if (!game.step()) break;
            }
        }
}

}  // namespace hexholm
