#include "src/ui/new_game/search_box.h"

#include <algorithm>

#include "src/text/normal_form.h"
#include "src/ui/parts/text_box.h"

namespace hexholm::ui {

void draw_search(
    Painter& painter, const char* name, Rect row, std::string_view hint, std::string& search) {
    constexpr std::size_t kMostSought = 40;
    draw_text_box(painter, name, row, {kMostSought}, search);
    if (search.empty())
        painter.text_within(Font::text, row.x + painter.u(10), row.center_y(),
                            row.w - painter.u(20), rgba(kInkSoft, 0.8f), hint);
}

bool is_found(const std::string& search, std::initializer_list<std::string_view> words) {
    return search.empty() || std::ranges::any_of(words, [&](std::string_view text) {
               return text::folded(text).find(text::folded(search)) != std::string::npos;
           });
}

}  // namespace hexholm::ui
