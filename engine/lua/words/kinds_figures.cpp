// Figures: where they stand, whom they suffer beside them, how they move, what they carry.
#include <array>

#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostCost = 1000;

template <class Mask>
Mask mask_of_places(const std::vector<std::size_t>& places) {
    Mask mask = 0;
    for (const std::size_t place : places)
        mask = static_cast<Mask>(mask | (Mask{1} << place));
    return mask;
}

template <class Mask>
void mask_field(
    Fields& fields, std::string_view name, Kind kind, Mask& mask, std::string_view doc) {
    std::vector<std::size_t> places;
    fields.names(name, kind, places, doc);
    mask = mask_of_places<Mask>(places);
}

void place_fields(Fields& fields, FigureKind& kind, Draft& draft) {
    constexpr auto kPlaces = std::to_array<Choice<PlaceKind>>({{"corner", PlaceKind::corner},
                                                               {"edge", PlaceKind::edge},
                                                               {"tile", PlaceKind::tile},
                                                               {"hold", PlaceKind::none}});
    fields.choice("on", kind.on, kPlaces, "Where it stands; in a hold: it is only carried.");
    fields.flag("occupies", kind.occupies,
                "No piece is built where it stands, and neither it nor another that occupies goes "
                "where one of them stands.");
    mask_field(fields, "shares", Kind::piece, kind.shares,
               "occupies: pieces beside which it may stand all the same.");
    fields.number("crowd", kind.crowd, 0, 60,
                  "Most figures of this kind, whoever owns them, in one place; 0: any number.");
    mask_field(fields, "beside", Kind::terrain, kind.beside,
               "It is only where its place touches one of these terrains, face up.");
    fields.flag("rim", kind.rim,
                "beside: places at the rim of the board do as well, where a tile beside them lies "
                "face up.");
    if (kind.rim && kind.beside == 0 && !fields.documenting())
        fields.problem("rim", "has no use without 'beside'", "name the terrains beside its places");
    fields.id("forbidden", Kind::counter, kind.forbidden,
              "A counter of its places: where it is above 0 it never is. Quicker than a test.");
    fields.flag("only_known", kind.only_known,
                "It is put only where no tile beside its place lies face down.");
    fields.flag("needs_route", kind.needs_route, "It is put where an own route lies or ends.");
    mask_field(fields, "near", Kind::piece, kind.near,
               "It is put where one of these pieces of its owner stands, or at the rim of its "
               "place.");
    test_fields(fields, kind.test, draft, "game, player, place, figure",
                "Whether it may be put there, or stop there; asked when nothing else is in the "
                "way.");
}

// A number, one for each owner of a route, a counter, or a function.
void read_cost(Fields& fields, FigureMoves& moves, Draft& draft) {
    const Tree* cost = fields.raw(
        "cost", "number, { own =, others =, none = }, counter, function(game, figure, to, across)",
        "1",
        "What a step costs: a number; numbers by whose route lies there; a counter of what is "
        "entered or crossed; or a function that gives a number, nil for no step. At most 1000.");
    if (cost == nullptr) return;
    const auto number = [&](const Tree& tree, int& value) {
        if (tree.type != Tree::Type::number || tree.number < 0 || tree.number > kMostCost)
            fields.problem("cost", "must be a whole number from 0 to " + std::to_string(kMostCost));
        else
            value = static_cast<int>(tree.number);
    };
    if (cost->type == Tree::Type::function) {
        moves.cost_hook = add_hook(fields, "cost", *cost, draft, Gives::number_or_no);
    } else if (cost->type == Tree::Type::text) {
        fields.id("cost", Kind::counter, moves.cost_counter, "");
    } else if (cost->type == Tree::Type::table) {
        constexpr std::array<const char*, 3> kOwners = {"own", "others", "none"};
        for (const auto& [name, value] : cost->fields)
            for (std::size_t at = 0; at < kOwners.size(); ++at)
                if (name == kOwners[at]) number(value, moves.cost[at]);
        for (const auto& [name, value] : cost->fields)
            if (name != "own" && name != "others" && name != "none")
                fields.problem("cost", "has the unknown field '" + name + "'",
                               "name own, others and none");
    } else {
        number(*cost, moves.cost[0]);
        moves.cost[1] = moves.cost[2] = moves.cost[0];
    }
}

// A counter of the figure, or a number for each movement.
void read_points(Fields& fields, FigureMoves& moves) {
    const Tree* points = fields.raw(
        "points", "number or name of a counter", "any distance",
        "What the steps of a movement may cost together: a number, or a counter of the figure that "
        "they lower.");
    if (points == nullptr) return;
    if (points->type == Tree::Type::text)
        fields.id("points", Kind::counter, moves.points, "");
    else if (points->type != Tree::Type::number || points->number < 1 || points->number > kMostCost)
        fields.problem(
            "points", "must be a counter or a whole number from 1 to " + std::to_string(kMostCost));
    else
        moves.points_each = static_cast<int>(points->number);
}

// 1 of a counter, or goods.
void read_toll(Fields& fields, FigureMoves& moves) {
    const Tree* toll = fields.raw(
        "toll", "name of a counter, or goods", "nothing",
        "What its player pays to the owner for each step along a route of somebody else: 1 of a "
        "counter of players, or goods. Who cannot pay does not go there.");
    if (toll == nullptr) return;
    if (toll->type == Tree::Type::text)
        fields.id("toll", Kind::counter, moves.toll, "");
    else
        fields.bundle("toll", moves.toll_goods, "");
}

void duty_fields(Fields& fields, Duty& duty) {
    fields.id("figure", Kind::figure, duty.figure, "Which figures, on tiles.");
    fields.bundle("goods", duty.goods, "What is paid.");
    fields.id("once", Kind::counter, duty.once,
              "A counter of the figure that moves: paying sets it to 1, and while it is above 0 "
              "nothing more is due.");
    if (!fields.documenting() && (duty.figure.is_none() || duty.goods.empty()))
        fields.problem("duty", "needs figure and goods", "name both");
}

// A counter of its places, or a function.
void read_must_stop(Fields& fields, FigureMoves& moves, Draft& draft) {
    const Tree* stop =
        fields.raw("must_stop", "name of a counter, or function(game, figure, place)", "nowhere",
                   "Where its way ends: where this counter is above 0, or the function says so.");
    if (stop == nullptr) return;
    if (stop->type == Tree::Type::function)
        moves.must_stop_test = add_hook(fields, "must_stop", *stop, draft, Gives::verdict);
    else
        fields.id("must_stop", Kind::counter, moves.must_stop, "");
}

void move_fields(Fields& fields, const std::string& name, FigureMoves& moves, Draft& draft) {
    constexpr auto kPasses = std::to_array<Choice<Whose>>(
        {{"anybody", Whose::anybody}, {"own", Whose::own}, {"nobody", Whose::nobody}});
    moves.possible = true;
    read_cost(fields, moves, draft);
    mask_field(fields, "cost_routes", Kind::route, moves.cost_routes,
               "cost: only these routes count; all when left out.");
    fields.id("more", Kind::counter, moves.more,
              "A counter of what is entered or crossed that a step costs beside.");
    read_points(fields, moves);
    mask_field(fields, "on_routes", Kind::route, moves.on_routes,
               "It goes only along own routes of these classes.");
    fields.flag("changes_at_own", moves.changes_at_own,
                "on_routes: it goes over from one class to another only where an own piece stands, "
                "and where it starts.");
    fields.choice("passes", moves.passes, kPasses,
                  "Whose pieces, and figures that occupy, it may go past.");
    read_must_stop(fields, moves, draft);
    fields.id(
        "no_stop", Kind::counter, moves.no_stop,
        "A counter of its places: where it is above 0 no way ends, though it may pass, be put "
        "there and begin there. Quicker than a test.");
    effect_field(
        fields, "step", "figure " + name + ": step", moves.step, draft,
        "What happens after each step: functions are given (game, player, place, figure, from). "
        "When all is answered, the movement goes on.");
    fields.id("step_at", Kind::counter, moves.step_at,
              "step: only where this counter of the place is above 0. Quicker than to look.");
    mask_field(fields, "step_near", Kind::piece, moves.step_near,
               "step: only where one of these pieces of its owner stands, there or at the rim.");
    fields.flag("step_face_down", moves.step_face_down,
                "step: only beside tiles that lie face down.");
    fields.flag("reveals", moves.reveals,
                "After each step it turns over the tiles beside it that lie face down, before the "
                "effect of the step.");
    read_toll(fields, moves);
    fields.inner(
        "duty",
        "What its player pays to the bank for a step onto, along or off the sides of a "
        "tile on which such a figure of somebody else is. Who cannot pay does not take it.",
        [&](Fields& inner) { duty_fields(inner, moves.duty); });
    fields.id("spends", Kind::counter, moves.spends,
              "A counter of the figure that must be above 0 and is 0 after the movement.");
    fields.id(
        "one_by_one", Kind::counter, moves.one_by_one,
        "A counter of the figure: 1 from its first movement in a turn on, and 2 as soon as its "
        "owner moves another one of the kind: then it has no points left. With points that "
        "are a counter.");
    fields.id("displaces", Kind::counter, moves.displaces,
              "It may stop where a figure of somebody else with less of this counter stands, which "
              "is driven away.");
    effect_field(fields, "displaced", "figure " + name + ": displaced", moves.displaced, draft,
                 "What the owner does when it is driven away; when it is still there then, it goes "
                 "back to the supply.");
    moves.reason = reason_field(fields, draft,
                                "Why not, as the player is told it whose figures "
                                "can go nowhere.");
}

void cargo_fields(Fields& fields, FigureKind& kind) {
    fields.number("holds", kind.holds, 0, 100, "Places for other figures.");
    mask_field(fields, "carries", Kind::figure, kind.carries, "The figures that it takes along.");
    fields.number("size", kind.size, 1, 100, "Places that it takes when it is carried.");
    fields.flag("loads", kind.loads,
                "Players load and unload it, where the place of the one that carries touches its "
                "own.");
    fields.flag("lost_for_good", kind.lost_for_good,
                "Where the step remove_figure takes it away, or what carries it, it leaves the "
                "game.");
    fields.flag("own_holds", kind.own_holds,
                "loads: out of the hold of a piece, and into one, only where that piece is the "
                "player's. Quicker than guards.");
    fields.flag("stays", kind.stays,
                "loads: out of holds only; where it stands else it stays. Quicker than a guard.");
    fields.id("stays_until", Kind::counter, kind.stays_until,
              "stays: but where this counter of its place is above 0 it is loaded.");
    if (kind.stays_until.is_some() && !kind.stays && !fields.documenting())
        fields.problem("stays_until", "has no use without 'stays'", "write stays = true");
    if (kind.holds > 0 && kind.carries == 0 && !fields.documenting())
        fields.problem("holds", "has no use without 'carries'", "name the figures that it carries");
}

void neutral_field(Fields& fields, FigureKind& kind, const Draft& draft) {
    std::size_t colour = PlayerId::kNone;
    fields.name_of("neutral", Kind::neutral, colour,
                   "owned = false: the colour that they belong to. They interrupt no routes of it, "
                   "and anchor only these.");
    if (colour == PlayerId::kNone) return;
    kind.neutral = PlayerId(static_cast<std::size_t>(draft.content.players) + colour);
    if (kind.owned)
        fields.problem("neutral", "is for figures that no player owns", "write owned = false");
}

void look_fields(Fields& fields, FigureKind& kind) {
    fields.texts("looks", kind.looks,
                 "Models by the value of looks_by, from 1 on. No rule reads it.");
    fields.id(
        "looks_by", Kind::counter, kind.looks_by,
        "The counter of the figure for looks. With a title its value stands before the figure.");
    fields.id("dim", Kind::counter, kind.dim,
              "A counter of the figure: it is drawn grey while that is 0.");
}

}  // namespace

void read_figure(Fields& fields, const std::string& name, Draft& draft) {
    FigureKind kind;
    kind.name = name;
    std::vector<std::size_t> phases;
    std::vector<std::size_t> build_phases;
    face_fields(fields, kind.face);
    set_models_field(fields, kind.face);
    sound_field(fields, kind.face.sound,
                "Heard when it moves: an .ogg or .wav among the mod's assets.");
    fields.flag("owned", kind.owned, "Each player has his own; else they are neutral.");
    neutral_field(fields, kind, draft);
    fields.number("supply", kind.supply, 1, 100, "How many: of each player, or in all.");
    worth_field(fields, kind.worth, draft,
                "What bots take each to be worth to its player while it is in play, in "
                "thousandths of a point. No rule.");
    price_field(fields, "cost", kind.cost, draft,
                "What one costs; without a price it is not built.");
    fields.names("phases", Kind::phase, phases,
                 "The parts of a turn in which it is built, moved, loaded.", "where players build");
    fields.names("build_phases", Kind::phase, build_phases,
                 "The parts of a turn in which it is built, where that is not when it is moved.",
                 "the same");
    place_fields(fields, kind, draft);
    fields.flag("interrupts", kind.interrupts, "Others' routes do not pass through its corner.");
    fields.flag("anchors", kind.anchors,
                "Routes of its owner end there as at an own building: no piece is moved away from "
                "there, see 'moves' of pieces, and none is at an open end, see picks.");
    fields.flag("blocks_production", kind.blocks_production, "Its tile produces nothing.");
    fields.inner("moves", "How it moves; without it, only functions move it.",
                 [&](Fields& inner) { move_fields(inner, name, kind.moves, draft); });
    cargo_fields(fields, kind);
    look_fields(fields, kind);
    if (kind.on == PlaceKind::none && kind.moves.possible)
        fields.problem("moves", "is for figures that stand on the board", "remove it");
    if (!kind.shares && fields.has("shares") && !kind.occupies)
        fields.problem("shares", "is for figures that occupy", "write occupies = true");
    draft.figure_phases.push_back({std::move(phases), std::move(build_phases)});
    draft.content.figure_kinds.add(std::move(kind));
}

}  // namespace hexholm
