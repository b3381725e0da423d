#include "src/ui/theme/portrait.h"

#include <array>
#include <cmath>

namespace hexholm::ui {

namespace {

enum class Hair : std::uint8_t { bun, beard, hat, long_hair, crop, curls, hood, helmet, laurel };

struct Person {
    std::uint32_t skin;
    std::uint32_t hair;
    Hair style;
};

// The persons differ in outline as much as in colour, so that they are told apart at the size of a
// thumb.
constexpr std::array<Person, 9> kPersons = {{{0xF0C7A0, 0x7A3B1E, Hair::bun},
                                             {0xE3AE85, 0x3B2A20, Hair::beard},
                                             {0xC98C5E, 0x2A1C14, Hair::hat},
                                             {0xF3D2B3, 0xD9A441, Hair::long_hair},
                                             {0x8F5B3B, 0x1F1712, Hair::crop},
                                             {0xEDBE98, 0xA4502A, Hair::curls},
                                             {0xE8BE9A, 0x5B4A3A, Hair::hood},
                                             {0xD9A67C, 0x4A3524, Hair::helmet},
                                             {0xB57B50, 0x2A1C14, Hair::laurel}}};

constexpr std::uint32_t kDark = 0x2B1B12;
constexpr std::uint32_t kWhite = 0xFFFDF6;

// Draws in a space of its own: the frame is a circle of radius 1 about 0, y points down.
class FacePainter {
public:
    FacePainter(Painter& painter, const Portrait& portrait, float x, float y, float radius)
        : list_(*painter.list()),
          portrait_(portrait),
          person_(kPersons[portrait.person % kPersons.size()]),
          x_(x),
          y_(y),
          radius_(radius) {}

    void draw() {
        frame();
        list_.PushClipRect({x_ - radius_, y_ - radius_}, {x_ + radius_, y_ + radius_ * 0.86f},
                           true);
        hair_behind();
        shoulders();
        head();
        hair_before();
        eyes();
        mouth();
        list_.PopClipRect();
        list_.AddCircle({x_, y_}, radius_ * 0.97f, rgba(0xF5E3BC), 40, radius_ * 0.075f);
        list_.AddCircle({x_, y_}, radius_, rgba(kDark, 0.8f), 40, radius_ * 0.05f);
    }

private:
    ImVec2 at(float x, float y) const { return {x_ + x * radius_, y_ + y * radius_}; }
    void spot(float x, float y, float radius, ImU32 color) {
        list_.AddCircleFilled(at(x, y), radius * radius_, color, 28);
    }
    // Wider than high, or the other way round.
    void oval(float x, float y, float half_width, float half_height, ImU32 color) {
        constexpr int kCorners = 28;
        std::array<ImVec2, kCorners> corners;
        for (int corner = 0; corner < kCorners; ++corner) {
            const float angle = 6.2831853f * static_cast<float>(corner) / kCorners;
            corners[static_cast<std::size_t>(corner)] =
                at(x + half_width * std::cos(angle), y + half_height * std::sin(angle));
        }
        list_.AddConvexPolyFilled(corners.data(), kCorners, color);
    }
    void stroke(ImVec2 from, ImVec2 over, ImVec2 to, float width, ImU32 color) {
        list_.AddBezierQuadratic(from, over, to, color, width * radius_, 12);
    }

    void frame() {
        list_.AddCircleFilled({x_, y_}, radius_, rgba(shaded(portrait_.color, -0.35f)), 40);
        list_.AddCircleFilled(at(-0.08f, -0.12f), radius_ * 0.84f,
                              rgba(shaded(portrait_.color, 0.25f)), 40);
    }

    void hair_behind() {
        const ImU32 color = rgba(person_.hair);
        if (person_.style == Hair::long_hair) {
            oval(0, 0.05f, 0.56f, 0.66f, color);
            oval(-0.40f, 0.36f, 0.20f, 0.44f, color);
            oval(0.40f, 0.36f, 0.20f, 0.44f, color);
        }
        if (person_.style == Hair::bun) {
            spot(0, -0.78f, 0.22f, color);
            oval(0, -0.20f, 0.52f, 0.52f, color);
        }
        if (person_.style == Hair::hood) oval(0, 0.02f, 0.62f, 0.74f, cloak());
        if (person_.style == Hair::curls)
            for (int curl = 0; curl < 9; ++curl) {
                const float angle = 2.9f + 3.65f * static_cast<float>(curl) / 9;
                spot(0.46f * std::cos(angle), -0.16f + 0.50f * std::sin(angle), 0.21f, color);
            }
    }

    void shoulders() {
        const std::uint32_t cloth = shaded(portrait_.color, -0.12f);
        oval(0, 1.02f, 0.80f, 0.50f, rgba(shaded(cloth, -0.35f)));
        oval(0, 1.07f, 0.76f, 0.50f, rgba(cloth));
        oval(0, 0.52f, 0.18f, 0.24f, rgba(shaded(person_.skin, -0.18f)));
    }

    void head() {
        const ImU32 skin = rgba(person_.skin);
        spot(-0.43f, -0.02f, 0.10f, rgba(shaded(person_.skin, -0.10f)));
        spot(0.43f, -0.02f, 0.10f, rgba(shaded(person_.skin, -0.10f)));
        oval(0, -0.02f, 0.43f, 0.52f, skin);
        if (portrait_.mood == Mood::glad || portrait_.mood == Mood::proud) {
            spot(-0.25f, 0.13f, 0.10f, rgba(0xE2604A, 0.28f));
            spot(0.25f, 0.13f, 0.10f, rgba(0xE2604A, 0.28f));
        }
        if (portrait_.mood == Mood::angry) oval(0, -0.12f, 0.40f, 0.36f, rgba(0xD43A24, 0.20f));
    }

    void hair_before() {
        const ImU32 color = rgba(person_.hair);
        const ImU32 light = rgba(shaded(person_.hair, 0.22f));
        switch (person_.style) {
            case Hair::hat:
                oval(0, -0.40f, 0.66f, 0.13f, rgba(shaded(portrait_.color, -0.55f)));
                oval(0, -0.58f, 0.40f, 0.27f, rgba(shaded(portrait_.color, -0.45f)));
                oval(0, -0.46f, 0.40f, 0.06f, rgba(0xE8C25A));
                break;
            case Hair::hood:
                stroke(at(-0.46f, 0.10f), at(0, -1.16f), at(0.46f, 0.10f), 0.16f, cloak());
                break;
            case Hair::helmet:
                oval(0, -0.42f, 0.50f, 0.34f, rgba(0x8C949C));
                oval(-0.12f, -0.52f, 0.20f, 0.16f, rgba(0xC4CAD0));
                oval(0, -0.24f, 0.53f, 0.07f, rgba(0x5F676F));
                oval(0, -0.10f, 0.055f, 0.20f, rgba(0x6F777F));
                break;
            case Hair::laurel:
                oval(0, -0.42f, 0.43f, 0.18f, color);
                laurel();
                break;
            case Hair::crop: oval(0, -0.40f, 0.43f, 0.20f, color); break;
            case Hair::beard:
                oval(0, -0.42f, 0.42f, 0.18f, color);
                oval(0, 0.34f, 0.36f, 0.24f, color);
                oval(-0.30f, 0.18f, 0.13f, 0.24f, color);
                oval(0.30f, 0.18f, 0.13f, 0.24f, color);
                break;
            case Hair::curls: oval(0, -0.46f, 0.36f, 0.14f, color); break;
            case Hair::long_hair:
            case Hair::bun:
                oval(-0.20f, -0.42f, 0.27f, 0.17f, color);
                oval(0.20f, -0.42f, 0.27f, 0.17f, color);
                stroke(at(-0.32f, -0.44f), at(-0.12f, -0.58f), at(0.02f, -0.44f), 0.04f, light);
                break;
        }
    }

    ImU32 cloak() const { return rgba(0x41603C); }

    void laurel() {
        for (int leaf = 0; leaf < 10; ++leaf) {
            const float angle = 3.35f + 2.72f * static_cast<float>(leaf) / 9;
            const float x = 0.46f * std::cos(angle);
            const float y = -0.06f + 0.44f * std::sin(angle);
            oval(x, y, 0.075f, 0.05f, rgba(leaf % 2 == 0 ? 0xE0B23A : 0xC4952A));
        }
    }

    void eyes() {
        const Mood mood = portrait_.mood;
        for (const float side : {-1.0f, 1.0f}) {
            const float x = 0.17f * side;
            const float y = -0.08f;
            const ImU32 dark = rgba(kDark);
            if (portrait_.blinks || mood == Mood::proud) {
                stroke(at(x - 0.09f, y), at(x, y - (portrait_.blinks ? -0.07f : 0.10f)),
                       at(x + 0.09f, y), 0.055f, dark);
            } else {
                oval(x, y, 0.095f, mood == Mood::angry ? 0.075f : 0.105f, rgba(kWhite));
                const float look = portrait_.thinks ? -0.04f : mood == Mood::sad ? 0.03f : 0.0f;
                spot(x + (portrait_.thinks ? 0.03f : 0.0f), y + look, 0.058f, dark);
            }
            // Brows: up when glad, together when angry, outwards down when sad.
            const float inner = mood == Mood::angry ? 0.10f : mood == Mood::sad ? -0.07f : 0.0f;
            const float lift = mood == Mood::glad || mood == Mood::proud ? -0.05f : 0.0f;
            const ImVec2 outside = at(x + 0.12f * side, y - 0.17f + lift);
            const ImVec2 inside = at(x - 0.10f * side, y - 0.18f + lift + inner);
            const ImVec2 over = at(x, y - 0.23f + lift + inner / 2);
            stroke(outside, over, inside, 0.06f, rgba(shaded(person_.hair, -0.2f)));
        }
        stroke(at(0.01f, 0.0f), at(0.09f, 0.13f), at(-0.02f, 0.13f), 0.04f,
               rgba(shaded(person_.skin, -0.32f)));
    }

    void mouth() {
        const float y = 0.29f;
        const ImU32 lips = rgba(person_.style == Hair::beard ? 0xC97A62 : 0x8E3B2C);
        switch (portrait_.mood) {
            case Mood::glad:
            case Mood::proud:
                oval(0, y, 0.17f, 0.10f, rgba(0x5A1E18));
                oval(0, y - 0.045f, 0.145f, 0.045f, rgba(kWhite));
                break;
            case Mood::angry:
                stroke(at(-0.15f, y + 0.05f), at(0, y - 0.08f), at(0.15f, y + 0.05f), 0.06f, lips);
                break;
            case Mood::sad:
                stroke(at(-0.12f, y + 0.06f), at(0, y - 0.05f), at(0.12f, y + 0.06f), 0.05f, lips);
                break;
            case Mood::calm:
                stroke(at(-0.13f, y - 0.02f), at(0, y + 0.06f), at(0.13f, y - 0.02f), 0.05f, lips);
                break;
        }
    }

    ImDrawList& list_;
    const Portrait& portrait_;
    const Person& person_;
    float x_;
    float y_;
    float radius_;
};

}  // namespace

void draw_face(Painter& painter, const Portrait& portrait, float x, float y, float radius) {
    FacePainter(painter, portrait, x, y, radius).draw();
}

}  // namespace hexholm::ui
