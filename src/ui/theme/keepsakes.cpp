#include "src/ui/theme/keepsakes.h"

namespace hexholm::ui {

namespace {

constexpr std::array<Keepsake, 10> kFaces = {{
    {"seat", /*tr*/ "The seat's own"},
    {"bun", /*tr*/ "Bun"},
    {"beard", /*tr*/ "Beard"},
    {"hat", /*tr*/ "Hat"},
    {"long_hair", /*tr*/ "Long hair"},
    {"short_hair", /*tr*/ "Short hair"},
    {"curls", /*tr*/ "Curls"},
    {"hood", /*tr*/ "Hood", 0, Feat::achievements, 3},
    {"helmet", /*tr*/ "Helmet", 0, Feat::wins_over_hard, 3},
    {"laurel", /*tr*/ "Laurel wreath", 0, Feat::wins, 25},
}};

constexpr std::array<Keepsake, 7> kDice = {{
    {"ivory", /*tr*/ "Ivory", 0xF2E5C6},
    {"maple", /*tr*/ "Maple", 0xD9B27C},
    {"sky", /*tr*/ "Sky blue", 0x9CC6E8},
    {"rose", /*tr*/ "Rose", 0xEBA7A7},
    {"jade", /*tr*/ "Jade", 0x8FCBA0, Feat::wins, 5},
    {"silver", /*tr*/ "Silver", 0xC9D0D8, Feat::achievements, 5},
    {"gold", /*tr*/ "Gold", 0xEBBE45, Feat::wins_over_master, 1},
}};

constexpr std::array<Keepsake, 6> kFelts = {{
    {"green", /*tr*/ "Green", 0x2F6B4A},
    {"blue", /*tr*/ "Blue", 0x2C5484},
    {"wine", /*tr*/ "Wine red", 0x7A2C3A},
    {"slate", /*tr*/ "Slate", 0x4A545E},
    {"violet", /*tr*/ "Violet", 0x573C78, Feat::wins, 10},
    {"night", /*tr*/ "Midnight", 0x1C2440, Feat::wins_over_hard, 10},
}};

constexpr std::array<Keepsake, 6> kCardBacks = {{
    {"leather", /*tr*/ "Leather", 0x8A5A3C},
    {"ocean", /*tr*/ "Ocean", 0x2F6690},
    {"moss", /*tr*/ "Moss green", 0x3D6B45},
    {"terracotta", /*tr*/ "Terracotta", 0xA5442F},
    {"plum", /*tr*/ "Plum", 0x6E3A6B, Feat::achievements, 8},
    {"ebony", /*tr*/ "Ebony", 0x33302E, Feat::wins_over_master, 5},
}};

}  // namespace

std::span<const Keepsake> keepsakes_of(KeepsakeKind kind) {
    switch (kind) {
        case KeepsakeKind::face: return kFaces;
        case KeepsakeKind::dice: return kDice;
        case KeepsakeKind::felt: return kFelts;
        case KeepsakeKind::card_back: break;
    }
    return kCardBacks;
}

const char* keepsake_kind_name(KeepsakeKind kind) {
    switch (kind) {
        case KeepsakeKind::face: return "face";
        case KeepsakeKind::dice: return "dice";
        case KeepsakeKind::felt: return "felt";
        case KeepsakeKind::card_back: break;
    }
    return "card_back";
}

}  // namespace hexholm::ui
