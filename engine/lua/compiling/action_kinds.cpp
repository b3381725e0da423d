// In which part of a turn which actions can be done, and what guards them.
#include <algorithm>
#include <array>

#include "engine/base/check.h"
#include "engine/lua/compiling/kind_maker.h"
#include "engine/lua/compiling/limit_check.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

// The kinds that a word of a phase's list means; false when there is no such word.
bool mark_word(const Draft& draft,
               const std::string& word,
               const std::string& mod,
               KindMask& mask) {
    const Content& content = draft.content;
    const std::string& named = draft.names.spaces.meant(kActionKinds, mod, word);
    bool known = word == kPlayerTrades;
    for (const auto& [verb_word, verb] : kVerbWords)
        if (verb_word == word) known = true;
    for (const ActionKindId id : content.kinds.ids()) {
        const ActionKind& kind = content.kinds[id];
        bool means = kind.name == (named.empty() ? word : named) ||
                     (word == kPlayerTrades && is_player_trade(kind.verb));
        for (const auto& [verb_word, verb] : kVerbWords)
            means = means || (verb_word == word && kind.verb == verb);
        means = means || (word == "buy" && kind.verb == Verb::buy_with);
        if (!means) continue;
        mask.set(id.index());
        known = true;
    }
    return known;
}

bool is_of_figures(Verb verb) {
    return verb == Verb::build_figure || verb == Verb::travel || verb == Verb::load ||
           verb == Verb::unload;
}

// What players do with figures is done in the phases that their kind names, or where players build.
void mark_figures(const Draft& draft, std::size_t phase, DraftPhase& made) {
    const Content& content = draft.content;
    const bool builds =
        std::find(made.actions.begin(), made.actions.end(), "build") != made.actions.end();
    for (const ActionKindId id : content.kinds.ids()) {
        const ActionKind& kind = content.kinds[id];
        if (!is_of_figures(kind.verb)) continue;
        HEX_CHECK(kind.subject < draft.figure_phases.size());
        const std::vector<std::size_t>& phases =
            draft.figure_phases[kind.subject].of(kind.verb == Verb::build_figure);
        const bool named = std::find(phases.begin(), phases.end(), phase) != phases.end();
        if (named || (phases.empty() && builds)) made.phase.actions.set(id.index());
    }
}

std::vector<std::string> phase_words(const Content& content) {
    std::vector<std::string> words = {std::string(kPlayerTrades)};
    for (const auto& [word, verb] : kVerbWords)
        words.emplace_back(word);
    for (const ActionKind& kind : content.kinds)
        if (kind.verb < Verb::place ||
            (kind.verb >= Verb::buy_with && kind.verb < Verb::place_figure))
            words.push_back(kind.name);
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

void mark_actions(const Content& content,
                  const Draft& draft,
                  std::size_t at,
                  DraftPhase& made,
                  Problems& problems) {
    for (std::size_t said = 0; said < made.actions.size(); ++said) {
        const std::string& word = made.actions[said];
        if (!mark_word(draft, word, made.said_by[said], made.phase.actions))
            problems.add(made.context.where,
                         made.context.subject + ": 'actions' has the unknown " + in_quotes(word),
                         name_remedy(word, phase_words(content)));
    }
    for (const ModActionId mod_action : content.mod_actions.ids()) {
        const std::vector<std::size_t>& phases = draft.mod_action_phases[mod_action.index()];
        if (std::find(phases.begin(), phases.end(), at) == phases.end()) continue;
        made.phase.actions.set(content.kind_of(Verb::act, mod_action.index()).index());
    }
    mark_figures(draft, at, made);
    for (const CardId card : content.cards.ids()) {
        const std::vector<std::size_t>& phases = draft.card_phases[card.index()];
        const auto kind = content.kind_named("play_" + content.cards[card].name);
        if (phases.empty() || !kind) continue;
        made.phase.actions.set(kind->index(),
                               std::find(phases.begin(), phases.end(), at) != phases.end());
    }
    made.phase.by_itself = made.phase.actions.none();
}

// The part of a turn, and behind it what follows it and is not yet there.
void add_with_followers(const Draft& draft, std::size_t at, std::vector<std::size_t>& turn) {
    turn.push_back(at);
    for (std::size_t next = 0; next < draft.phases.size(); ++next)
        if (draft.phases[next].follows == PhaseId(at) &&
            std::find(turn.begin(), turn.end(), next) == turn.end())
            add_with_followers(draft, next, turn);
}

std::vector<std::size_t> turn_with_followers(const Draft& draft) {
    std::vector<std::size_t> turn;
    for (const std::size_t at : draft.turn)
        add_with_followers(draft, at, turn);
    return turn;
}

// All phases: those of the turn in its order, then those that effects begin.
std::vector<std::size_t> phases_in_order(const Draft& draft) {
    std::vector<std::size_t> order = draft.turn;
    for (const Effect& effect : draft.content.effects)
        for (const Step& step : effect.steps) {
            const auto phase = static_cast<std::size_t>(step.a);
            if (step.op == Op::begin_phase &&
                std::find(order.begin(), order.end(), phase) == order.end())
                order.push_back(phase);
        }
    return order;
}

// While declarations are read a phase is its place among the names.
void number_phases_anew(Content& content, const std::vector<std::size_t>& order) {
    const auto place = [&](std::size_t name) {
        return std::find(order.begin(), order.end(), name) - order.begin();
    };
    for (Effect& effect : content.effects)
        for (Step& step : effect.steps)
            if (step.op == Op::begin_phase)
                step.a = static_cast<std::int16_t>(place(static_cast<std::size_t>(step.a)));
    for (Guard& guard : content.guards)
        for (PhaseId& phase : guard.phases)
            phase = PhaseId(static_cast<std::size_t>(place(phase.index())));
    for (const Moment moment : {Moment::phase_began, Moment::phase_ended})
        for (const HookId id : content.listeners[static_cast<std::size_t>(moment)]) {
            if (content.hooks[id].is_about_all()) continue;
            ThingMask about;
            for (std::size_t at = 0; at < order.size(); ++at)
                about.set(at, content.hooks[id].about[order[at]]);
            content.hooks[id].about = about;
        }
}

}  // namespace

void make_action_kinds(Draft& draft, Problems& problems) {
    Content& content = draft.content;
    add_action_kinds(draft);
    // The parts of a turn and the guards have sets of them.
    if (!check_action_kinds(content, problems)) return;
    draft.turn = turn_with_followers(draft);
    const std::vector<std::size_t> order = phases_in_order(draft);
    for (const std::size_t at : order) {
        mark_actions(content, draft, at, draft.phases[at], problems);
        content.phases.add(draft.phases[at].phase);
    }
    content.turn_phases = draft.turn.size();
    for (const DraftGuard& guard : draft.guards) {
        Guard made;
        made.test = guard.test;
        made.counter = guard.counter;
        made.while_any = guard.while_any;
        made.reason = guard.reason;
        for (const std::size_t phase : guard.phases)
            made.phases.emplace_back(phase);
        const bool is_known =
            guard.counter.is_none() || guard.counter.index() >= content.counters.size();
        const Owner per = is_known ? Owner::game : content.counters[guard.counter].per;
        if (per != Owner::game && per != Owner::player)
            problems.add(guard.context.where,
                         guard.context.subject + ": 'counter' is of something else",
                         R"(give the counter per = "player" or per = "game")");
        if (!mark_word(draft, guard.actions, guard.context.space, made.kinds))
            problems.add(guard.context.where, guard.context.subject + ": there is no such action",
                         name_remedy(guard.actions, phase_words(content)));
        content.guards.push_back(made);
    }
    number_phases_anew(content, order);
}

}  // namespace hexholm
