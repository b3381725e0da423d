// A question in the dock: the words of the mod that asks, room for what can be chosen, and a way out.
#pragma once

#include <string>

#include "src/ui/parts/cell_grid.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// What stands over a dialog.
struct Words {
    std::string title;
    std::string help;
};

// The words of the mod that asks, or plain ones.
Words words_for(const Table& table, std::string_view plain);

class ChoiceFrame {
public:
    // `room`: units for what can be chosen.
    ChoiceFrame(Desk& desk,
                const char* name,
                const Words& words,
                const Layout& layout,
                const Table& table,
                float room);
    Painter& painter() { return painter_; }
    Rect area() const { return area_; }
    void draw_decline(const Table& table, Intents& intents);

    // Units that it needs beside what can be chosen: for its title, its help, and the way out.
    static float height_beside(Desk& desk,
                               const Words& words,
                               const Layout& layout,
                               const Table& table);
    // Units from side to side for what can be chosen.
    static float width_in(const Layout& layout) { return layout.dock.width - 2 * kDialogRim; }

private:
    static float height_of(Desk& desk, const std::string& help, const Layout& layout);

    Action decline_;
    float help_height_;
    bool may_decline_;
    DialogFrame frame_;
    Painter painter_;
    Rect area_;
};

}  // namespace hexholm::ui
