#include "engine/game/core/effect_calls.h"

#include <algorithm>

namespace hexholm {
namespace {

// `known`: effects that certainly call no function. `turns_end`: the end of a turn leads to none.
class Quiet {
public:
    Quiet(const Rulebook& book, const EffectFlags& known, bool turns_end)
        : book_(book), known_(known), turns_end_(turns_end) {}

    bool effect(EffectId id) const {
        const auto& steps = book_.effect(id).steps;
        return std::ranges::all_of(steps, [&](const Step& each) {
            return begins_anew(book_.effect(id), id, each) || step(each);
        });
    }
    // The number of steps up to the last one that may call a function. An effect that begins anew
    // counts all its steps.
    std::size_t steps_that_run(EffectId id) const {
        const auto& steps = book_.effect(id).steps;
        if (known_[id] != 0) return 0;
        if (begins_anew(book_.effect(id), id, steps.back())) return steps.size();
        std::size_t count = steps.size();
        while (count > 0 && step(steps[count - 1]))
            --count;
        return count;
    }
    // Whether the effect calls no function, not counting those that follow when it fills a counter
    // of the game.
    bool effect_but_for_full(EffectId id) const {
        return std::ranges::all_of(book_.effect(id).steps,
                                   [&](const Step& each) { return fills(each) || step(each); });
    }
    bool fills(const Step& step) const {
        if (step.op != Op::count) return false;
        const Counter& counter = book_.content().counters[CounterId(step.a)];
        return counter.per == Owner::game && !book_.is_heard(CounterId(step.a)) &&
               !is_known(counter.full);
    }
    bool phases() const {
        return std::ranges::all_of(book_.content().phases,
                                   [&](const Phase& phase) { return is_known(phase.effect); });
    }

    // Whether a roll calls no function, not counting what depends on its total: tiles, places with
    // that number, and the total's own effects.
    bool rolling_but_for_total() const {
        return reliefs() && std::ranges::all_of(book_.listeners(Moment::produced), [&](HookId id) {
                   const Hook& hook = book_.content().hooks[id];
                   return hook.numbered.is_some() || is_quiet(hook);
               });
    }

private:
    bool step(const Step& step) const {
        switch (step.op) {
            case Op::run: return false;
            case Op::start:
            case Op::each: return is_known(EffectId(step.a));
            case Op::start_card: return cards();
            case Op::count:
            case Op::set:
            case Op::raise: return counting(CounterId(step.a));
            case Op::share: {
                const Share& share = book_.content().shares[static_cast<std::size_t>(step.a)];
                return counting(share.what) && counting(share.from) && counting(share.beside);
            }
            case Op::mark: {
                const LeadCount& lead = book_.content().leads[static_cast<std::size_t>(step.a)];
                return counting(lead.marks) && counting(lead.alone);
            }
            case Op::count_tiles:
                return counting(
                    book_.content().tile_counts[static_cast<std::size_t>(step.a)].counter);
            case Op::pay: return !book_.is_heard(book_.content().mod_actions[ModActionId(step.a)]);
            case Op::place:
            case Op::replace:
            case Op::replace_in_line: return placing(PieceId(step.a));
            case Op::lose_in_line: return book_.listeners(Moment::removed).empty();
            case Op::throw_for: return counting(CounterId(step.a));
            case Op::move_pawn: return moving(PawnId(step.a));
            case Op::choose_start:
            case Op::take_off: return !book_.hears(Moment::pawn_moved, PawnId(step.a).index());
            case Op::steal: return step.b != 0 || stealing();
            case Op::moment: return all_quiet(static_cast<Moment>(step.a));
            case Op::after_roll: return tiles();
            case Op::relief: return reliefs();
            case Op::advance:
                return counting(book_.content().tracks[TrackId(step.a)].counter) &&
                       levels(TrackId(step.a));
            case Op::bring: return rolling();
            case Op::travel:
            case Op::go_on:
            case Op::move_figure:
            case Op::place_figure: return figures();
            case Op::put_figure:
                return !book_.hears(Moment::figure_placed, FigureKindId(step.a).index()) &&
                       !hears_where_figures_are();
            case Op::remove_figure:
                return book_.listeners(Moment::figure_removed).empty() &&
                       !hears_where_figures_are();
            case Op::end_travel: {
                const FigureMoves& moves = book_.content().figure_kinds[FigureKindId(step.a)].moves;
                return moves.one_by_one.is_none() ||
                       (counting(moves.one_by_one) && counting(moves.points));
            }
            // Functions drive away figures that nothing else moves.
            case Op::make_room: return figures() && !hears_where_figures_are();
            case Op::choose:
            case Op::poll:
            case Op::wait: return asking(book_.content().asks[AskId(step.a)]);
            case Op::end_turn: return turns_end_ || (!hears_turns(book_) && phases());
            case Op::begin_phase: return !hears_turns(book_) && phases();
            case Op::produce: return rolling();
            case Op::tell:
                return book_.content().moments[static_cast<std::size_t>(step.a)].listeners.empty();
            default: return true;
        }
    }
    bool counting(CounterId counter) const {
        return counter.is_none() ||
               (!book_.is_heard(counter) && is_known(book_.content().counters[counter].full));
    }
    // Does the listener call no function?
    bool is_quiet(const Hook& hook) const { return hook.effect.is_some() && is_known(hook.effect); }
    bool all_quiet(Moment moment) const {
        return std::ranges::all_of(book_.listeners(moment),
                                   [&](HookId id) { return is_quiet(book_.content().hooks[id]); });
    }
    bool is_known(EffectId effect) const { return effect.is_none() || known_[effect] != 0; }
    bool asking(const Ask& ask) const {
        return is_known(ask.effect) &&
               std::ranges::all_of(ask.ways,
                                   [&](const AskWay& way) { return is_known(way.effect); }) &&
               (ask.window.is_none() || reacting(ask.window));
    }
    bool reacting(WindowId window) const {
        return std::ranges::all_of(book_.content().cards.ids(), [&](CardId card) {
            const Card& declared = book_.content().cards[card];
            return declared.reacts_to != window ||
                   (is_known(declared.effect) && !book_.hears(Moment::card_played, card.index()));
        });
    }
    bool cards() const {
        return std::ranges::all_of(book_.content().cards,
                                   [&](const Card& card) { return is_known(card.starts); });
    }
    bool placing(PieceId piece) const {
        const auto& choices = book_.choices_of(piece);
        return std::ranges::all_of(book_.listeners(Moment::placed), [&](HookId id) {
            const Hook& hook = book_.content().hooks[id];
            return is_quiet(hook) || std::ranges::none_of(choices, [&](PieceId choice) {
                       return hook.about[choice.index()];
                   });
        });
    }
    bool moving(PawnId pawn) const {
        return std::ranges::none_of(book_.choices_of(pawn), [&](PawnId choice) {
            return book_.hears(Moment::pawn_moved, choice.index());
        });
    }
    bool stealing() const {
        return std::ranges::all_of(book_.content().pawns,
                                   [&](const Pawn& pawn) { return is_known(pawn.loot); });
    }
    bool figures() const {
        return book_.listeners(Moment::figure_placed).empty() &&
               book_.listeners(Moment::figure_moved).empty() &&
               book_.listeners(Moment::figure_removed).empty() &&
               std::ranges::all_of(book_.content().figure_kinds, [&](const FigureKind& kind) {
                   return is_known(kind.moves.step) && is_known(kind.moves.displaced);
               });
    }
    bool hears_where_figures_are() const {
        const auto& counters = book_.content().counters;
        return std::ranges::any_of(counters.ids(), [&](CounterId id) {
            return counters[id].figures != 0 && book_.is_heard(id);
        });
    }
    bool tiles() const {
        return std::ranges::all_of(book_.content().terrains,
                                   [&](const Terrain& terrain) { return is_known(terrain.after); });
    }
    bool reliefs() const {
        return std::ranges::all_of(book_.content().reliefs,
                                   [&](const Relief& relief) { return is_known(relief.effect); });
    }
    bool levels(TrackId track) const {
        return std::ranges::all_of(book_.content().tracks[track].levels,
                                   [&](const TrackLevel& level) { return is_known(level.effect); });
    }
    bool rolling() const {
        return tiles() && all_quiet(Moment::produced) && reliefs() &&
               std::ranges::all_of(book_.content().on_roll,
                                   [&](const auto& total) { return is_known(total.second); });
    }

    const Rulebook& book_;
    const EffectFlags& known_;
    bool turns_end_;
};

// Effects of phases that end the turn begin the next phase, and so on in a circle; a part of the turn in which
// a player has to act ends it.
bool waits_in_each_turn(const Rulebook& book) {
    const Content& content = book.content();
    return std::ranges::any_of(content.phases.ids(), [&](PhaseId id) {
        const Phase& phase = content.phases[id];
        return id.index() < content.turn_phases && phase.who == Who::active &&
               phase.effect.is_none() && !phase.by_itself;
    });
}

EffectFlags quiet_effects(const Rulebook& book, bool turns_end) {
    EffectFlags quiet(book.effect_count());
    for (bool found = true; found;) {
        found = false;
        for (const EffectId effect : quiet.ids()) {
            if (quiet[effect] != 0 || !Quiet(book, quiet, turns_end).effect(effect)) continue;
            quiet[effect] = 1;
            found = true;
        }
    }
    return quiet;
}

}  // namespace

bool hears_turns(const Rulebook& book) {
    return !book.listeners(Moment::turn_ended).empty() ||
           !book.listeners(Moment::round_ended).empty() ||
           !book.listeners(Moment::turn_began).empty() ||
           !book.listeners(Moment::phase_ended).empty() ||
           !book.listeners(Moment::phase_began).empty() || book.hears_resets();
}

EffectSteps effects_that_run(const Rulebook& book) {
    bool turns_end = !hears_turns(book) && waits_in_each_turn(book);
    EffectFlags quiet = quiet_effects(book, turns_end);
    // Was it right to think so?
    if (turns_end && !Quiet(book, quiet, turns_end).phases()) {
        turns_end = false;
        quiet = quiet_effects(book, turns_end);
    }
    EffectSteps steps(book.effect_count());
    for (const EffectId effect : quiet.ids())
        steps[effect] =
            static_cast<std::uint16_t>(Quiet(book, quiet, turns_end).steps_that_run(effect));
    return steps;
}

namespace {

bool does_anyhow(const Content& content, const Step& step);

bool does_anyhow(const Content& content, const AskWay& way) {
    return !has_amount(way.needs_goods) &&
           (way.effect.is_none() ||
            std::ranges::any_of(content.effects[way.effect].steps,
                                [&](const Step& step) { return does_anyhow(content, step); }));
}

bool does_anyhow(const Content& content, const Step& step) {
    const auto is_picked = [](const CardSource& source) { return source.picked; };
    switch (step.op) {
        case Op::place: return step.b >= kPlacePicked;
        case Op::steal: return step.a >= 0 || step.b != 0;
        case Op::gain: return step.each.is_none();
        case Op::advance: return step.b != kAdvancePaid;
        case Op::choose: {
            const Ask& ask = content.asks[AskId(step.a)];
            return ask.whom != Whom::player || ask.optional ||
                   std::ranges::any_of(
                       ask.ways, [&](const AskWay& way) { return does_anyhow(content, way); });
        }
        case Op::look: return is_picked(content.looks[static_cast<std::size_t>(step.a)]);
        case Op::move_cards:
            return is_picked(content.card_moves[static_cast<std::size_t>(step.a)].from);
        case Op::take:
        case Op::take_off:
        case Op::draw:
        case Op::draw_within:
        case Op::pick:
        case Op::stage:
        case Op::pay:
        case Op::place_figure: return false;
        default: return true;
    }
}

}  // namespace

EffectFlags effects_that_do(const Rulebook& book) {
    EffectFlags flags;
    for (std::size_t effect = 0; effect < book.effect_count(); ++effect)
        flags.add(std::ranges::any_of(book.effect(EffectId(effect)).steps, [&](const Step& step) {
            return does_anyhow(book.content(), step);
        }));
    return flags;
}

namespace {

// What a neutral piece on its way can set off.
bool sailing_runs(const Rulebook& book) {
    return std::ranges::any_of(book.sailing_pawns(), [&](PawnId id) {
        const Pawn& pawn = book.content().pawns[id];
        return pawn.arrival.is_some() || book.hears(Moment::pawn_moved, id.index()) ||
               (pawn.raid_prize.is_some() && book.runs_functions(pawn.raid_prize));
    });
}

// What a card in the place of the dice can set off.
bool roll_cards_run(const Rulebook& book) {
    const DeckId deck = book.content().rules.roll_from;
    return deck.is_some() && std::ranges::any_of(book.content().cards, [&](const Card& card) {
               return card.deck == deck && card.effect.is_some() &&
                      book.runs_functions(card.effect);
           });
}

// Effects that call no function.
EffectFlags known_quiet(const Rulebook& book) {
    EffectFlags quiet(book.effect_count());
    for (const EffectId effect : quiet.ids())
        quiet[effect] = book.runs_functions(effect) ? 0 : 1;
    return quiet;
}

}  // namespace

bool rolls_run(const Rulebook& book) {
    const EffectFlags quiet = known_quiet(book);
    return !book.listeners(Moment::rolled).empty() || roll_cards_run(book) || sailing_runs(book) ||
           !std::ranges::all_of(book.face_effects(), [&](EffectId effect) {
               return Quiet(book, quiet, false).effect_but_for_full(effect);
           });
}

std::vector<Rulebook::Filled> filled_by_rolls(const Rulebook& book) {
    const EffectFlags known = known_quiet(book);
    const Quiet quiet(book, known, false);
    const auto counted = [&](const DieFace& face, CounterId counter) {
        int by = 0;
        if (face.effect.is_some())
            for (const Step& step : book.effect(face.effect).steps)
                if (quiet.fills(step) && CounterId(step.a) == counter) by += step.b;
        return by;
    };
    std::vector<Rulebook::Filled> filled;
    for (const CounterId counter : book.content().counters.ids()) {
        int by = 0;
        for (const Die& die : book.content().dice) {
            int most = 0;
            for (const DieFace& face : die.faces)
                most = std::max(most, counted(face, counter));
            by += most;
        }
        if (by > 0) filled.push_back({counter, by});
    }
    return filled;
}

KindFlags kinds_that_run(const Rulebook& book) {
    const auto runs = [&](EffectId effect) {
        return effect.is_some() && book.runs_functions(effect);
    };
    const auto placing_runs = [&](std::size_t piece) {
        return std::ranges::any_of(book.listeners(Moment::placed), [&](HookId id) {
            const Hook& hook = book.content().hooks[id];
            return hook.about[piece] && book.runs(hook);
        });
    };
    const bool turning_runs = hears_turns(book) || runs(book.end_phase_effect());
    // Effects that start each other in a circle can fail without any function.
    const bool answering_runs =
        book.has_hooks() || std::ranges::count(known_quiet(book), std::uint8_t{0}) > 0;
    const auto can_run = [&](const ActionKind& kind) {
        switch (kind.verb) {
            case Verb::end_turn: return turning_runs;
            case Verb::roll:
                return turning_runs || rolls_run(book) || !filled_by_rolls(book).empty() ||
                       runs(book.bring_effect());
            case Verb::build:
            case Verb::move: return placing_runs(kind.subject);
            case Verb::play:
                return book.hears(Moment::card_played, kind.subject) ||
                       runs(book.content().cards[CardId(kind.subject)].effect);
            case Verb::act: {
                const ModAction& declared = book.content().mod_actions[ModActionId(kind.subject)];
                return book.is_heard(declared) || runs(declared.effect);
            }
            case Verb::build_figure:
            case Verb::unload: return book.hears(Moment::figure_placed, kind.subject);
            case Verb::load:
            case Verb::buy:
            case Verb::buy_with:
            case Verb::reveal:
            case Verb::trade_bank:
            case Verb::offer_trade:
            case Verb::accept_trade:
            case Verb::reject_trade:
            case Verb::confirm_trade:
            case Verb::withdraw_trade: return false;
            default: return answering_runs;
        }
    };
    KindFlags kinds;
    for (const ActionKind& kind : book.content().kinds)
        kinds.add(book.hears_anything() || can_run(kind));
    return kinds;
}

bool only_totals_run_on_rolls(const Rulebook& book) {
    return !book.has_phase_work() && Quiet(book, known_quiet(book), false).rolling_but_for_total();
}

}  // namespace hexholm
