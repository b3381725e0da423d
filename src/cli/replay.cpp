// hexholm-cli replay: plays a journal again.
#include <cstdio>
#include <limits>
#include <optional>

#include "engine/base/hash.h"
#include "engine/game/game.h"
#include "engine/game/hooks.h"
#include "engine/game/view.h"
#include "engine/journal/action_text.h"
#include "engine/journal/timeline.h"

#include "src/cli/command.h"
#include "src/cli/journal_game.h"
#include "src/cli/state_json.h"

namespace hexholm::cli {
namespace {

struct ReplayArguments {
    std::string file;
    bool verify = false;
    std::int64_t until = -1;
    bool json = false;
};

Problem mod_problem(const Rulebook& book, const std::string& line) {
    const std::vector<HookFailure> failures = book.content().program->take_failures();
    return Problem{line,
                   failures.empty() ? std::string(reason_text(Reason::mod_failed))
                                    : failures[0].where + ": " + failures[0].what,
                   ""};
}

// A game that is played again line by line.
class Player {
public:
    Player(const Rulebook& book, std::uint64_t seed)
        : book_(book), state_(start_game(book, seed)), timeline_(book, state_) {}

    const State& state() const { return state_; }
    // Nothing when the line fits; else what is wrong with it.
    std::optional<Problem> step(const RecordedAction& record, const std::string& line) {
        if (!record.is_undo()) return act(record, line);
        timeline_.take_back(record.taken_back);
        state_ = timeline_.state_at(timeline_.size());
        return std::nullopt;
    }

private:
    std::optional<Problem> act(const RecordedAction& record, const std::string& line) {
        const Refusal refusal = timeline_.play(record, state_);
        if (refusal.ok()) return std::nullopt;
        if (refusal.reason == Reason::mod_failed) return mod_problem(book_, line);
        return Problem{line,
                       "'" + action_text(book_.content(), record.action) +
                           "' is refused: " + std::string(reason_text(refusal.reason)),
                       ""};
    }

    const Rulebook& book_;
    State state_;
    Timeline timeline_;
};

std::optional<Problem> difference(const State& state,
                                  const RecordedAction& record,
                                  const std::string& line) {
    if (!record.digest || *record.digest == digest(state)) return std::nullopt;
    return Problem{line,
                   "the state after this action differs: hash " + hash_name(digest(state)) +
                       ", in the journal " + hash_name(*record.digest),
                   ""};
}

// The last line of the file that is needed for the first `until` actions of those that stand.
int last_line(const std::vector<RecordedAction>& records, std::int64_t until) {
    const std::vector<RecordedAction> standing = standing_actions(records);
    if (until < 0 || static_cast<std::size_t>(until) >= standing.size())
        return std::numeric_limits<int>::max();
    return until == 0 ? 0 : standing[static_cast<std::size_t>(until) - 1].line;
}

void print_summary(const Rulebook& book, const State& state, const JournalHeader& header) {
    std::printf("%s, seed %llu: %u actions, turn %u, hash %s\n", header.scenario.c_str(),
                static_cast<unsigned long long>(header.seed), state.actions, state.turn,
                hash_name(digest(state)).c_str());
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        std::printf("seat %zu  %-16s %-7s %2d points%s\n", player.index() + 1,
                    header.seats[player.index()].name.c_str(),
                    header.seats[player.index()].bot.empty()
                        ? "human"
                        : header.seats[player.index()].bot.c_str(),
                    all_points(book, state, player), state.winner == player ? "  wins" : "");
}

int run_replay(const ReplayArguments& arguments) {
    const Result<JournalGame> game = load_journal_game(arguments.file);
    if (!game) return fail(game.problem());
    const Rulebook book(game.value().content);
    Player player(book, game.value().header().seed);
    const int last = last_line(game.value().records, arguments.until);
    for (const RecordedAction& record : game.value().records) {
        if (record.line > last) break;
        const std::string line = arguments.file + ":" + std::to_string(record.line);
        if (const auto problem = player.step(record, line)) return fail(*problem);
        if (!arguments.verify) continue;
        if (const auto problem = difference(player.state(), record, line)) return fail(*problem);
    }
    if (const auto& damage = game.value().damage) {
        if (arguments.verify) return fail(*damage);
        std::fprintf(stderr, "hexholm-cli: %s\n", damage->line().c_str());
    }
    const State& state = player.state();
    if (arguments.json)
        std::printf("%s\n", state_json(book, state).c_str());
    else
        print_summary(book, state, game.value().header());
    return kOk;
}

}  // namespace

void add_replay(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<ReplayArguments>();
    CLI::App* command = app.add_subcommand("replay", "play a journal again");
    command->add_option("FILE", arguments->file, "the journal")->required();
    command->add_flag("--verify", arguments->verify, "compare the state hash after every action");
    command
        ->add_option("--until", arguments->until,
                     "stop after so many actions (of those that were not taken back)")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{1'000'000'000}));
    command->add_flag("--json", arguments->json, "print the final state as JSON");
    command->callback([arguments, &exit_code] { exit_code = run_replay(*arguments); });
}

}  // namespace hexholm::cli
