#include "engine/game/view/question_bounds.h"

#include <algorithm>

#include "engine/game/core/answers.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/places/place_graph.h"

namespace hexholm {
namespace {

// The kind of action that answers the step, or one of them; none where nobody can be asked it in this game.
ActionKindId answered_by(const Rulebook& book, const Step& step) {
    const auto subject = static_cast<std::size_t>(step.a);
    switch (step.op) {
        case Op::place: return book.kind(Verb::place, subject);
        case Op::move_pawn: return book.kind(Verb::move_pawn, subject);
        case Op::discard: return book.kind(Verb::discard);
        case Op::steal: return book.kind(Verb::choose_player);
        case Op::take: return book.kind(Verb::choose_goods);
        case Op::collect: return book.kind(Verb::choose_good);
        case Op::keep:
        case Op::choose_start:
        case Op::choose_spiral: return book.kind(Verb::choose_tile);
        case Op::pick:
        case Op::stage: return book.kind(Verb::answer, subject);
        case Op::exchange:
        case Op::keep_limit: return book.kind(Verb::choose_card);
        case Op::travel: return book.kind(Verb::travel, subject);
        case Op::place_figure: return book.kind(Verb::place_figure, subject);
        case Op::give: return book.kind(Verb::give);
        case Op::choose: return book.kind(Verb::choose_way);
        case Op::poll:
            return book.kind(Verb::answer, book.content().asks[AskId(step.a)].pick.index());
        case Op::look:
        case Op::wait: return book.kind(Verb::decline);
        default: return ActionKindId::none();
    }
}

// The engine's own effects are there in games without such questions, too.
bool can_ask(const Rulebook& book, const Step& step) {
    if (step.op == Op::exchange && book.kind(Verb::decline).is_none()) return false;
    return answered_by(book, step).is_some();
}

// Whether the step changes what the effect is about: to an answer, the place of a neutral piece, or
// the result of a function.
bool changes_place(Op op) {
    return op == Op::pick || op == Op::stage || op == Op::move_pawn || op == Op::run ||
           op == Op::throw_for;
}

bool is_below(int number, std::size_t count) {
    return number < 0 || static_cast<std::size_t>(number) < count;
}

std::size_t places_for(const Rulebook& book, PlaceKind kind) {
    return kind == PlaceKind::none ? 0 : place_count(book.board(), kind);
}

// Most steps look at what the effect is about only when it names what they need. These take it as it is.
bool fits_place(const Rulebook& book, const Frame& frame, const Step& step) {
    const Content& content = book.content();
    switch (step.op) {
        case Op::steal:
            if (step.b == 1) return is_below(frame.place, book.players());
            return step.b != 0 || step.a < 0 || is_below(frame.place, book.board().tile_count());
        case Op::collect_picked: return is_below(frame.place, book.goods());
        case Op::produce: return step.a > 0 || frame.place <= book.greatest_total();
        case Op::put_figure:
            return is_below(
                frame.place,
                std::max(content.figures.size(),
                         places_for(book, content.figure_kinds[FigureKindId(step.a)].on)));
        case Op::go_on:
        case Op::make_room:
            return frame.figure.is_some() &&
                   is_below(frame.place, places_for(book, kind_of(book, frame.figure).on));
        default: return true;
    }
}

bool fits_count(const Rulebook& book, const Frame& frame, const Step& step) {
    switch (step.op) {
        case Op::bring:
        case Op::after_roll: return frame.count >= 0 && frame.count <= book.greatest_total();
        case Op::begin_phase:
            return step.a >= 0 || (frame.count >= 0 && static_cast<std::size_t>(frame.count) <
                                                           book.content().phases.size());
        default: return true;
    }
}

// What a question needs to know beside what was answered.
bool can_be_asked(const Rulebook& book, const Frame& frame, const Step& step) {
    if (!can_ask(book, step)) return false;
    if (step.op == Op::keep)
        return is_below(frame.second, book.goods()) && frame.second >= 0 &&
               book.content().goods[GoodId(frame.second)].kept.is_some();
    if (step.op == Op::place && step.b >= kPlacePicked && step.b < kPlaceNeutral)
        return frame.place >= 0 && is_below(frame.place, book.owners());
    if (step.op == Op::steal && step.b == 0 && step.a >= 0) return frame.place >= 0;
    return true;
}

std::string frame_fault(const Rulebook& book, const State& state, std::size_t at) {
    const Frame& frame = state.frames[at];
    const auto wrong = [&](const char* what) {
        return "frames: " + std::string(what) + " in effect " + std::to_string(at + 1);
    };
    if (frame.effect.is_none() || frame.player.is_none()) return wrong("nothing is under way");
    const auto& steps = book.effect(frame.effect).steps;
    if (frame.step > steps.size()) return wrong("there is no such step");
    if (frame.waiting != 0 &&
        (frame.step >= steps.size() || !can_be_asked(book, frame, steps[frame.step])))
        return wrong("the step asks nobody");
    for (std::size_t step = frame.step; step < steps.size(); ++step) {
        if (!fits_count(book, frame, steps[step])) return wrong("the count fits no step");
        if (changes_place(steps[step].op)) break;
        if (!fits_place(book, frame, steps[step])) return wrong("the place fits no step");
    }
    return {};
}

// Whether a stored answer fits the question that others are still asked.
bool fits_said(const Rulebook& book, const Step* step, const Said& said) {
    if (step == nullptr || said == Said{}) return said == Said{};
    const Content& content = book.content();
    switch (step->op) {
        case Op::give: return true;
        case Op::choose:
            return is_below(said.value, content.asks[AskId(step->a)].ways.size() + 1) &&
                   said.value != 0;
        case Op::poll:
            return is_below(
                said.value,
                choices_of(book, content.picks[content.asks[AskId(step->a)].pick].type));
        case Op::wait: return is_below(said.value, content.cards.size());
        default: return false;
    }
}

// REQUIRES: the frames are sound.
std::string said_fault(const Rulebook& book, const State& state) {
    const Frame* const top =
        state.frame_count > 0 ? &state.frames[state.frame_count - 1U] : nullptr;
    if (top != nullptr && top->waiting == 0) return "frames: the last one asks nobody";
    const Step* const asked = top == nullptr ? nullptr : &book.effect(top->effect).steps[top->step];
    for (const PlayerId player : all_ids<PlayerId>(state.said.size())) {
        const Said& said = state.said[player];
        if (!fits_said(book, asked, said)) return "said: it answers no question";
        // Whoever has still to give goods is told how many.
        if (asked != nullptr && asked->op == Op::give && has(top->waiting, player) &&
            said.value < 0)
            return "said: the goods to give are not counted";
    }
    return {};
}

}  // namespace

std::string questions_fault(const Rulebook& book, const State& state) {
    for (std::size_t at = 0; at < state.frames.size(); ++at) {
        if (at >= state.frame_count) {
            if (state.frames[at] != Frame{}) return "frames: one is left over";
            continue;
        }
        if (std::string fault = frame_fault(book, state, at); !fault.empty()) return fault;
    }
    return said_fault(book, state);
}

}  // namespace hexholm
