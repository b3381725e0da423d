// Bots and judges that another program thinks for: a table writes its questions down, and a desk elsewhere, which has loaded
// the same rules, answers them. In a browser that other program is a worker of the page.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/result.h"
#include "engine/session/bots/advice.h"
#include "engine/session/bots/bot_thinker.h"

namespace hexholm {

// Advises at one table, and looks back on its game.
class FarJudge {
public:
    virtual ~FarJudge() = default;

    // Asks for advice; an earlier question is forgotten.
    virtual void ask(const View& view) = 0;
    virtual void look_back(const GameSeed& seed, const std::vector<RecordedAction>& played) = 0;
    // Each answer is returned once, when it is there.
    virtual std::optional<std::vector<Advice>> take_advice() = 0;
    virtual std::optional<LookBack> take_look_back() = 0;
    // The number of actions that the look back has judged so far.
    virtual std::size_t done() const = 0;
    // Whether the desk is lost; callers who wait for an answer must then think themselves.
    virtual bool is_lost() const = 0;
};

// The tables' end of the line to a desk.
class FarBots {
public:
    using Send = std::function<void(const Bytes&)>;

    explicit FarBots(Send send) : send_(std::move(send)) {}
    FarBots(const FarBots&) = delete;
    FarBots& operator=(const FarBots&) = delete;

    // `game` tells the desk what to load; `levels` are the bots by seat, empty for humans. Whenever the desk cannot answer,
    // these bots here do. The book and this outlive it.
    std::unique_ptr<BotThinker> thinker(const Rulebook& book,
                                        std::string_view game,
                                        const std::vector<std::string>& levels,
                                        SeatedBots here);
    // A judge for one table, and what it has played. The book and this outlive it.
    std::unique_ptr<FarJudge> judge(const Rulebook& book, std::string_view game);
    // What the desk has sent.
    void receive(ByteSpan message);
    // No desk is there any more.
    void lose_desk();

private:
    class Asker;
    class Thinker;
    class Judge;

    void open(Asker& asker, std::string_view game, const std::vector<std::string>& levels);

    Send send_;
    std::map<std::uint64_t, Asker*> tables_;  // by number
    std::uint64_t tables_so_far_ = 0;
    bool is_lost_ = false;
};

}  // namespace hexholm
