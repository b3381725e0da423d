#include "src/gfx/models/smoke.h"

#include <algorithm>
#include <cmath>

#include "src/gfx/base/light.h"

namespace hexholm::gfx {

using scene::Vec3;

namespace {

constexpr int kMostSmoking = 20;
constexpr int kPuffs = 5;
constexpr float kLife_s = 4.0f;
constexpr float kShift_s = 24.0f;  // for so long a chimney smokes, or does not
constexpr Vec3 kWind{0.20f, 0, -0.07f};

// Rises, is blown away and thins out.
scene::Spark puff_of(Vec3 vent, int own, int number, float time_s) {
    const float age =
        time_s / kLife_s + static_cast<float>(number) / kPuffs + chance_at(own, number, 71);
    const float t = age - std::floor(age);
    const float waver = 0.03f * std::sin(age * 6 + static_cast<float>(own));
    scene::Spark puff;
    puff.shape = scene::SparkShape::puff;
    puff.position = vent + kWind * (t * t) + Vec3{waver * t, 0.02f + 0.42f * t, 0};
    puff.color = {0.90f, 0.89f, 0.88f};
    puff.size = 0.025f + 0.085f * t;
    puff.alpha = 0.30f * (1 - t) * std::min(1.0f, t * 6);
    return puff;
}

// 0..1: how much it smokes now; it begins and ends slowly.
float smoking(int own, float time_s) {
    constexpr float kOften = 0.55f;
    const float clock = time_s / kShift_s + chance_at(own, 0, 72);
    const auto shift = static_cast<int>(clock);
    const float t = clock - static_cast<float>(shift);
    if (chance_at(own, shift, 73) > kOften) return 0;
    return std::clamp(std::min(t, 1 - t) * 10, 0.0f, 1.0f);
}

}  // namespace

std::vector<Vec3> vents_of(const Mesh& mesh) {
    constexpr float kSameVent = 0.05f;
    struct Sum {
        Vec3 first, sum;
        float count = 0;
    };
    std::vector<Sum> sums;
    for (const Vertex& vertex : mesh.vertices) {
        if (vertex.material != static_cast<std::uint8_t>(Material::vent)) continue;
        const Vec3 at = place_of(vertex);
        auto near = std::find_if(sums.begin(), sums.end(), [&](const Sum& sum) {
            return scene::length(sum.first - at) < kSameVent;
        });
        if (near == sums.end()) near = sums.insert(near, {at, {}, 0});
        near->sum = near->sum + at;
        ++near->count;
    }
    std::vector<Vec3> vents;
    for (const Sum& sum : sums)
        vents.push_back(sum.sum * (1 / sum.count));
    return vents;
}

void add_smoke(const std::vector<Item>& items,
               const ModelLibrary& models,
               float time_s,
               std::vector<scene::Spark>& sparks) {
    int smoking_now = 0;
    for (const Item& item : items) {
        if (item.mesh == kNoMesh || item.instance.alpha < 1 || item.restless) continue;
        for (const Vec3 vent : models.span(item.mesh).vents) {
            const Instance& at = item.instance;
            const Vec3 place = at.position + scene::rotate(at.rotation, vent * at.scale.x);
            const int own = static_cast<int>(place.x * 97) * 1009 + static_cast<int>(place.z * 97);
            const float strength = smoking(own, time_s);
            if (strength <= 0) continue;
            if (++smoking_now > kMostSmoking) return;
            for (int number = 0; number < kPuffs; ++number) {
                sparks.push_back(puff_of(place, own, number, time_s));
                sparks.back().alpha *= strength;
            }
        }
    }
}

}  // namespace hexholm::gfx
