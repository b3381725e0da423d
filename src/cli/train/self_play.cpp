#include "src/cli/train/self_play.h"

#include <array>
#include <atomic>
#include <bit>

#include "engine/base/worker.h"
#include "engine/bots/bot.h"
#include "engine/bots/levels/easy_bot.h"
#include "engine/bots/trying/fallback.h"
#include "engine/bots/trying/random_choice.h"
#include "engine/game/game.h"

namespace hexholm::cli {
namespace {

constexpr int kMostTurns = 600;  // a game that takes longer teaches nothing
// One move of so many is made by chance; more in the set-up, for bots place alike, and what other places are
// worth would never be seen.
constexpr std::uint32_t kRandomOf = 50;
constexpr std::uint32_t kRandomOfPlaced = 8;
constexpr std::uint64_t kTrainMark = 0x747261696E;

using Bots = std::array<std::unique_ptr<Bot>, kMaxPlayers>;

// The players that may be drawn for a seat, each as often as it stands here.
const std::vector<std::string>& drawn_players(bool has_learner) {
    static const std::vector<std::string> at_first = {"normal", "hard"};
    static const std::vector<std::string> later = {"learner", "learner", "learner", "learner",
                                                   "learner", "learner", "normal",  "hard"};
    return has_learner ? later : at_first;
}

// One thread's games.
class TrainingTable {
public:
    explicit TrainingTable(const Rulebook& book) : book_(book), features_(book) {}

    // Null: every move is the bots' own.
    Random* noise = nullptr;
    Samples* samples = nullptr;
    PlayerMask sampled = 0;

    // None when nobody has won in time.
    PlayerId play(const Bots& bots, std::uint64_t seed) {
        State state = start_game(book_, seed);
        while (state.stage != Stage::over && state.turn <= kMostTurns) {
            const PlayerId player(std::countr_zero(to_act(book_, state)));
            legal_actions(book_, state, player, legal_);
            const Action action = choose(*bots[player.index()], state, seed, player);
            if (samples != nullptr && has(sampled, player) &&
                book_.verb(action.kind) == Verb::end_turn)
                keep(state, player);
            if (!apply(book_, state, action)) return PlayerId::none();
        }
        return state.stage == Stage::over ? state.winner : PlayerId::none();
    }
    const Features& features() const { return features_; }

private:
    Action choose(Bot& bot, const State& state, std::uint64_t seed, PlayerId player) {
        Random chance = bot_chance(seed, player, state.actions);
        if (noise != nullptr &&
            noise->below(state.stage == Stage::setup ? kRandomOfPlaced : kRandomOf) == 0)
            return any_allowed(book_, state, legal_, *noise);
        const Action action = bot.decide(book_, view_for(book_, state, player), legal_, chance);
        return check(book_, state, action).ok() ? action
                                                : any_allowed(book_, state, legal_, chance);
    }
    void keep(const State& state, PlayerId player) {
        features_.survey(state);
        features_.read(state, player, inputs_);
        samples->add(inputs_, player);
    }

    const Rulebook& book_;
    Features features_;
    ActionList legal_;
    InputsOfAll inputs_;
};

// Calls play(table, game) for every game, on so many threads.
template <class Play>
void for_each_game(const Rulebook& book, const PlaySetup& setup, Play play) {
    std::atomic<std::int64_t> next = 0;
    run_side_by_side(setup.threads, [&](int) {
        const auto table = std::make_unique<TrainingTable>(book);
        for (std::int64_t game = next++; game < setup.games; game = next++)
            play(*table, game);
    });
}

}  // namespace

BotMaker maker_of(const std::string& name,
                  std::shared_ptr<const JudgeWeights> weights,
                  int positions) {
    if (name == "learner")
        return [weights = std::move(weights), positions]() -> std::unique_ptr<Bot> {
            return std::make_unique<HardBot>(Temper{-1, kHardSkill}, weights, positions);
        };
    if (name == "hard") return [] { return std::make_unique<NormalBot>(Temper{-1, kHardSkill}); };
    return [] { return std::make_unique<NormalBot>(); };
}

Samples play_samples(const Rulebook& book, const PlaySetup& setup) {
    const auto& drawn = drawn_players(setup.weights != nullptr);
    std::vector<Samples> found(static_cast<std::size_t>(setup.games));
    for_each_game(book, setup, [&](TrainingTable& table, std::int64_t game) {
        const std::uint64_t seed = setup.seed + static_cast<std::uint64_t>(game);
        Random noise{random_bits(seed, kTrainMark), 0};
        Bots bots;
        table.sampled = 0;
        for (std::size_t seat = 0; seat < book.players(); ++seat) {
            const std::string& name = drawn[noise.below(static_cast<std::uint32_t>(drawn.size()))];
            bots[seat] = maker_of(name, setup.weights, setup.positions)();
            // Turns of other players are used only as long as there is nothing better to learn
            // from.
            if (setup.weights == nullptr || name == "learner")
                table.sampled = static_cast<PlayerMask>(table.sampled | mask_of(PlayerId(seat)));
        }
        Samples samples(table.features().own_count(), table.features().other_count(),
                        book.players());
        table.noise = &noise;
        table.samples = &samples;
        const PlayerId winner = table.play(bots, seed);
        if (winner.is_some())
            samples.note_winner(winner);
        else
            samples.drop_open();
        found[static_cast<std::size_t>(game)] = std::move(samples);
    });
    Samples all;
    for (const Samples& samples : found)
        all.append(samples);
    return all;
}

Wins play_match(const Rulebook& book, const PlaySetup& setup, const std::string& others) {
    std::atomic<std::int64_t> won = 0;
    const auto players = static_cast<std::int64_t>(book.players());
    for_each_game(book, setup, [&](TrainingTable& table, std::int64_t game) {
        const auto learner = static_cast<std::size_t>(game % players);
        Bots bots;
        for (std::size_t seat = 0; seat < book.players(); ++seat)
            bots[seat] =
                maker_of(seat == learner ? "learner" : others, setup.weights, setup.positions)();
        const std::uint64_t seed = setup.seed + static_cast<std::uint64_t>(game / players);
        if (table.play(bots, seed) == PlayerId(learner)) ++won;
    });
    return {setup.games, won};
}

}  // namespace hexholm::cli
