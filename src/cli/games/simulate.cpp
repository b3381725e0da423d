#include "src/cli/games/simulate.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <ctime>
#include <memory>

#include "engine/base/crypto.h"
#include "engine/base/worker.h"
#include "engine/bots/bot.h"
#include "engine/bots/trying/fallback.h"
#include "engine/bots/trying/random_choice.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"

#include "src/cli/games/verify.h"

namespace hexholm::cli {
namespace {

// The processor time of this thread.
double processor_ms() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

// One game after the other on one thread; the big lists are kept between games.
class Player {
public:
    Player(const Rulebook& book, const SimSetup& setup) : book_(book), setup_(setup) {
        if (setup.verify) verifier_ = std::make_unique<Verifier>(book, failures_);
    }

    void play(std::uint64_t seed);
    SimReport report;
    const OneGame* given = nullptr;

private:
    const Action* given_action(const State& state) const;
    PlayerId who_acts(const State& state, PlayerMask acting) const;
    const Action& choose(const State& state, std::uint64_t seed, PlayerId player);
    void seat_bots(std::uint64_t seed);
    bool is_left_to_chance() const;
    void play_by_chance(State& state, std::uint64_t seed);
    void play_on(State& state, std::uint64_t seed);
    bool goes_on(const State& state) const {
        return state.stage != Stage::over && state.turn <= setup_.most_turns;
    }
    void finish(const State& state);
    void note_time(double ms, std::uint64_t seed, std::uint64_t action, PlayerId player) {
        LongestDecision& longest = report.longest[player.index()];
        if (ms > longest.ms) longest = {ms, seed, action};
    }
    void note_failure(std::uint64_t seed, const State& state);
    void note(std::uint64_t seed, const Violation& violation);
    void note_violations(std::uint64_t seed);

    const Rulebook& book_;
    const SimSetup& setup_;
    std::array<std::unique_ptr<Bot>, kMaxPlayers> bots_;  // null: plays by chance, without a view
    std::array<std::uint64_t, kMaxPlayers> rows_{};       // of numbers, see bot_row()
    ActionList legal_;
    Action chosen_;           // what does not stand in the list as it is
    std::uint64_t bits_ = 0;  // of the next choice; a local would be computed after the list
    FailureList failures_;    // of functions of mods, in this game
    std::unique_ptr<Verifier> verifier_;
};

void Player::seat_bots(std::uint64_t seed) {
    for (std::size_t seat = 0; seat < setup_.levels.size(); ++seat) {
        rows_[seat] = bot_row(seed, PlayerId(seat));
        bots_[seat] = setup_.levels[seat] == "random"
                          ? nullptr
                          : make_bot(book_.content(), setup_.levels[seat]);
    }
}

const Action* Player::given_action(const State& state) const {
    const bool known = given != nullptr && state.actions < given->played.size();
    return known ? &given->played[state.actions] : nullptr;
}

// In a game that was begun elsewhere, other players than the first may have answered first.
PlayerId Player::who_acts(const State& state, PlayerMask acting) const {
    if (const Action* known = given_action(state)) return known->player;
    return PlayerId(std::countr_zero(acting));
}

const Action& Player::choose(const State& state, std::uint64_t seed, PlayerId player) {
    legal_actions(book_, state, player, legal_);
    Bot* const bot = bots_[player.index()].get();
    Random chance = chance_in_row(rows_[player.index()], state.actions);
    const double start = setup_.timed ? processor_ms() : 0;
    chosen_ = bot == nullptr ? choose_at_random(book_, state, legal_, chance)
                             : bot->decide(book_, view_for(book_, state, player), legal_, chance);
    if (setup_.timed) note_time(processor_ms() - start, seed, state.actions, player);
    // A bot remembers what it has tried: it is asked, too, about moves that are known already.
    if (const Action* known = given_action(state)) return *known;
    if (bot == nullptr) return chosen_;
    const Refusal refusal =
        chosen_.player == player ? check(book_, state, chosen_) : Refusal{Reason::malformed, {}, 0};
    if (refusal.ok()) return chosen_;
    report_refused(book_, chosen_, refusal, seed, state.actions);
    ++report.violations;
    chosen_ = any_allowed(book_, state, legal_, chance);
    return chosen_;
}

void Player::play(std::uint64_t seed) {
    const FailureCollector collecting(&failures_);
    seat_bots(seed);
    State state = start_game(book_, seed);
    if (is_left_to_chance())
        play_by_chance(state, seed);
    else
        play_on(state, seed);
    finish(state);
    note_violations(seed);
}

// Does nobody think, and nobody look on?
bool Player::is_left_to_chance() const {
    return verifier_ == nullptr && given == nullptr && !setup_.counts_uses &&
           std::ranges::all_of(bots_, [](const auto& bot) { return bot == nullptr; });
}

// A faster play_on() for games that are only counted: all players act at random.
void Player::play_by_chance(State& state, std::uint64_t seed) {
    const CheckedGame checked(seed, state.actions);
    const Rulebook& book = book_;  // kept at hand, which the compiler cannot do: it does not change
    while (goes_on(state)) {
        const PlayerMask acting = to_act(book, state);
        HEX_CHECK(acting != 0);
        const PlayerId player(std::countr_zero(acting));
        Random chance = chance_in_row(rows_[player.index()], state.actions);
        bits_ = chance.next_bits();
        legal_actions(book, state, player, legal_);
        if (apply(book, state, pick_at_random(book, state, legal_, bits_, chance, chosen_)))
            continue;
        note_failure(seed, state);
        return;
    }
}

void Player::play_on(State& state, std::uint64_t seed) {
    const CheckedGame checked(seed, state.actions);
    if (verifier_) verifier_->begin(state, seed);
    while (goes_on(state)) {
        const PlayerMask acting = to_act(book_, state);
        if (verifier_ && !verifier_->may_go_on(state, acting)) break;
        HEX_CHECK(acting != 0);
        const Action& action = choose(state, seed, who_acts(state, acting));
        if (setup_.counts_uses) report.uses.note(book_, legal_, action);
        if (verifier_) {
            if (!verifier_->apply_checked(state, action, legal_)) break;
        } else if (!apply(book_, state, action)) {
            note_failure(seed, state);
            break;
        }
        if (given != nullptr && given->told) given->told(action, state);
    }
    if (verifier_) verifier_->finish(state);
}

// Notes a failed action. The game ends here: the state is unchanged, so the action would fail
// again.
void Player::note_failure(std::uint64_t seed, const State& state) {
    for (const HookFailure& failure : failures_.take())
        note(seed, violation_of(state, failure, "in an action"));
}

void Player::note(std::uint64_t seed, const Violation& violation) {
    const std::string game = "seed " + std::to_string(seed) + ", ";
    ++report.violations;
    if (report.messages.size() < kMostMessages) report.messages.push_back(game + violation.line());
    const std::string when = game + violation.when;
    if (violation.where.empty())
        report.add_mistake({when, violation.what, ""});
    else
        report.add_mistake({violation.where, violation.what, when});
}

void Player::finish(const State& state) {
    report.add_game(book_, state);
}

void Player::note_violations(std::uint64_t seed) {
    if (!verifier_) return;
    for (const Violation& violation : verifier_->take_violations())
        note(seed, violation);
}

// A report with what is known before a game is played.
SimReport report_on(const Rulebook& book, const SimSetup& setup) {
    SimReport report;
    report.scenario = book.content().scenario;
    report.content = hex_text(book.content().hash.digest);
    report.levels = setup.levels;
    report.most_turns = setup.most_turns;
    report.seeds = {{setup.seed, static_cast<std::uint64_t>(setup.games)}};
    return report;
}

}  // namespace

Status set_levels(SimSetup& setup,
                  std::vector<std::string> bots,
                  const std::string& usual,
                  const Content& content) {
    const auto players = static_cast<std::size_t>(content.players);
    if (bots.empty()) bots.assign(players, usual);
    if (bots.size() != players)
        return Problem{"--bots",
                       "this names " + std::to_string(bots.size()) +
                           (bots.size() == 1 ? " level for " : " levels for ") +
                           std::to_string(players) + " players",
                       "give one level for each seat"};
    for (const std::string& level : bots)
        if (!make_bot(content, level))
            return Problem{"--bots", "there is no bot '" + level + "'", known_bots(content)};
    setup.levels = std::move(bots);
    return Done{};
}

SimReport simulate(const Rulebook& book, const SimSetup& setup) {
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::unique_ptr<Player>> players;
    players.reserve(static_cast<std::size_t>(setup.threads));
    for (int thread = 0; thread < setup.threads; ++thread)
        players.push_back(std::make_unique<Player>(book, setup));
    std::atomic<std::int64_t> next = 0;
    run_side_by_side(setup.threads, [&](int thread) {
        Player& player = *players[static_cast<std::size_t>(thread)];
        for (std::int64_t game = next++; game < setup.games; game = next++)
            player.play(setup.seed + static_cast<std::uint64_t>(game));
    });
    SimReport report = report_on(book, setup);
    for (const auto& player : players)
        report.add(player->report);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    report.seconds = passed.count();
    return report;
}

SimReport simulate_one(const Rulebook& book, const SimSetup& setup, const OneGame& game) {
    const auto start = std::chrono::steady_clock::now();
    Player player(book, setup);
    player.given = &game;
    player.play(setup.seed);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    SimReport report = report_on(book, setup);
    report.add(player.report);
    report.seconds = passed.count();
    return report;
}

}  // namespace hexholm::cli
