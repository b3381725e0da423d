#include "src/anim/stage/dice_motion.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "src/anim/cues/ease.h"
#include "src/scene/dice_space.h"

namespace hexholm::anim {

using scene::Vec3;

static constexpr float kRest_y = 0.25f;  // half the edge of a die of the scale below
static constexpr float kInFront = 0.60f;
static constexpr float kScale = 1.35f;

// Side by side on the felt, a little askew.
static Vec3 rest_place(std::size_t die, std::size_t count) {
    const float middle = (static_cast<float>(count) - 1) * 0.5f;
    const float step = count > 2 ? 0.52f : 0.62f;
    const float x = (static_cast<float>(die) - middle) * step;
    return {x, kRest_y, die % 2 == 0 ? 0.12f : -0.10f};
}

static scene::Die resting(std::size_t die, std::size_t count, int value) {
    scene::Die at_rest;
    at_rest.value = std::max(value, 1);
    at_rest.position = rest_place(die, count);
    at_rest.rotation = scene::die_showing(at_rest.value, die % 2 == 0 ? 0.35f : -0.25f);
    at_rest.scale = kScale;
    return at_rest;
}

// A die is so much faster than its time, and the next one so much behind it.
static constexpr float kFaster = 1.12f;
static constexpr float kLater = 0.10f;
static constexpr float kBounces = 3.0f;

// Where the height that tumble() gives is none.
std::array<float, 3> hits_of(std::size_t die) {
    std::array<float, 3> hits{};
    for (std::size_t hit = 0; hit < hits.size(); ++hit) {
        const float own_t = std::sqrt((static_cast<float>(hit) + 0.5f) / kBounces);
        hits[hit] = std::min(1.0f, (own_t + kLater * static_cast<float>(die)) / kFaster);
    }
    return hits;
}

// Flies in from the right, bounces on the felt and stops turning exactly as it must lie.
static void tumble(std::size_t number, float t, scene::Die& die) {
    const float own_t = std::clamp(t * kFaster - kLater * static_cast<float>(number), 0.0f, 1.0f);
    const float left = 1 - ease_out(own_t);
    const float turns = 9.0f + 2.0f * static_cast<float>(number);
    const Vec3 axis = scene::normalize({0.8f, 0.3f, number % 2 == 0 ? 0.5f : -0.6f});
    die.rotation = scene::turn(axis, left * turns) * die.rotation;
    const float height = std::abs(std::cos(own_t * own_t * kBounces * scene::kPi)) * left;
    die.position = die.position + Vec3{1.1f * left, 1.0f * height, -0.55f * left};
}

// One more die for a while, in front of the others. Those with more than six sides are shown as a
// number instead (src/ui/flights).
static void add_thrown(const std::vector<Cue>& cues, double now, scene::Tray& tray) {
    for (const Cue& cue : cues) {
        if (cue.kind != CueKind::throw_die || !cue.is_on(now) || cue.dice[0] > 6) continue;
        scene::Die die = resting(2, 3, cue.thing);
        die.position = {0, kRest_y, kInFront};
        tumble(1, std::min(1.0f, cue.progress(now) / kThrowTumbles), die);
        tray.dice.push_back(die);
    }
}

// A cube has six sides: of other dice only what lies on top is painted, on the side that is up then.
static void paint_sides(const hexholm::Die& declared,
                        const std::vector<scene::ModelId>& icons,
                        int value,
                        scene::Die& die) {
    constexpr int kCubeSides = 6;
    const bool cube = declared.sides <= kCubeSides;
    const auto side_of = [&](int face) {
        const auto at = static_cast<std::size_t>(face - 1);
        scene::Coin side = {true, scene::kNoModel, std::to_string(face)};
        if (at < declared.faces.size()) side = {true, icons[at], declared.faces[at].title};
        return side;
    };
    // The usual die has pips of its own, and the usual colour.
    if (cube && declared.faces.empty() && declared.face.color == Face().color) return;
    const int count = cube ? declared.sides : 1;
    for (int face = 1; face <= count; ++face)
        die.sides.push_back(side_of(cube ? face : std::max(value, 1)));
    if (!cube) die.rotation = scene::die_showing(1, 0.2f);
}

static scene::Color color_of(const hexholm::Die& declared, scene::Color usual) {
    return declared.face.color == Face().color ? usual : scene::rgb(declared.face.color);
}

void set_dice(const Content& content,
              const Looks& looks,
              const State& state,
              const std::vector<Cue>& cues,
              double now,
              scene::Tray& tray) {
    const Cue* roll = nullptr;
    for (const Cue& cue : cues)
        if (cue.kind == CueKind::roll && cue.is_on(now)) roll = &cue;
    const std::size_t count = std::min(content.dice.size(), kMaxDice);
    // Between two turns the dice lie as they fell, unless a card comes in their place.
    const bool cards = content.rules.roll_from.is_some();
    const std::vector<scene::Die> before = std::exchange(tray.dice, {});
    for (std::size_t die = 0; die < count; ++die) {
        int value = roll != nullptr ? roll->dice[die] : state.dice[die];
        if (value == 0 && cards) continue;
        if (value == 0 && die < before.size()) value = before[die].value;
        tray.dice.push_back(resting(die, count, value));
        tray.dice.back().color = color_of(content.dice[die], tray.dice.back().color);
        paint_sides(content.dice[die], looks.die_sides[die], value, tray.dice.back());
        if (roll != nullptr) tumble(die, roll->progress(now), tray.dice.back());
    }
    add_thrown(cues, now, tray);
}

}  // namespace hexholm::anim
