#include "src/input/draft.h"

#include <algorithm>

namespace hexholm::input {

static PlaceKind place_kind(ArgType type) {
    switch (type) {
        case ArgType::tile: return PlaceKind::tile;
        case ArgType::corner: return PlaceKind::corner;
        case ArgType::edge: return PlaceKind::edge;
        default: return PlaceKind::none;
    }
}

bool is_stepwise(const ActionKind& kind) {
    return !kind.args.empty() && std::ranges::none_of(kind.args, [](ArgType type) {
        return type == ArgType::goods || type == ArgType::players;
    });
}

bool begins_with_place(const ActionKind& kind) {
    return is_stepwise(kind) &&
           (place_kind(kind.args[0]) != PlaceKind::none || kind.args[0] == ArgType::figure);
}

// Whether the action agrees with what has been chosen and has one more argument to choose.
static bool continues(const Content& content, const Action& action, const ActionDraft& draft) {
    const ActionKind& kind = content.kinds[action.kind];
    if (draft.kind.is_some() ? action.kind != draft.kind : !begins_with_place(kind)) return false;
    if (!is_stepwise(kind) || kind.args.size() <= draft.chosen.size()) return false;
    return std::equal(draft.chosen.begin(), draft.chosen.end(), action.args.begin());
}

template <class T>
static void add_once(std::vector<T>& list, const T& value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

static void add_choice(ArgType type, std::int16_t value, Choices& choices) {
    if (place_kind(type) != PlaceKind::none)
        add_once(choices.places, Place{place_kind(type), value});
    else if (type == ArgType::figure)
        add_once(choices.places, Place{PlaceKind::none, value, true});
    else if (type == ArgType::player)
        add_once(choices.players, PlayerId(value));
    else if (type == ArgType::good)
        add_once(choices.goods, GoodId(value));
    else if (type == ArgType::card)
        add_once(choices.cards, CardId(value));
    else
        add_once(choices.numbers, value);
}

Choices choices_of(const Content& content, const ActionList& legal, const ActionDraft& draft) {
    Choices choices;
    const std::size_t at = draft.chosen.size();
    for (const Action& action : legal)
        if (continues(content, action, draft))
            add_choice(content.kinds[action.kind].args[at], action.args[at], choices);
    return choices;
}

template <class Fits>
static DraftStep choose_where(const Content& content,
                              const ActionList& legal,
                              const ActionDraft& draft,
                              std::int16_t value,
                              Fits fits) {
    const std::size_t at = draft.chosen.size();
    DraftStep step;
    step.next = draft;
    for (const Action& action : legal) {
        if (!continues(content, action, draft) || action.args[at] != value) continue;
        const ActionKind& kind = content.kinds[action.kind];
        if (!fits(kind.args[at])) continue;
        if (kind.args.size() == at + 1) {
            step.done = action;
        } else {
            step.next.kind = action.kind;
            step.next.chosen.push_back(value);
        }
        break;
    }
    return step;
}

DraftStep choose(const Content& content,
                 const ActionList& legal,
                 const ActionDraft& draft,
                 std::int16_t value,
                 PlaceKind place) {
    return choose_where(content, legal, draft, value, [&](ArgType type) {
        return place == PlaceKind::none || place_kind(type) == place;
    });
}

DraftStep choose(const Content& content,
                 const ActionList& legal,
                 const ActionDraft& draft,
                 Place place) {
    return choose_where(content, legal, draft, place.index, [&](ArgType type) {
        return place.is_figure ? type == ArgType::figure : place_kind(type) == place.kind;
    });
}

std::vector<ActionKindId> board_kinds(const Content& content, const ActionList& legal) {
    std::vector<ActionKindId> kinds;
    for (const Action& action : legal)
        if (begins_with_place(content.kinds[action.kind])) add_once(kinds, action.kind);
    return kinds;
}

Rivals rivals_of(const Content& content, const ActionList& legal) {
    Rivals rivals = {board_kinds(content, legal), false};
    if (rivals.kinds.size() < 2) return {};
    std::vector<Place> seen;
    for (const ActionKindId kind : rivals.kinds) {
        const std::vector<Place> places = choices_of(content, legal, {kind, {}}).places;
        rivals.share_places |= std::ranges::any_of(places, [&](Place place) {
            return std::find(seen.begin(), seen.end(), place) != seen.end();
        });
        seen.insert(seen.end(), places.begin(), places.end());
    }
    return rivals;
}

}  // namespace hexholm::input
