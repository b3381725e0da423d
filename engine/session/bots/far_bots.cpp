#include "engine/session/bots/far_bots.h"

#include <utility>

#include "engine/game/core/action_code.h"
#include "engine/game/view/image.h"
#include "engine/journal/line.h"
#include "engine/session/bots/advice_code.h"
#include "engine/session/bots/far_words.h"

namespace hexholm {
namespace {

// Reads an answer; nullopt when it does not answer this question.
std::optional<BotAnswer> take_answer(const Rulebook& book,
                                     const BotQuestion& question,
                                     ByteReader& reader) {
    const Result<Action> action = take_action(book, question.player, reader);
    if (!action) return std::nullopt;
    BotAnswer answer{
        .player = question.player, .at = question.at, .action = action.value(), .failures = {}};
    const std::uint8_t objection = reader.byte();
    if (objection > static_cast<std::uint8_t>(Objection::leads)) return std::nullopt;
    answer.objection = static_cast<Objection>(objection);
    for (std::uint64_t left = reader.number(kMostFarFailures); left > 0 && !reader.failed();
         --left) {
        HookFailure& failure = answer.failures.emplace_back();
        failure.mod = take_text(reader);
        failure.where = take_text(reader);
        failure.what = take_text(reader);
    }
    return reader.failed() || !reader.at_end() ? std::nullopt : std::optional(std::move(answer));
}

Bytes question_of(std::uint64_t table,
                  std::uint64_t number,
                  const Rulebook& book,
                  const BotQuestion& question) {
    Bytes bytes = message_of(kQuestion, table);
    ByteWriter writer(bytes);
    writer.number(number);
    writer.number(question.player.index());
    writer.number(question.at);
    writer.number(question.chance.seed);
    writer.number(question.chance.counter);
    put_view(book, question.view, bytes);
    return bytes;
}

}  // namespace

// A table that has its bots at the desk; the desk knows it by a number.
class FarBots::Asker {
public:
    explicit Asker(FarBots& far) : far_(far), table_(++far.tables_so_far_) {}
    virtual ~Asker() {
        far_.tables_.erase(table_);
        if (!far_.is_lost_) far_.send_(message_of(kClose, table_));
    }
    Asker(const Asker&) = delete;
    Asker& operator=(const Asker&) = delete;

    virtual void receive(std::uint8_t kind, ByteReader& message) = 0;
    // Called when the desk does not answer any more.
    virtual void stand_alone() = 0;

protected:
    friend class FarBots;

    FarBots& far_;
    const std::uint64_t table_;
};

class FarBots::Thinker final : public BotThinker, public Asker {
public:
    Thinker(FarBots& far, const Rulebook& book, SeatedBots here)
        : Asker(far), book_(book), here_(think_on_the_spot(book, std::move(here))) {}

    void ask(const BotQuestion& question) override {
        answer_.reset();
        question_ = std::make_unique<BotQuestion>(question);
        ++number_;
        if (is_alone_)
            here_->ask(question);
        else
            far_.send_(question_of(table_, number_, book_, question));
    }
    std::optional<BotAnswer> take_answer() override {
        return is_alone_ ? here_->take_answer() : std::exchange(answer_, std::nullopt);
    }
    // There is nothing to wait for: this program does no work meanwhile.
    void wait() override {}

    void receive(std::uint8_t /*kind*/, ByteReader& message) override {
        const std::uint64_t number = message.number();
        if (number != number_ || !question_) return;  // it was asked something else since
        answer_ = hexholm::take_answer(book_, *question_, message);
        if (!answer_) return stand_alone();
        question_.reset();
    }
    // Called when the desk fails: from now on the bots here answer, including the open question.
    void stand_alone() override {
        if (std::exchange(is_alone_, true) || !question_) return;
        here_->ask(*question_);
        question_.reset();
    }

private:
    const Rulebook& book_;
    const std::unique_ptr<BotThinker> here_;
    std::unique_ptr<BotQuestion> question_;  // that is not answered yet
    std::uint64_t number_ = 0;               // of the newest question
    std::optional<BotAnswer> answer_;
    bool is_alone_ = false;
};

class FarBots::Judge final : public FarJudge, public Asker {
public:
    Judge(FarBots& far, const Rulebook& book) : Asker(far), book_(book) {}

    void ask(const View& view) override {
        advice_.reset();
        Bytes bytes = begin(kAdvise);
        put_view(book_, view, bytes);
        far_.send_(bytes);
    }
    void look_back(const GameSeed& seed, const std::vector<RecordedAction>& played) override {
        look_back_.reset();
        done_ = 0;
        Bytes bytes = begin(kLookBack);
        ByteWriter writer(bytes);
        put_seed(seed, writer);
        writer.number(played.size());
        for (const RecordedAction& record : played)
            put_text(record_text(book_.content(), record), writer);
        far_.send_(bytes);
    }
    std::optional<std::vector<Advice>> take_advice() override {
        return std::exchange(advice_, std::nullopt);
    }
    std::optional<LookBack> take_look_back() override {
        return std::exchange(look_back_, std::nullopt);
    }
    std::size_t done() const override { return done_; }
    bool is_lost() const override { return is_lost_; }

    void receive(std::uint8_t kind, ByteReader& message) override {
        if (message.number() != number_) return;
        if (kind == kAdvise) {
            advice_ = hexholm::take_advice(book_, message);
        } else if (const bool is_whole = message.byte() != 0; is_whole) {
            look_back_ = hexholm::take_look_back(book_, message);
        } else {
            done_ = message.number(kMostFarActions);
            Bytes bytes = message_of(kReadOn, table_);
            ByteWriter(bytes).number(number_);
            far_.send_(bytes);
        }
        if (!message.failed() && message.at_end()) return;
        advice_.reset();
        look_back_.reset();
        stand_alone();
    }
    void stand_alone() override { is_lost_ = true; }

private:
    Bytes begin(std::uint8_t kind) {
        Bytes bytes = message_of(kind, table_);
        ByteWriter(bytes).number(++number_);
        return bytes;
    }

    const Rulebook& book_;
    std::uint64_t number_ = 0;  // of the newest question
    std::optional<std::vector<Advice>> advice_;
    std::optional<LookBack> look_back_;
    std::size_t done_ = 0;
    bool is_lost_ = false;
};

void FarBots::open(Asker& asker, std::string_view game, const std::vector<std::string>& levels) {
    tables_[asker.table_] = &asker;
    if (is_lost_) return asker.stand_alone();
    Bytes bytes = message_of(kOpen, asker.table_);
    ByteWriter writer(bytes);
    put_text(game, writer);
    writer.number(levels.size());
    for (const std::string& level : levels)
        put_text(level, writer);
    send_(bytes);
}

std::unique_ptr<BotThinker> FarBots::thinker(const Rulebook& book,
                                             std::string_view game,
                                             const std::vector<std::string>& levels,
                                             SeatedBots here) {
    auto thinker = std::make_unique<Thinker>(*this, book, std::move(here));
    open(*thinker, game, levels);
    return thinker;
}

std::unique_ptr<FarJudge> FarBots::judge(const Rulebook& book, std::string_view game) {
    auto judge = std::make_unique<Judge>(*this, book);
    open(*judge, game, {});
    return judge;
}

void FarBots::receive(ByteSpan message) {
    ByteReader reader(message);
    const std::uint8_t kind = reader.byte();
    const auto found = tables_.find(reader.number());
    if (found == tables_.end()) return;
    if (kind == kFailed)
        found->second->stand_alone();
    else
        found->second->receive(kind, reader);
}

void FarBots::lose_desk() {
    is_lost_ = true;
    for (const auto& [number, table] : tables_)
        table->stand_alone();
}

}  // namespace hexholm
