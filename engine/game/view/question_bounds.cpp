#include "engine/game/view/question_bounds.h"

#include <algorithm>

#include "engine/game/core/answers.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/places/place_graph.h"

namespace hexholm {
namespace {

// Can the step wait for somebody?
bool can_ask(Op op) {
    switch (op) {
        case Op::place:
        case Op::discard:
        case Op::move_pawn:
        case Op::steal:
        case Op::take:
        case Op::collect:
        case Op::choose_start:
        case Op::choose_spiral:
        case Op::pick:
        case Op::stage:
        case Op::exchange:
        case Op::travel:
        case Op::place_figure:
        case Op::keep:
        case Op::keep_limit:
        case Op::look:
        case Op::give:
        case Op::choose:
        case Op::poll:
        case Op::wait: return true;
        default: return false;
    }
}

// From here on the effect is about something else: what was answered, where a neutral piece went, or what a function
// says.
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
    if (!can_ask(step.op)) return false;
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

// What was said by somebody while others are still asked.
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

}  // namespace

std::string questions_fault(const Rulebook& book, const State& state) {
    for (std::size_t at = 0; at < state.frames.size(); ++at) {
        if (at >= state.frame_count) {
            if (state.frames[at] != Frame{}) return "frames: one is left over";
            continue;
        }
        if (std::string fault = frame_fault(book, state, at); !fault.empty()) return fault;
    }
    const Step* asked = nullptr;
    if (state.frame_count > 0) {
        const Frame& top = state.frames[state.frame_count - 1U];
        if (top.waiting == 0) return "frames: the last one asks nobody";
        asked = &book.effect(top.effect).steps[top.step];
    }
    for (const Said& said : state.said)
        if (!fits_said(book, asked, said)) return "said: it answers no question";
    return {};
}

}  // namespace hexholm
