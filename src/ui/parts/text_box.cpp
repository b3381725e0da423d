#include "src/ui/parts/text_box.h"

#include "src/text/bidi.h"
#include "src/ui/parts/typed_line.h"

namespace hexholm::ui {

// Where the box would show it.
static void draw_shown(Painter& painter, Rect rect, const std::string& text) {
    painter.list()->PushClipRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, true);
    const bool from_right = text::is_from_right(text);
    const float x = from_right ? rect.right() - painter.u(8) : rect.x + painter.u(8);
    painter.text(Font::text, x, rect.center_y(), rgba(kInk), text,
                 from_right ? Align::right : Align::left);
    painter.list()->PopClipRect();
}

bool draw_text_box(Painter& painter,
                   const char* name,
                   Rect rect,
                   text::TextLimit limit,
                   std::string& text,
                   Typing typing) {
    painter.fill(rect, rgba(0xFFFBF0), painter.u(7));
    painter.frame(rect, rgba(0x7A5A36, 0.7f), painter.u(7), painter.u(1.2f));
    const Theme& theme = painter.desk().theme;
    ImGui::PushFont(theme.font(Font::text));
    ImGui::SetWindowFontScale(painter.desk().zoom);
    const float pad = (rect.h - painter.desk().font_size(Font::text)) / 2;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {painter.u(8), pad});
    ImGui::PushStyleColor(ImGuiCol_FrameBg, 0);
    // Joined letters, and those from right to left, are typed one by one and shown as they belong.
    const std::string id = std::string("##") + name;
    const bool is_shown = theme.steps(Font::text, text) != nullptr && !is_typed_in(id.c_str());
    ImGui::PushStyleColor(ImGuiCol_Text, is_shown ? 0 : rgba(kInk));
    ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, rgba(kGold, 0.6f));
    ImGui::SetCursorScreenPos({rect.x, rect.y});
    ImGui::SetNextItemWidth(rect.w);
    const KeyFocus* focus = painter.desk().focus;
    const bool asked = focus != nullptr && focus->name == name && focus->pressed;
    if (asked || (typing == Typing::at_once && ImGui::IsWindowAppearing())) type_into_next_box();
    const bool changed =
        draw_typed_line(theme, {id.c_str(), limit, ImGuiInputTextFlags_AutoSelectAll}, text);
    ImGui::PopStyleColor(3);
    ImGui::PopStyleVar();
    ImGui::SetWindowFontScale(1);
    ImGui::PopFont();
    if (is_shown) draw_shown(painter, rect, text);
    if (focus != nullptr && focus->shown && focus->name == name)
        painter.frame(rect.inset(-painter.u(2)), rgba(0x2C6BA8), painter.u(8), painter.u(2.5f));
    if (painter.desk().hotspots != nullptr)
        painter.desk().hotspots->push_back({.name = name, .rect = rect, .is_typed_in = true});
    return changed;
}

void type_into_next_box() {
    ImGui::SetWindowFocus();  // Dear ImGui 1.90 looks for the box only where the focus is already
    ImGui::SetKeyboardFocusHere();
}

void copy_text(const std::string& text) {
    ImGui::SetClipboardText(text.c_str());
}

std::string copied_text() {
    const char* text = ImGui::GetClipboardText();
    return text == nullptr ? "" : text;
}

}  // namespace hexholm::ui
