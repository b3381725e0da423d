// Rows of settings, one below the other: a label at the left, what it sets at the right.
#pragma once

#include <string>
#include <string_view>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

class SettingRows {
public:
    SettingRows(Painter& painter, Rect place) : painter_(painter), place_(place), y_(place.y) {}

    float bottom() const { return y_; }
    void heading(std::string_view words);
    // Small lines that explain the row before.
    void note(std::string_view words);
    // Empty space of so many units, for anything else.
    Rect space(float units);
    // A switch.
    void toggle(const char* name, std::string_view label, bool& on);
    // A value between two arrows; gives -1, 0 or 1.
    int stepped(const char* name, std::string_view label, const std::string& value);
    // A bar to be dragged, between two arrows.
    void percent(const char* name, std::string_view label, int& value);

private:
    Rect row();
    Rect labelled_row(std::string_view label);

    Painter& painter_;
    Rect place_;
    float y_;
};

}  // namespace hexholm::ui
