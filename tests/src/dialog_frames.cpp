// The frames of dialogs.
#include "src/ui/parts/dialog_frame.h"
#include "tests/src/drawn.h"

namespace hexholm {

using namespace test;

TEST_CASE("the title of a dialog stands in two lines where it is too long for one") {
    PaperWindow window;
    const ui::Dock dock = {{12, 65, 344, 520}};
    const std::string title = "The saboteur takes half of your hand: give back 2 cards of it";
    const Drawn drawn = window.show(
        [&](ui::Desk& desk) { const ui::DialogFrame frame(desk, "asked", title, dock, 200); });
    INFO(drawn.all_words());
    REQUIRE(drawn.words().size() == 2);
    CHECK(drawn.words()[0].text + ' ' + drawn.words()[1].text == title);
    for (const DrawnWord& line : drawn.words())
        CHECK((line.rect.y > dock.rect.y && line.rect.bottom() < dock.rect.y + 48));
}

}  // namespace hexholm
