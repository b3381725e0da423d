#include "src/cli/measure/meter.h"

#include <algorithm>
#include <chrono>

#include "engine/game/hooks/hooks.h"
#include "engine/lua/loading/call_tally.h"

namespace hexholm::cli {

// Passes every call on, and stops the clock of whoever caused it meanwhile.
class Meter::Program : public HookProgram {
public:
    Program(std::shared_ptr<const HookProgram> real, const Content& content)
        : costs(content.hooks.size()), real_(std::move(real)) {
        for (const HookId hook : content.hooks.ids()) {
            costs[hook.index()].name = content.hooks[hook].name;
            costs[hook.index()].where = content.hooks[hook].where;
        }
    }

    HookAnswer ask(const Rulebook& book,
                   const State& state,
                   HookId hook,
                   HookArgs args) const override {
        return timed(hook, [&] { return real_->ask(book, state, hook, args); });
    }
    void list(const Rulebook& book,
              const State& state,
              HookId hook,
              ArgType type,
              HookArgs args,
              PickValues& values) const override {
        timed(hook, [&] {
            real_->list(book, state, hook, type, args, values);
            return HookAnswer{};
        });
    }
    HookAnswer run(const Play& play, HookId hook, HookArgs args) const override {
        return timed(hook, [&] { return real_->run(play, hook, args); });
    }
    std::size_t arguments_taken(const Hook& hook) const override {
        return real_->arguments_taken(hook);
    }

    mutable std::vector<FunctionCost> costs;

private:
    using Clock = std::chrono::steady_clock;

    template <class Call>
    HookAnswer timed(HookId hook, Call call) const {
        const double others_before = inner_;
        inner_ = 0;
        const auto start = Clock::now();
        const HookAnswer answer = call();
        const double whole = std::chrono::duration<double>(Clock::now() - start).count();
        FunctionCost& cost = costs[hook.index()];
        cost.seconds += whole - inner_;
        inner_ = others_before + whole;
        return answer;
    }

    std::shared_ptr<const HookProgram> real_;
    mutable double inner_ = 0;  // what the calls took that the function under way caused
};

Meter::Meter(const Content& content) {
    auto copy = std::make_shared<Content>(content);
    lua_ = std::dynamic_pointer_cast<const CallTally>(content.program);
    if (lua_ != nullptr) {
        lua_->begin_tally(content.hooks.size());
        program_ = std::make_shared<Program>(content.program, content);
        copy->program = program_;
    }
    content_ = std::move(copy);
}

Meter::~Meter() = default;

std::vector<FunctionCost> Meter::costs() const {
    std::vector<FunctionCost> costs;
    if (program_ == nullptr) return costs;
    for (std::size_t hook = 0; hook < program_->costs.size(); ++hook) {
        const CallTally::Cost& tally = lua_->tally()[hook];
        FunctionCost cost = program_->costs[hook];
        cost.calls = tally.calls;
        cost.known = tally.known;
        cost.fuel = tally.fuel;
        if (cost.calls > 0) costs.push_back(std::move(cost));
    }
    std::stable_sort(costs.begin(), costs.end(),
                     [](const auto& a, const auto& b) { return a.seconds > b.seconds; });
    return costs;
}

}  // namespace hexholm::cli
