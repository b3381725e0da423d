#include "engine/game/core/answers.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm {
namespace {

// The answers of this frame that are kept.
std::int16_t* kept_answers(const Rulebook& book, State& state, std::size_t frame) {
    return state.answers.data() + frame * book.layout().answers;
}
const std::int16_t* kept_answers(const Rulebook& book, const State& state, std::size_t frame) {
    return state.answers.data() + frame * book.layout().answers;
}

std::size_t answers_before(const AnswerChain& chain, const Frame& frame) {
    return frame.step < chain.before.size() ? chain.before[frame.step] : chain.picks.size();
}

// Remembers a picked figure, which later steps are about.
void note_figure(const Rulebook& book, Frame& frame, PickId pick, std::int16_t value) {
    if (value >= 0 && book.content().picks[pick].type == ArgType::figure)
        frame.figure = FigureId(static_cast<std::size_t>(value));
}

}  // namespace

Answers answers_of(const Rulebook& book, const State& state, std::size_t at) {
    const Frame& frame = state.frames[at];
    const AnswerChain& chain = book.chain(frame.effect);
    const std::size_t count = std::min(answers_before(chain, frame), kMaxAnswers);
    Answers answers;
    for (std::size_t answer = 0; answer < count; ++answer) {
        const bool last = answer + 1 == count;
        const std::int16_t value = chain.kept ? kept_answers(book, state, at)[answer]
                                   : last     ? frame.place
                                              : std::int16_t{-1};
        const ArgType type = book.content().picks[chain.picks[answer]].type;
        const bool is_there =
            type == ArgType::number ||
            (value >= 0 && static_cast<std::size_t>(value) < choices_of(book, type));
        answers.push_back({type, is_there ? value : std::int16_t{-1}});
    }
    return answers;
}

void keep_answer(const Rulebook& book, State& state, std::size_t at, std::int16_t value) {
    Frame& frame = state.frames[at];
    HEX_CHECK(answers_before(book.chain(frame.effect), frame) <
              book.chain(frame.effect).picks.size());
    const AnswerChain& chain = book.chain(frame.effect);
    frame.place = value;
    note_figure(book, frame, chain.picks[answers_before(chain, frame)], value);
    if (chain.kept) kept_answers(book, state, at)[answers_before(chain, frame)] = value;
}

void replace_answer(const Rulebook& book, State& state, std::size_t at, std::int16_t value) {
    Frame& frame = state.frames[at];
    const AnswerChain& chain = book.chain(frame.effect);
    const std::size_t count = answers_before(chain, frame);
    frame.place = value;
    if (chain.kept && count > 0) kept_answers(book, state, at)[count - 1] = value;
}

void begin_with_answers(const Rulebook& book,
                        State& state,
                        const Answers& answers,
                        std::size_t to) {
    HEX_CHECK(to < state.frame_count);
    const AnswerChain& chain = book.chain(state.frames[to].effect);
    Frame& frame = state.frames[to];
    if (!answers.empty()) frame.place = answers.back().value;
    for (const Answer& answer : answers)
        if (answer.type == ArgType::figure && answer.value >= 0 && frame.figure.is_none())
            frame.figure = FigureId(static_cast<std::size_t>(answer.value));
    if (!chain.kept) return;
    for (std::size_t at = 0; at < std::min(answers.size(), chain.picks.size()); ++at)
        kept_answers(book, state, to)[at] = answers[at].value;
}

void fill_answers(State& state, std::size_t frame, std::int16_t with) {
    const std::size_t kept = state.answers.size() / state.frames.size();
    std::fill_n(state.answers.begin() + frame * kept, kept, with);
}

std::size_t choices_of(const Rulebook& book, ArgType type) {
    switch (type) {
        case ArgType::tile: return book.board().tile_count();
        case ArgType::corner: return book.board().corner_count();
        case ArgType::edge: return book.board().edge_count();
        case ArgType::player: return book.owners();
        case ArgType::good: return book.goods();
        case ArgType::card: return book.content().cards.size();
        case ArgType::figure: return book.content().figures.size();
        case ArgType::players: return std::size_t{1} << book.players();
        case ArgType::goods:
        case ArgType::number: break;
    }
    return static_cast<std::size_t>(INT16_MAX) + 1;
}

std::span<const PickId> picks_answered(const Rulebook& book, const Frame& frame) {
    const AnswerChain& chain = book.chain(frame.effect);
    return {chain.picks.data(), std::min(answers_before(chain, frame), kMaxAnswers)};
}

void change_answer(
    const Rulebook& book, State& state, std::size_t at, std::size_t nth, std::int16_t value) {
    Frame& frame = state.frames[at];
    HEX_CHECK(nth < picks_answered(book, frame).size());
    if (book.chain(frame.effect).kept) kept_answers(book, state, at)[nth] = value;
    if (nth + 1 == picks_answered(book, frame).size()) frame.place = value;
}

int picked_number(const Answers& answers) {
    for (std::size_t at = answers.size(); at > 0; --at)
        if (answers[at - 1].type == ArgType::number) return answers[at - 1].value;
    return 0;
}

CardId picked_card(const Answers& answers) {
    for (std::size_t at = answers.size(); at > 0; --at)
        if (answers[at - 1].type == ArgType::card) return CardId(answers[at - 1].value);
    return CardId::none();
}

CornerId picked_corner(const Answers& answers) {
    for (std::size_t at = answers.size(); at > 0; --at)
        if (answers[at - 1].type == ArgType::corner && answers[at - 1].value >= 0)
            return CornerId(static_cast<std::size_t>(answers[at - 1].value));
    return CornerId::none();
}

FigureId picked_figure(const Answers& answers) {
    for (std::size_t at = answers.size(); at > 0; --at)
        if (answers[at - 1].type == ArgType::figure)
            return answers[at - 1].value >= 0
                       ? FigureId(static_cast<std::size_t>(answers[at - 1].value))
                       : FigureId::none();
    return FigureId::none();
}

PlayerId picked_player(const Answers& answers) {
    for (std::size_t at = answers.size(); at > 0; --at)
        if (answers[at - 1].type == ArgType::player && answers[at - 1].value >= 0)
            return PlayerId(static_cast<std::size_t>(answers[at - 1].value));
    return PlayerId::none();
}

}  // namespace hexholm
