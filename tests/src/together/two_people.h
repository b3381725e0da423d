// Two people at screens of their own who play an evening at one server.
#pragma once

#include <string>

#include "tests/src/together/screen.h"

namespace hexholm::test {

struct Evening {
    // `mods`: a folder with more mods, which the server and Ann have.
    explicit Evening(const std::string& mods = {}) : anns{roots_with(mods), {}}, house(mods) {}

    app::Catalogue catalogue{{"mods"}, {}};
    app::Catalogue anns;
    House house;
    Screen ann{house, 1, anns};
    Screen bea{house, 2, catalogue};

    void pass(int frames) {
        for (int at = 0; at < frames; ++at) {
            ann.frame();
            bea.frame();
        }
    }
    // Within so many frames.
    bool comes(int frames, const std::function<bool()>& is_so) {
        for (int at = 0; at < frames && !is_so(); ++at)
            pass(1);
        return is_so();
    }
    // Without a name: he has been there before.
    void come(Screen& screen, const std::string& link, const std::string& name) {
        REQUIRE(screen.room().join(link).ok());
        if (!name.empty()) {
            screen.type(name);
            screen.click("name_done");
        }
        pass(5);
    }
    // Ann opens a table, and both sit at it.
    void sit_down() {
        come(ann, "http://localhost", "Ann");
        ann.click("create_table");
        pass(5);
        come(bea, ann.link(), "Bea");
        pass(10);
    }
    void begin() {
        sit_down();
        ann.click("get_ready");
        bea.click("get_ready");
        pass(5);
        ann.click("start");
        REQUIRE(comes(40, [&] { return ann.is_at_table() && bea.is_at_table(); }));
    }
    void play(int moves) {
        for (int tries = 0; moves > 0 && tries < 400; ++tries)
            for (Screen* const screen : {&ann, &bea})
                if (screen->play()) --moves;
        REQUIRE(moves <= 0);
    }
    std::uint32_t actions(Screen& screen) {
        return screen.game().presenter().shown().state.actions;
    }
};

}  // namespace hexholm::test
