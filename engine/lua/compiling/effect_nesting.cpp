// How deep effects lie in each other, as far as declarations say it: a game can have so many under way at one time.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/game/core/effect_calls.h"
#include "engine/lua/compiling/limit_check.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

class Nesting {
public:
    explicit Nesting(const Content& content)
        : content_(content),
          known_(content.effects.size(), Known::nothing),
          depth_(content.effects.size(), 0),
          next_(content.effects.size()) {}

    // The most effects that are under way while this one is: itself, and those that are begun in
    // it. An effect that can begin itself counts as more than the limit.
    std::size_t depth_of(EffectId effect) {
        if (known_[effect] == Known::all) return depth_[effect];
        if (known_[effect] == Known::asked) return most_of(Limit::nested_effects);
        known_[effect] = Known::asked;
        std::size_t deepest = 0;
        for (const EffectId inner : begun_by(effect)) {
            const std::size_t depth = depth_of(inner);
            if (depth <= deepest) continue;
            deepest = depth;
            next_[effect] = inner;
        }
        known_[effect] = Known::all;
        return depth_[effect] = deepest + 1;
    }
    // "a, b, c": the effect, and what is begun in it one after the other.
    std::string told(EffectId effect) const {
        constexpr std::size_t kNamed = 4;
        std::vector<std::string> names;
        for (; effect.is_some() && names.size() < kNamed; effect = next_[effect])
            names.push_back(in_quotes(content_.effects[effect].name));
        return joined(names) + (effect.is_some() ? " and so on" : "");
    }

private:
    enum class Known : std::uint8_t { nothing, asked, all };

    std::vector<EffectId> begun_by(EffectId effect) const {
        std::vector<EffectId> begun;
        const Effect& declared = content_.effects[effect];
        for (const Step& step : declared.steps)
            if (!begins_anew(declared, effect, step)) begin_of(step, begun);
        std::erase_if(begun, [](EffectId inner) { return inner.is_none(); });
        return begun;
    }
    // Can the counter reach its most by the step?
    bool can_fill(const Step& step) const {
        const Counter& counter = content_.counters[CounterId(step.a)];
        if (counter.most <= counter.least) return false;
        if (step.op == Op::count) return step.b > 0;
        if (step.amount.is_none()) return true;
        const Amount& amount = content_.amounts[step.amount];
        const int least = step.op == Op::raise ? 1 : counter.most;
        return amount.follows() || amount.fixed >= least;
    }
    void begin_of(const Step& step, std::vector<EffectId>& begun) const {
        switch (step.op) {
            case Op::start:
            case Op::each: begun.emplace_back(step.a); break;
            case Op::choose:
            case Op::poll:
                for (const AskWay& way : content_.asks[AskId(step.a)].ways)
                    begun.push_back(way.effect);
                begun.push_back(content_.asks[AskId(step.a)].effect);
                break;
            case Op::wait:
                for (const Card& card : content_.cards)
                    if (card.reacts_to == content_.asks[AskId(step.a)].window)
                        begun.push_back(card.effect);
                break;
            case Op::start_card:
                for (const Card& card : content_.cards)
                    begun.push_back(card.starts);
                break;
            case Op::advance:
                for (const TrackLevel& level : content_.tracks[TrackId(step.a)].levels)
                    begun.push_back(level.effect);
                break;
            case Op::count:
            case Op::set:
            case Op::raise:
                if (can_fill(step)) begun.push_back(content_.counters[CounterId(step.a)].full);
                break;
            case Op::steal:
                if (step.a >= 0) begun.push_back(content_.pawns[PawnId(step.a)].loot);
                break;
            default: break;
        }
    }

    const Content& content_;
    Table<EffectId, Known> known_;
    Table<EffectId, std::size_t> depth_;
    Table<EffectId, EffectId> next_;
};

}  // namespace

void check_nesting(const Content& content, Problems& problems) {
    Nesting nesting(content);
    EffectId worst;
    for (const EffectId effect : content.effects.ids())
        if (worst.is_none() || nesting.depth_of(effect) > nesting.depth_of(worst)) worst = effect;
    if (worst.is_none() || nesting.depth_of(worst) <= most_of(Limit::nested_effects)) return;
    problems.add("",
                 "the " + std::string(row_of(Limit::nested_effects).what) + " " +
                     nesting.told(worst) + " begin each other too deep, or for ever",
                 at_most(Limit::nested_effects) + "; join some of them, and let none begin itself");
}

}  // namespace hexholm
