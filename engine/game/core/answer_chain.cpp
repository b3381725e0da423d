#include "engine/game/core/answer_chain.h"

#include "engine/base/check.h"
namespace hexholm {
namespace {

bool looks_back(const Content& content, const Pick& pick) {
    return pick.needs_answers() || pick.differs ||
           (pick.cards >= 0 && content.looks[static_cast<std::size_t>(pick.cards)].picked);
}

// Does the step look at answers before the last one?
bool reads_answers(const Content& content, const Step& step) {
    switch (step.op) {
        case Op::run:
        case Op::move_figure:
        case Op::remove_figure:
        case Op::choose: return true;
        case Op::set:
        case Op::raise: return static_cast<Whom>(step.b) == Whom::picked;
        case Op::pick:
        case Op::stage: return looks_back(content, content.picks[PickId(step.a)]);
        case Op::gain: return step.each.is_some() && looks_back(content, content.picks[step.each]);
        case Op::look:
        case Op::start_card:
        case Op::if_any:
        case Op::shuffle: return content.looks[static_cast<std::size_t>(step.a)].picked;
        case Op::move_cards: {
            const CardMove& move = content.card_moves[static_cast<std::size_t>(step.a)];
            return (move.picked && move.card.is_none()) || move.from.picked || move.to.picked;
        }
        case Op::give:
        case Op::poll:
        case Op::wait: {
            const Ask& ask = content.asks[AskId(step.a)];
            return ask.whom == Whom::picked || ask.to == GiveTo::picked ||
                   (ask.only.is_some() && looks_back(content, content.picks[ask.only]));
        }
        default: return false;
    }
}

}  // namespace

AnswerChain chain_of(const Content& content, const Effect& effect) {
    AnswerChain chain;
    chain.picks = effect.given;
    for (const Step& step : effect.steps) {
        HEX_CHECK(chain.picks.size() <= 255);
        chain.before.push_back(static_cast<std::uint8_t>(chain.picks.size()));
        // A further pick takes the place of the last answer, so that this is an earlier one, too.
        const std::size_t last = adds_answer(step) ? 0 : 1;
        chain.kept = chain.kept || (chain.picks.size() > last && reads_answers(content, step));
        if (adds_answer(step)) chain.picks.emplace_back(static_cast<std::size_t>(step.a));
    }
    return chain;
}

}  // namespace hexholm
