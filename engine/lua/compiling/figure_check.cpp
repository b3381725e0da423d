// All figures of a game get their numbers; what their kinds and counters say of each other is judged.
#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/places/place_graph.h"
#include "engine/lua/compiling/derived_check.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

const char* per_word(Owner owner) {
    switch (owner) {
        case Owner::tile: return "tile";
        case Owner::corner: return "corner";
        case Owner::edge: return "edge";
        case Owner::player: return "player";
        default: return "piece";
    }
}

// Do steps along own routes cost more in one place than in another?
bool has_uneven_cost(const FigureMoves& moves) {
    return moves.cost_counter.is_some() || moves.cost_hook.is_some() || moves.more.is_some();
}

// Checks the declarations of figures, one kind after the other.
class FigureJudge {
public:
    FigureJudge(const Content& content, const Places& places, Problems& problems)
        : content_(content), places_(places), problems_(problems) {}

    void judge(FigureKindId id) {
        kind_ = &content_.figure_kinds[id];
        id_ = id;
        const FigureMoves& moves = kind_->moves;
        check(kind_->forbidden, "forbidden", {owner_of(kind_->on)});
        check(moves.must_stop, "moves.must_stop", {owner_of(kind_->on)});
        check(moves.no_stop, "moves.no_stop", {owner_of(kind_->on)});
        check(moves.step_at, "moves.step_at", {owner_of(kind_->on)});
        check(moves.toll, "moves.toll", {Owner::player});
        const std::vector<Owner> on_way = {owner_of(kind_->on), owner_of(crossing_of(kind_->on))};
        check(moves.cost_counter, "moves.cost", on_way);
        check(moves.more, "moves.more", on_way);
        check_own(moves.points, "moves.points");
        check_own(moves.spends, "moves.spends");
        check_own(moves.one_by_one, "moves.one_by_one");
        check_own(moves.displaces, "moves.displaces");
        check_own(moves.duty.once, "moves.duty.once");
        if (moves.duty.figure.is_some() &&
            content_.figure_kinds[moves.duty.figure].on != PlaceKind::tile)
            complain("moves.duty.figure", "names one that stands on no tiles",
                     "name one with on = \"tile\"");
        check_own(kind_->looks_by, "looks_by");
        check_own(kind_->dim, "dim");
        if (moves.one_by_one.is_some() && content_.counters[moves.one_by_one].most < kArrived)
            complain("moves.one_by_one", "names a counter that does not reach 2",
                     "give it most = 2");
        if (moves.one_by_one.is_some() && moves.points.is_none())
            complain("moves.one_by_one", "needs points that are a counter",
                     "give moves.points a counter of the figure");
        if (moves.displaces.is_some() && !kind_->occupies)
            complain("moves.displaces", "is for figures that occupy", "write occupies = true");
        if (moves.changes_at_own && kind_->on != PlaceKind::corner)
            complain("moves.changes_at_own", "is for figures on corners", "remove it");
        if (moves.changes_at_own && (moves.on_routes == 0 || has_uneven_cost(moves)))
            complain("moves.changes_at_own", "needs routes, and steps that all cost the same",
                     "name the routes in moves.on_routes, and no other cost");
        if (kind_->anchors && kind_->on != PlaceKind::corner)
            complain("anchors", "is for figures on corners", "remove it");
        for (const FigureKindId cargo : content_.figure_kinds.ids())
            if (((kind_->carries >> cargo.value) & 1U) != 0 &&
                content_.figure_kinds[cargo].holds > 0)
                complain("carries",
                         "names " + in_quotes(content_.figure_kinds[cargo].name) +
                             ", which carries others itself",
                         "name one that holds nothing");
        const auto same = [&](const Piece& piece) { return piece.name == kind_->name; };
        if (std::ranges::any_of(content_.pieces, same))
            complain("name", "is also that of a piece", "give one of them another name");
    }

private:
    void complain(const std::string& field, const std::string& what, std::string remedy) {
        problems_.add(places_.of(Kind::figure)[id_.index()],
                      "figure " + in_quotes(kind_->name) + ": " + in_quotes(field) + " " + what,
                      std::move(remedy));
    }
    void check(CounterId counter, const char* field, const std::vector<Owner>& owners) {
        if (counter.is_none()) return;
        HEX_CHECK(!owners.empty());
        const Owner per = content_.counters[counter].per;
        if (std::find(owners.begin(), owners.end(), per) != owners.end()) return;
        complain(field, "names a counter of something else",
                 "give the counter per = \"" + std::string(per_word(owners.front())) + "\"");
    }
    // Others act by what they see of it, so everybody sees it.
    void check_own(CounterId counter, const char* field) {
        if (counter.is_none()) return;
        const Counter& declared = content_.counters[counter];
        if (declared.per != Owner::figure || (declared.of.is_some() && declared.of != id_))
            complain(field, "names a counter that its figures do not have",
                     "give the counter per = \"figure\" and of = \"" + kind_->name + "\"");
        if (declared.visible != Visibility::all)
            complain(field, "names a counter that not everybody sees", "remove its 'visible'");
    }

    const Content& content_;
    const Places& places_;
    Problems& problems_;
    const FigureKind* kind_ = nullptr;
    FigureKindId id_;
};

void note_holds(Content& content) {
    for (const Piece& piece : content.pieces)
        for (const FigureKindId id : content.figure_kinds.ids())
            if (((piece.carries >> id.value) & 1U) != 0) content.figure_kinds[id].in_holds = true;
}

void add_figures(Content& content, FigureKindId id) {
    FigureKind& kind = content.figure_kinds[id];
    kind.first = FigureId(content.figures.size());
    const int seats = kind.owned ? content.players : 1;
    for (int seat = 0; seat < seats; ++seat) {
        const PlayerId owner = kind.owned ? PlayerId(seat) : PlayerId::none();
        for (int number = 0; number < kind.supply; ++number)
            content.figures.add({id, owner, kind.owned ? owner : kind.neutral});
    }
}

}  // namespace

void number_figures(Draft& draft, const Places& places, Problems& problems) {
    Content& content = draft.content;
    note_holds(content);
    for (const FigureKindId id : content.figure_kinds.ids())
        add_figures(content, id);
    FigureJudge judge(content, places, problems);
    for (const FigureKindId id : content.figure_kinds.ids())
        judge.judge(id);
    for (const PieceId id : content.pieces.ids()) {
        const Piece& piece = content.pieces[id];
        for (const auto& [field, counter] :
             {std::pair("forbidden", piece.forbidden), std::pair("only_at", piece.only_at)})
            if (counter.is_some() && content.counters[counter].per != owner_of(piece.on))
                problems.add(
                    places.of(Kind::piece)[id.index()],
                    "piece " + in_quotes(piece.name) + ": '" + field +
                        "' names a counter of something else",
                    "give the counter per = \"" + std::string(per_word(owner_of(piece.on))) + "\"");
    }
}

namespace {

class DerivedJudge {
public:
    DerivedJudge(const Content& content, const Counter& counter, Problems& problems)
        : content_(content), counter_(counter), problems_(problems) {}

    void judge(const std::string& where) {
        where_ = where;
        sums();
        comparison();
        additions();
        insist(counter_.drops, "drops", counter_.per, "the owners of this one");
        if (counter_.renews.is_some() && (counter_.per != Owner::figure || counter_.of.is_none() ||
                                          content_.counters[counter_.renews].of != counter_.of))
            problem("renews", "is for counters of one kind of figures",
                    R"(write per = "figure" and the same 'of' in both)");
        if (counter_.full.is_some() && counter_.per != Owner::game)
            problem("full", "is only for counters of the game", R"(write per = "game")");
        else if (counter_.full.is_some() && counter_.is_derived())
            problem(
                "full", "is not for what other counters make",
                R"(listen to it: hex.on("counter_changed", f, { ")" + counter_.name + R"(" }))");
        if (counter_.is_derived() && (counter_.reset_each_turn || counter_.pieces != 0))
            problem("sums", "leaves nothing to reset or count", "remove the other field");
    }

private:
    void sums() {
        const bool of_figures = counter_.per == Owner::player && counter_.figures != 0;
        for (const auto& [field, id] : {std::pair("only_with", counter_.only_with),
                                        std::pair("only_without", counter_.only_without)}) {
            if (id.is_some() && !of_figures)
                problem(field, "is for counters of players with 'figures'", "remove it");
            insist(id, field, Owner::figure, "figures");
        }
        if (counter_.sums.is_some() && !of_figures && counter_.per != Owner::game)
            problem("sums", "is for counters of the game, or of players with 'figures'",
                    R"(write per = "game", or name the figures)");
        if (of_figures) {
            insist(counter_.sums, "sums", Owner::figure, "figures");
            for (const FigureKindId kind : content_.figure_kinds.ids())
                if (((counter_.figures >> kind.value) & 1U) != 0 &&
                    !content_.figure_kinds[kind].owned)
                    problem("figures", "names a figure that nobody owns", "leave it out");
        }
        for (const CounterId id : {counter_.sums, counter_.only_with, counter_.only_without,
                                   counter_.more, counter_.than})
            if (id.is_some() && content_.counters[id].reset_each_turn)
                problem("sums", "uses a counter that resets every turn", "follow another one");
    }
    void comparison() {
        const bool has_other =
            counter_.than.is_some() != (counter_.than_number != Counter::kNoNumber);
        if (counter_.more.is_some() != has_other)
            problem("more", "requires 'than' or 'above'", "write both");
        insist(counter_.more, "more", counter_.per, "the owners of this one");
        insist(counter_.than, "than", counter_.per, "the owners of this one");
    }
    // A product of three could become more than a counter can be.
    void additions() {
        for (const auto& [field, ids] :
             {std::pair("adds", &counter_.adds), std::pair("times", &counter_.times)}) {
            for (const CounterId id : *ids) {
                insist(id, field, counter_.per, "the owners of this one");
                if (content_.counters[id].reset_each_turn)
                    problem(field, "uses a counter that resets every turn", "follow another one");
                if (content_.counters[id].is_derived())
                    problem(field, "names a counter that others make", "name those");
            }
            if (!ids->empty() &&
                (counter_.sums.is_some() || counter_.more.is_some() || counter_.figures != 0))
                problem(field, "is for a counter that follows nothing else",
                        "remove the other field");
        }
        if (counter_.divided_by != 1 && counter_.adds.empty() && counter_.times.empty())
            problem("divided_by", "requires 'adds' or 'times'", "write one of them");
        if (counter_.times.size() == 1 || counter_.times.size() > 2)
            problem("times", "does not name two counters", "name two");
    }
    void insist(CounterId id, const char* field, Owner per, const char* owners) {
        if (id.is_some() && content_.counters[id].per != per)
            problem(field, "names a counter of something else",
                    std::string("name one of ") + owners);
    }
    void problem(const std::string& field, const std::string& what, const std::string& remedy) {
        problems_.add(where_, "counter " + in_quotes(counter_.name) + ": '" + field + "' " + what,
                      remedy);
    }

    const Content& content_;
    const Counter& counter_;
    Problems& problems_;
    std::string where_;
};

}  // namespace

void check_derived(const Content& content, const Places& places, Problems& problems) {
    for (const CounterId id : content.counters.ids())
        DerivedJudge(content, content.counters[id], problems)
            .judge(places.of(Kind::counter)[id.index()]);
}

}  // namespace hexholm
