// hexholm-cli train: a judge learns a game by playing it against itself.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>

#include "engine/base/hash.h"
#include "engine/base/terminal.h"
#include "engine/bots/judge/general_judge.h"
#include "engine/bots/judge/learned_judge.h"
#include "engine/files/text_file.h"

#include "src/cli/common/command.h"
#include "src/cli/games/report.h"
#include "src/cli/train/fit.h"
#include "src/cli/train/self_play.h"

namespace hexholm::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kSeedsOfMatches = 1'000'000'000;  // training never gets there
constexpr std::uint64_t kSeedsOfOne = 1'000'000;          // generation
constexpr int kFittedGenerations = 3;                     // the last ones
constexpr std::int64_t kPortion = 100;                    // games
constexpr std::int64_t kMostShards = 100'000;

// Which of a generation's portions this run plays: each count-th from `number` on.
struct Shard {
    std::int64_t number = 0;
    std::int64_t count = 1;
};

struct TrainArguments {
    GameChoice game;
    std::string folder;
    std::string from;  // a file of weights, perhaps of another game; empty: it begins with nothing
    int generations = 4;
    std::int64_t games = 2000;
    std::int64_t held_out = 400;
    int threads = 1;
    int positions = HardBot::kUsualBudget;  // that the learner looks at in a turn
    std::optional<Shard> shard;             // none: all games, and then it learns from them
    FitSetup fit;
};

// Everything that a training keeps lies in one folder, so that it can go on where it was stopped.
class Training {
public:
    Training(const TrainArguments& arguments, std::shared_ptr<const Content> content)
        : arguments_(arguments), book_(std::move(content)), features_(book_) {}

    Status run() {
        std::error_code failed;
        fs::create_directories(arguments_.folder, failed);
        if (failed)
            return Problem{arguments_.folder, "this folder cannot be made", "name another one"};
        if (const Status taken_up = take_up(); !taken_up) return taken_up;
        if (arguments_.shard) return play_shard(*arguments_.shard);
        for (; generation_ < arguments_.generations; ++generation_)
            if (const Status done = next_generation(); !done) return done;
        print_line("The judge of the last generation is in %s; put it into the mod's folder as %s",
                   judge_file(generation_ - 1).c_str(),
                   judge_file_name(book_.content().scenario, book_.content().players).c_str());
        return Done{};
    }

private:
    std::string in_folder(const std::string& name, int generation) const {
        return (fs::path(arguments_.folder) / (name + "-" + std::to_string(generation))).string();
    }
    std::string judge_file(int generation) const { return in_folder("judge", generation) + ".txt"; }
    // What the first learner knew, carried over to this game.
    std::string first_judge_file() const {
        return (fs::path(arguments_.folder) / "judge-from.txt").string();
    }
    // Games are put away in portions of a hundred: `positions-2-300.bin` begins with the game 300.
    std::string sample_file(int generation, std::int64_t first) const {
        return in_folder("positions", generation) + "-" + std::to_string(first) + ".bin";
    }

    // Goes on behind the last generation that is whole.
    Status take_up() {
        std::error_code failed;
        while (fs::exists(judge_file(generation_), failed))
            ++generation_;
        if (generation_ == 0 && !fs::exists(first_judge_file(), failed)) return begin();
        begins_with_learner_ = fs::exists(first_judge_file(), failed);
        const std::string file =
            generation_ == 0 ? first_judge_file() : judge_file(generation_ - 1);
        Result<JudgeWeights> weights = read(file);
        if (!weights) return weights.problem();
        if (!LearnedJudge::fits(book_.content(), weights.value()) ||
            !LearnedJudge::has_size_for(book_, weights.value()))
            return Problem{file, "this was learned from another game", "name another folder"};
        weights_ = std::make_shared<const JudgeWeights>(std::move(weights.value()));
        return Done{};
    }

    static Result<JudgeWeights> read(const std::string& file) {
        const Result<std::string> text = read_text_file(file);
        if (!text) return text.problem();
        return read_judge(text.value(), file);
    }

    Status begin() {
        if (arguments_.from.empty()) return Done{};
        Result<JudgeWeights> learned = read(arguments_.from);
        if (!learned) return learned.problem();
        if (!has_keys(learned.value()))
            return Problem{arguments_.from, "nobody can tell what the inputs of these weights mean",
                           "name weights that were learned with this version"};
        begins_with_learner_ = true;
        weights_ = std::make_shared<const JudgeWeights>(
            carried_over(learned.value(), features_.keys(), book_.content()));
        return write(first_judge_file(), judge_text(*weights_));
    }

    // Shards run side by side, on machines that share the folder. Who learns from the games runs without one.
    Status play_shard(const Shard& shard) const {
        if (generation_ >= arguments_.generations)
            return Problem{arguments_.folder, "all its generations are whole",
                           "ask for more with --generations"};
        for (std::int64_t first = shard.number * kPortion; first < arguments_.games;
             first += shard.count * kPortion) {
            Samples portion = none();
            if (const Status done = gather_portion(generation_, first, portion); !done) return done;
        }
        print_line("The games of generation %d are played, as far as they are this shard's.",
                   generation_);
        return Done{};
    }

    Samples none() const {
        return {features_.own_count(), features_.other_count(), book_.players()};
    }

    // Adds the positions of a generation. Games of this one that are not in the folder yet are played.
    Status gather(int generation, Samples& samples) const {
        std::error_code failed;
        for (std::int64_t first = 0; first < arguments_.games; first += kPortion) {
            if (generation < generation_ && !fs::exists(sample_file(generation, first), failed))
                break;
            Samples portion = none();
            const Status done = gather_portion(generation, first, portion);
            if (!done) return done;
            samples.append(portion);
        }
        return Done{};
    }
    Status gather_portion(int generation, std::int64_t first, Samples& samples) const {
        const std::string file = sample_file(generation, first);
        std::error_code failed;
        if (fs::exists(file, failed)) return samples.load(file);
        const std::uint64_t seed = kSeedsOfOne * static_cast<std::uint64_t>(generation + 1) +
                                   static_cast<std::uint64_t>(first);
        const std::int64_t games = std::min(kPortion, arguments_.games - first);
        Samples played =
            play_samples(book_, {weights_, games, seed, arguments_.threads, arguments_.positions});
        if (played.size() > 0) samples = std::move(played);
        if (const Status saved = samples.save(unfinished(file)); !saved) return saved;
        return put_in_place(file);
    }

    Status next_generation() {
        const auto start = std::chrono::steady_clock::now();
        Samples all = none();
        if (const Status played = gather(generation_, all); !played) return played;
        // Games that only others have played are no good for a learner that knows better.
        const int best_first = begins_with_learner_ || generation_ == 0 ? 0 : 1;
        const int first = std::max(best_first, generation_ - kFittedGenerations + 1);
        for (int earlier = first; earlier < generation_; ++earlier)
            if (const Status loaded = gather(earlier, all); !loaded) return loaded;
        if (all.size() == 0)
            return Problem{"", "no game was won", "try more games, or look at the game with sim"};
        FitSetup setup = arguments_.fit;
        if (begins_with_learner_) setup.known = weights_;
        const Fit found = fit(all, setup);
        JudgeWeights weights;
        weights.scenario = book_.content().scenario;
        weights.players = book_.content().players;
        weights.target = book_.content().rules.target_points;
        weights.reads = judged_things(book_.content());
        weights.own = found.own;
        weights.other = found.other;
        KeysOfRows keys = features_.keys();
        weights.own.keys = std::move(keys.own);
        weights.other.keys = std::move(keys.other);
        weights_ = std::make_shared<const JudgeWeights>(std::move(weights));
        tell(all.size(), found, start);
        return write(judge_file(generation_), judge_text(*weights_));
    }

    // The name of the file while it is written, so that a file that is cut off does not look whole.
    // Shards that begin at the same time write the same weights, each to a file of its own.
    std::string unfinished(const std::string& file) const {
        return file + ".new" + (arguments_.shard ? std::to_string(arguments_.shard->number) : "");
    }
    Status write(const std::string& file, const std::string& text) const {
        std::ofstream stream(unfinished(file), std::ios::binary);
        stream << text;
        stream.close();
        if (!stream) return Problem{file, "this cannot be written", "free some disk space"};
        return put_in_place(file);
    }
    Status put_in_place(const std::string& file) const {
        std::error_code failed;
        fs::rename(unfinished(file), file, failed);
        if (failed) return Problem{file, "this cannot be written", "check who may write there"};
        return Done{};
    }

    // One row of the table of strength, on the screen and in the folder.
    void tell(std::size_t positions,
              const Fit& found,
              std::chrono::steady_clock::time_point start) const {
        std::string row;
        if (generation_ == 0)
            row =
                "| generation | positions | surprise | even | against normal | against hard | "
                "seconds |\n| --- | --- | --- | --- | --- | --- | --- |\n";
        char numbers[160];
        std::snprintf(numbers, sizeof numbers, "| %d | %zu | %.4f | %.4f ", generation_, positions,
                      found.surprise, found.even);
        row += numbers;
        for (const char* others : {"normal", "hard"}) {
            const PlaySetup setup{weights_, arguments_.held_out, kSeedsOfMatches,
                                  arguments_.threads};
            const Wins wins = play_match(book_, setup, others);
            const Interval likely = likely_share(wins.won, wins.games);
            std::snprintf(numbers, sizeof numbers, "| %.1f %% (%.1f-%.1f) ",
                          100.0 * static_cast<double>(wins.won) / static_cast<double>(wins.games),
                          100 * likely.low, 100 * likely.high);
            row += numbers;
        }
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
        std::snprintf(numbers, sizeof numbers, "| %.0f |\n", passed.count());
        row += numbers;
        print_lines(row);
        flush_printed();
        std::ofstream table((fs::path(arguments_.folder) / "strength.md").string(), std::ios::app);
        table << row;
    }

    const TrainArguments& arguments_;
    Rulebook book_;
    Features features_;
    std::shared_ptr<const JudgeWeights> weights_;
    int generation_ = 0;
    bool begins_with_learner_ = false;
};

// "3/8": number 3 of the eight from 0 to 7.
std::optional<Shard> shard_of(const std::string& text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto [slash, wrong] = std::from_chars(text.data(), end, shard.number);
    if (wrong != std::errc() || slash == end || *slash != '/') return std::nullopt;
    const auto [rest, also_wrong] = std::from_chars(slash + 1, end, shard.count);
    const bool is_one = also_wrong == std::errc() && rest == end && shard.number >= 0 &&
                        shard.number < shard.count && shard.count <= kMostShards;
    return is_one ? std::optional(shard) : std::nullopt;
}

int run_train(TrainArguments& arguments, const std::string& shard) {
    int exit_code = kOk;
    if (!shard.empty()) {
        arguments.shard = shard_of(shard);
        if (!arguments.shard)
            return wrong_usage(
                {"--shard", "is '" + shard + "'", "write which of how many, such as 0/8 to 7/8"});
    }
    const auto content = load_game(arguments.game, exit_code);
    if (!content) return exit_code;
    const Status done = Training(arguments, content).run();
    return done ? kOk : fail(done.problem());
}

}  // namespace

void add_train(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<TrainArguments>();
    CLI::App* command =
        app.add_subcommand("train", "let bots learn a game by playing it; see docs/bots.md");
    command->add_option("game", arguments->game.scenario, "id of the scenario, see 'list'");
    arguments->game.add_to(*command);
    command
        ->add_option("--folder", arguments->folder,
                     "working folder; training resumes from what is in it")
        ->required()
        ->check(NamesFile());
    command
        ->add_option("--from", arguments->from,
                     "weights of this or another game, for the first learner")
        ->check(CLI::ExistingFile);
    command->add_option("--generations", arguments->generations, "stop after this many in total")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command->add_option("--games", arguments->games, "games of one generation")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}))
        ->capture_default_str();
    command
        ->add_option("--held-out", arguments->held_out,
                     "games of each match that tells how strong it is")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}))
        ->capture_default_str();
    command
        ->add_option("--threads", arguments->threads,
                     "threads for games; the result stays the same")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command
        ->add_option("--positions", arguments->positions,
                     "what the learner looks at in a turn while it learns; fewer are quicker")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command
        ->add_option("--units", arguments->fit.units,
                     "units of each network, where it begins with nothing")
        ->check(CLI::Range(std::size_t{1}, kMostUnits))
        ->capture_default_str();
    auto shard = std::make_shared<std::string>();
    command->add_option("--shard", *shard,
                        "NUMBER/COUNT, from 0/COUNT on: plays only this share of the next "
                        "generation's games; see docs/large-runs.md");
    command->callback(
        [arguments, shard, &exit_code] { exit_code = run_train(*arguments, *shard); });
}

}  // namespace hexholm::cli
