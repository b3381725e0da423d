// hexholm-cli replay: plays a journal again.
#include <cstdio>
#include <limits>

#include "engine/base/hash.h"
#include "engine/base/terminal.h"
#include "engine/game/game.h"
#include "engine/game/view/points.h"

#include "src/cli/common/command.h"
#include "src/cli/games/journal_game.h"
#include "src/cli/games/journal_replay.h"
#include "src/cli/games/state_json.h"

namespace hexholm::cli {
namespace {

struct ReplayArguments {
    std::string file;
    bool verify = false;
    std::int64_t until = -1;
    bool json = false;
};

// The last line of the file that is needed for the first `until` actions of those that stand.
int last_line(const std::vector<RecordedAction>& records, std::int64_t until) {
    const std::vector<RecordedAction> standing = standing_actions(records);
    if (until < 0 || static_cast<std::size_t>(until) >= standing.size())
        return std::numeric_limits<int>::max();
    return until == 0 ? 0 : standing[static_cast<std::size_t>(until) - 1].line;
}

std::string seed_words(const JournalHeader& header) {
    return header.seed.key ? "key " + hex_text(header.seed.key->key)
                           : "seed " + std::to_string(header.seed.number);
}

void print_summary(const Rulebook& book, const State& state, const JournalHeader& header) {
    print_line("%s, %s: %u actions, turn %u, hash %s", header.scenario.c_str(),
               seed_words(header).c_str(), state.actions, state.turn,
               hash_name(digest(state)).c_str());
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        print_line("seat %zu  %-16s %-7s %2d points%s", player.index() + 1,
                   header.seats[player.index()].name.c_str(),
                   header.seats[player.index()].bot.empty()
                       ? "human"
                       : header.seats[player.index()].bot.c_str(),
                   all_points(book, state, player), is_winner(state, player) ? "  wins" : "");
}

// Can the states be compared with those that were written down? If not, says so.
bool has_comparable_states(const JournalHeader& header, const std::string& file) {
    if (header.version >= kFirstVersionOfTheseStates) return true;
    print_error_line(
        "hexholm-cli: %s: the journal has format %d, whose state hashes were made otherwise; "
        "its actions are checked, its states are not compared",
        file.c_str(), header.version);
    return false;
}

int run_replay(const ReplayArguments& arguments) {
    const Result<JournalGame> game = load_journal_game(arguments.file);
    if (!game) return fail(game.problem());
    if (arguments.verify)
        if (const auto broken = broken_commitment(game.value().header(), arguments.file))
            return fail(*broken);
    const Rulebook book(game.value().content);
    JournalReplay replay(book, game.value().header(), arguments.file, arguments.verify);
    const bool compares =
        arguments.verify && has_comparable_states(game.value().header(), arguments.file);
    const int last = last_line(game.value().records, arguments.until);
    for (const RecordedAction& record : game.value().records) {
        if (record.line > last) break;
        if (const auto problem = replay.step(record)) return fail(game.value().explained(*problem));
        if (compares && !record.digest)
            return fail({arguments.file + ":" + std::to_string(record.line),
                         "this line has no state hash to compare with",
                         "without --verify it is played anyway"});
    }
    if (arguments.verify && game.value().text.torn && last == std::numeric_limits<int>::max())
        return fail({arguments.file, "the last line is incomplete or damaged",
                     "without --verify, everything before it is played"});
    if (const auto& damage = game.value().damage) {
        if (arguments.verify) return fail(*damage);
        print_error_line("hexholm-cli: %s", damage->line().c_str());
    }
    game.value().tell_other_mod();
    const State& state = replay.state();
    if (arguments.json)
        print_line("%s", state_json(book, state).c_str());
    else
        print_summary(book, state, game.value().header());
    return kOk;
}

}  // namespace

void add_replay(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<ReplayArguments>();
    CLI::App* command = app.add_subcommand("replay", "replay a journal");
    command->add_option("FILE", arguments->file, "the journal")->required();
    command->add_flag(
        "--verify", arguments->verify,
        "compare the state hash after every action, and the key with what was promised");
    command
        ->add_option("--until", arguments->until,
                     "stop after this many actions (not counting undone ones)")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{1'000'000'000}));
    command->add_flag("--json", arguments->json, "print the final state as JSON");
    command->callback([arguments, &exit_code] { exit_code = run_replay(*arguments); });
}

}  // namespace hexholm::cli
