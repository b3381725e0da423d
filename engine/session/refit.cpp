#include "engine/session/refit.h"

#include "engine/base/check.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/journal/line.h"
#include "engine/journal/timeline.h"

namespace hexholm {
namespace {

template <class Id, class Thing>
Id same_name(const Table<Id, Thing>& before, const Table<Id, Thing>& after, Id id) {
    for (const Id other : after.ids())
        if (after[other].name == before[id].name) return other;
    return Id::none();
}

// Says an action of one content in the words of another.
class Translator {
public:
    Translator(const Content& before, const Content& after) : before_(before), after_(after) {}

    // Translates an action; names without a counterpart are put into `missing`.
    Action translate(const Action& action) {
        missing.clear();
        const ActionKind& kind = before_.kinds[action.kind];
        Action said = action;
        said.kind = same_name(before_.kinds, after_.kinds, action.kind);
        if (said.kind.is_none() || after_.kinds[said.kind].args != kind.args) {
            missing = "there is no such action any more";
            return said;
        }
        std::size_t at = 0;
        std::size_t bundle = 0;
        for (const ArgType type : kind.args) {
            if (type == ArgType::goods) {
                said.goods[bundle] = goods(action.goods[bundle]);
                ++bundle;
            } else {
                said.args[at] = number(type, action.args[at]);
                ++at;
            }
        }
        return said;
    }

    std::string missing;

private:
    std::int16_t number(ArgType type, std::int16_t value) {
        if (value < 0) return value;
        switch (type) {
            case ArgType::tile: return found(tile(TileId(value)), "tile");
            case ArgType::corner: return found(corner(CornerId(value)), "corner");
            case ArgType::edge: return found(edge(EdgeId(value)), "edge");
            case ArgType::good: return found(good(GoodId(value)), "good");
            case ArgType::card:
                return found(same_name(before_.cards, after_.cards, CardId(value)), "card");
            case ArgType::figure: return found(figure(FigureId(value)), "figure");
            default: return value;
        }
    }

    template <class Id>
    std::int16_t found(Id id, const char* thing) {
        if (id.is_none()) missing = std::string("there is no such ") + thing + " any more";
        return id.number();
    }

    GoodId good(GoodId id) const { return same_name(before_.goods, after_.goods, id); }
    Bundle goods(const Bundle& bundle) {
        Bundle said;
        for (const GoodId id : before_.goods.ids()) {
            if (bundle[id] == 0) continue;
            const GoodId other = good(id);
            found(other, "good");
            if (other.is_some()) said.set(other, bundle[id]);
        }
        return said;
    }

    // The one with the same number among those of its kind and seat.
    FigureId figure(FigureId id) const {
        const Figure& one = before_.figures[id];
        const FigureKindId kind = same_name(before_.figure_kinds, after_.figure_kinds, one.kind);
        if (kind.is_none()) return {};
        const auto supply = [](const FigureKind& of) {
            return static_cast<std::size_t>(of.supply);
        };
        const FigureKind& was = before_.figure_kinds[one.kind];
        const FigureKind& is = after_.figure_kinds[kind];
        const std::size_t seat = one.owner.is_some() ? one.owner.index() : 0;
        const std::size_t number = id.index() - was.first.index() - seat * supply(was);
        if (is.owned != was.owned || number >= supply(is)) return {};
        return FigureId(is.first.index() + seat * supply(is) + number);
    }
    TileId tile(TileId id) const {
        return after_.board.tile_at(before_.board.hex(id)).value_or(TileId());
    }
    CornerId corner(CornerId id) const {
        const GridPoint point = before_.board.point(id);
        for (const CornerId other : all_ids<CornerId>(after_.board.corner_count()))
            if (after_.board.point(other) == point) return other;
        return CornerId();
    }
    EdgeId edge(EdgeId id) const {
        const CornerId one = corner(before_.board.ends(id)[0]);
        const CornerId two = corner(before_.board.ends(id)[1]);
        if (one.is_none() || two.is_none()) return EdgeId();
        for (const EdgeId other : after_.board.edges(one))
            if (after_.board.other_end(other, one) == two) return other;
        return EdgeId();
    }

    const Content& before_;
    const Content& after_;
};

// Carries it out; else fills in why not.
bool play(const Rulebook& book, State& state, const RecordedAction& record, Misfit& why) {
    const Refusal refusal = record.is_settled() ? check_accord(book, state, *record.settled)
                                                : check(book, state, record.action);
    if (!refusal.ok()) {
        why.what = reason_text(refusal.reason);
        return false;
    }
    if (record.is_settled()) {
        settle(book, state, record.action.player, *record.settled, nullptr);
        return true;
    }
    const Failures failures = record.passed_over ? Failures::passed_over : Failures::undo_action;
    // What failed and was passed over has been told when it happened.
    FailureList gathered;
    const FailureCollector collecting(&gathered);
    if (apply(book, state, record.action, nullptr, failures)) return true;
    const std::vector<HookFailure> told = gathered.take();
    why.what = told.empty() ? std::string(reason_text(Reason::mod_failed)) : told.front().what;
    if (!told.empty()) why.where = told.front().where;
    return false;
}

}  // namespace

Refit refit(const Content& before,
            const std::shared_ptr<const Content>& after,
            const GameSeed& seed,
            const std::vector<RecordedAction>& played) {
    HEX_CHECK(before.players == after->players);
    const Rulebook book(after);
    State state = start_game(book, seed);
    Translator translator(before, *after);
    Refit result;
    for (const RecordedAction& old : played) {
        RecordedAction plain = old;
        plain.digest.reset();
        plain.passed_over = false;
        Misfit why{result.fits.size() + 1, record_text(before, plain), "", ""};
        RecordedAction record = old;
        if (!old.is_settled()) {
            record.action = translator.translate(old.action);
            why.what = translator.missing;
            seed.begin_action(state.random, state.actions);
        }
        if (!why.what.empty() || !play(book, state, record, why)) {
            result.misfit = std::move(why);
            break;
        }
        record.digest.reset();
        result.fits.push_back(record);
    }
    return result;
}

bool goes_the_same_way(const std::shared_ptr<const Content>& content,
                       const GameSeed& seed,
                       const std::vector<RecordedAction>& played) {
    const Rulebook book(content);
    State state = start_game(book, seed);
    Timeline timeline(book, state, seed);
    for (const RecordedAction& record : played) {
        if (!record.digest || !timeline.play(record, state).ok()) return false;
        if (timeline.actions().back().digest != record.digest) return false;
    }
    return true;
}

}  // namespace hexholm
