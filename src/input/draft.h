// An action in the making: which kind the player wants, and what has been chosen for it so far.
//
// Everything follows from the list of legal actions and the types of their arguments; no kind of
// action is known by name here, so those of any mod work.
#pragma once

#include <optional>
#include <vector>

#include "engine/content/content.h"
#include "engine/game/core/action.h"

namespace hexholm::input {

// The place on the board that an argument names, or the figure.
struct Place {
    PlaceKind kind = PlaceKind::none;
    std::int16_t index = -1;
    bool is_figure = false;  // then `index` is its number, and it is where it is
    bool operator==(const Place&) const = default;
};

struct ActionDraft {
    ActionKindId kind;  // none: any kind that asks for a place (answers to questions)
    std::vector<std::int16_t> chosen;  // arguments so far, in order

    bool is_empty() const { return kind.is_none() && chosen.empty(); }
    bool operator==(const ActionDraft&) const = default;
};

// The next choices, in words that the other parts of the client understand.
struct Choices {
    std::vector<Place> places;  // and figures
    std::vector<PlayerId> players;
    std::vector<GoodId> goods;
    std::vector<CardId> cards;
    std::vector<std::int16_t> numbers;

    bool empty() const { return places.empty() && asks_nothing(); }
    // Whether no choice is made in a dialog.
    bool asks_nothing() const {
        return players.empty() && goods.empty() && cards.empty() && numbers.empty();
    }
};

// How many arguments of a kind are chosen one by one (those of type goods and players are filled in
// dialogs of their own).
bool is_stepwise(const ActionKind& kind);

// Whether the first thing that this kind asks for is a place on the board or a figure.
bool begins_with_place(const ActionKind& kind);

// The next step of the draft.
Choices choices_of(const Content& content, const ActionList& legal, const ActionDraft& draft);

// The legal action that the draft with one more argument amounts to; nothing when more is needed.
// Two kinds that want the same place: the first one of the list.
struct DraftStep {
    std::optional<Action> done;
    ActionDraft next;
};
DraftStep choose(const Content& content,
                 const ActionList& legal,
                 const ActionDraft& draft,
                 std::int16_t value,
                 PlaceKind place = PlaceKind::none);

// Adds the place or figure that is pointed at on the board to the draft.
DraftStep choose(const Content& content,
                 const ActionList& legal,
                 const ActionDraft& draft,
                 Place place);

// Kinds of the list that can be begun on the board straight away.
std::vector<ActionKindId> board_kinds(const Content& content, const ActionList& legal);

// When a question can be answered with several kinds: which they are (else nothing), and whether
// some place would do for more than one of them, so that the player must say which he means.
struct Rivals {
    std::vector<ActionKindId> kinds;
    bool share_places = false;
};
Rivals rivals_of(const Content& content, const ActionList& legal);

}  // namespace hexholm::input
