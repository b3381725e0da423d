// A tip beside the mouse that is more than words: lines with pictures, numbers and dots.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

class TipCard {
public:
    explicit TipCard(Desk& desk);

    void title(std::string text);
    void title(std::string text, std::uint32_t spot);  // after a spot in a player's colour
    void words(std::string text);                      // wrapped when they are long
    // A small card with its name; dots and a number at the right.
    void good(const CardFace& face, std::string name, int dots, std::string number);
    bool empty() const { return lines_.empty(); }
    void draw();

private:
    enum class Look { title, words, good };
    struct Line {
        Look look = Look::words;
        std::string text{};
        bool has_spot = false;
        std::uint32_t spot = 0;
        CardFace face{};
        int dots = 0;
        std::string number{};
        float width = 0;
        float height = 0;
    };
    void add(Line line);
    void draw_line(const Line& line, float x, float y, float width);
    void draw_good(const Line& line, float x, float y, float width);

    ZoomToFit zoom_;
    Painter painter_;
    std::vector<Line> lines_;
};

}  // namespace hexholm::ui
