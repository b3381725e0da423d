#include "src/scene/dice_space.h"

namespace hexholm::scene {

Quat die_showing(int value, float spin_rad) {
    const Vec3 east{1, 0, 0};
    const Vec3 south{0, 0, 1};
    Quat up;
    switch (value) {
        case 2: up = turn(east, -kPi / 2); break;
        case 3: up = turn(south, kPi / 2); break;
        case 4: up = turn(south, -kPi / 2); break;
        case 5: up = turn(east, kPi / 2); break;
        case 6: up = turn(east, kPi); break;
        default: break;
    }
    return turn_y(spin_rad) * up;
}

Quat side_of_die(int value) {
    const Quat up = die_showing(value, 0);
    return {-up.x, -up.y, -up.z, up.w};
}

}  // namespace hexholm::scene
