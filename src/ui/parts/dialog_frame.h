// A sheet of paper in front of the table, with a title and a way to close it.
#pragma once

#include <string_view>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// Where dialogs of a game stand beside the board: a part of the window, and how many units are wide.
struct Dock {
    Rect rect;
    float width = 344;
    bool at_bottom = false;  // dialogs grow upwards from its lower side
    float low_y = 0;         // else: where those begin that find room enough below it
};

// While it lives, everything is drawn so small that this many units fit into the window.
class ZoomToFit {
public:
    ZoomToFit(Desk& desk, float width, float height);
    ZoomToFit(Desk& desk, Rect part, float width, float height);
    ~ZoomToFit() { desk_.zoom = before_; }
    ZoomToFit(const ZoomToFit&) = delete;
    ZoomToFit& operator=(const ZoomToFit&) = delete;

private:
    Desk& desk_;
    float before_;
};

constexpr float kDialogRim = 18;  // of the paper on each side; units

// Tips are at most so large that this many units fit into the window, half as many from top to bottom.
constexpr float kTipRoom = 800;

// A page that fills most of the window: so many units, and more from top to bottom in an upright window.
struct PageSize {
    float width, height;
};
PageSize page_size(const Desk& desk, PageSize lying);

// One that is smaller: so many units, and where an upright window is too narrow for them as wide as it is, and higher.
PageSize fitting_size(const Desk& desk, PageSize lying);

// What a page holds: a list, what is chosen in it, and a row of buttons under both. In an upright window the
// list stands above. `list`: its part of the page.
struct PageParts {
    Rect list, chosen, buttons;
};
PageParts page_parts(const Desk& desk, Rect area, float list);

class DialogFrame {
public:
    // About a middle in pixels; sizes in units, with ZoomToFit. No title: no close button either.
    DialogFrame(Desk& desk,
                const char* name,
                std::string_view title,
                float center_x,
                float center_y,
                float width,
                float height,
                Layer layer = Layer::front);
    // A frame inside the dock: as wide as the dock, and `height` units high.
    DialogFrame(
        Desk& desk, const char* name, std::string_view title, const Dock& dock, float height);

    ImDrawList* list() const { return sheet_.list(); }
    Rect inside() const { return inside_; }
    // Draws the close button.
    bool closed(Painter& painter) const;

private:
    void begin(Desk& desk, std::string_view title);

    ZoomToFit zoom_;
    Rect rect_;
    Rect inside_;
    Sheet sheet_;
};

// Darkens the window and keeps clicks away from what lies under it.
void draw_veil(Desk& desk, const char* name, float darkness);

}  // namespace hexholm::ui
