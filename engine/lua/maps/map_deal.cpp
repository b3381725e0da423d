// How the tiles of a map are dealt, and in which light they lie.
#include <array>

#include "engine/lua/words/draft.h"

namespace hexholm {

void mood_field(Fields& fields, MapSpec& spec) {
    constexpr auto kMoods = std::to_array<Choice<Mood>>({{"morning", Mood::morning},
                                                         {"noon", Mood::noon},
                                                         {"evening", Mood::evening},
                                                         {"night", Mood::night}});
    fields.choice("mood", spec.mood, kMoods,
                  "The time of day: how the light falls, and whether windows are lit.");
}

void deal_fields(Fields& fields, MapSpec& spec) {
    constexpr auto kStarts =
        std::to_array<Choice<SpiralStart>>({{"random_corner", SpiralStart::random_corner},
                                            {"chosen_corner", SpiralStart::chosen_corner},
                                            {"any_coast", SpiralStart::any_coast}});
    fields.flag("clockwise", spec.clockwise, "The direction of the spiral.");
    fields.choice("spiral_start", spec.spiral_start, kStarts, "Where the spiral begins.");
    fields.id("centre", Kind::terrain, spec.centre, "This terrain is swapped to the middle.");
    fields.numbers("red_tokens", spec.red_tokens, 1, 80, "Tokens that are emphasised.");
    fields.flag("red_apart", spec.red_apart, "No two of them on neighbouring tiles.");
    fields.flag("equal_apart", spec.equal_apart, "No two equal tokens on neighbouring tiles.");
    fields.flag(
        "extremes_apart", spec.extremes_apart,
        "Tokens of the least and the greatest total of the dice never on neighbouring tiles.");
    fields.number("most_corner_pips", spec.most_corner_pips, 0, 100,
                  "No corner with more pips; 0: any.");
    fields.number("largest_cluster", spec.largest_cluster, 0, 144,
                  "No more connected tiles of one producing terrain; 0: any.");
}

}  // namespace hexholm
