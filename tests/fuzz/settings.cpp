// The player's settings: any bytes as the file; what cannot be understood is passed over.
#include "src/app/settings/settings.h"

#include "tests/fuzz/target.h"

using namespace hexholm;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::Scratch scratch;
    scratch.write("settings.txt", fuzz::text_of(data, size));
    const ui::Preferences read = app::load_preferences(scratch.path("")).preferences;
    fuzz::expect(read.scale_percent >= ui::kLeastScale && read.scale_percent <= ui::kMostScale,
                 "the scale is usable");
    fuzz::expect(app::save_preferences(scratch.path(""), read), "settings can be written");
    fuzz::expect(app::load_preferences(scratch.path("")).preferences == read,
                 "written settings read the same");
    return 0;
}
