// A line of the log: a sentence, what stands at its places, and where on the table it happened.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/bundle.h"
#include "engine/content/content.h"
#include "engine/game/core/action.h"

#include "src/input/draft.h"
#include "src/ui/words/forms.h"

namespace hexholm::ui {

// Something with a picture.
enum class ThingKind : std::uint8_t {
    none,
    piece,
    pawn,
    card,
    deck,
    award,
    terrain,
    counter,
    figure,
    cue,
    die_side  // see side_of_die()
};
struct Thing {
    ThingKind kind = ThingKind::none;
    std::size_t index = 0;
    PlayerId owner{};  // in whose colour it is painted
    bool operator==(const Thing&) const = default;
};

// A side of a die that shows no number; both count from 0.
struct DieSide {
    std::size_t die = 0;
    std::size_t side = 0;
};
Thing thing_of(DieSide side);
DieSide die_side_of(const Thing& thing);

// Null where it has none. Of a side of a die: that of the die.
const Face* face_of(const Content& content, const Thing& thing);

// What stands at a place of a line: somebody's name, goods, dice, or words, with a picture before them.
struct LogWord {
    PlayerId player{};                   // set: a name, in the player's colour
    Bundle goods{};                      // not empty: small cards
    std::array<std::uint8_t, 4> dice{};  // not all 0: their faces
    Thing thing{};
    std::string text{};
    std::string mod{};  // whose text it is, to be looked up there; empty: it stands as it is
    Form form = Form::title;
};

// What lights up on the table while the mouse is on a line.
struct Pointed {
    std::vector<input::Place> places;
    PlayerMask players = 0;
    int rolled = 0;  // tiles of this number

    bool empty() const { return places.empty() && players == 0 && rolled == 0; }
};

// A sentence with places {1}, {2}, ... for the words. It is put into the player's language when it is
// drawn, so lines of the past change with the language too.
struct LogLine {
    std::string_view sentence;  // in English; a literal
    std::vector<LogWord> words;
    bool heading = false;  // a new turn begins
    Pointed where;
};

}  // namespace hexholm::ui
