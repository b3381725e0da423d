#include "src/ui/theme/preferences.h"

namespace hexholm::ui {

const char* speed_name(Speed speed) {
    switch (speed) {
        case Speed::slow: return /*tr*/ "slow";
        case Speed::normal: return /*tr*/ "normal";
        case Speed::fast: return /*tr*/ "fast";
        default: return /*tr*/ "instant";
    }
}

double speed_factor(Speed speed) {
    switch (speed) {
        case Speed::slow: return 0.55;
        case Speed::normal: return 1.0;
        case Speed::fast: return 2.4;
        default: return 1000.0;
    }
}

}  // namespace hexholm::ui
