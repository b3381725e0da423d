#include "src/ui/parts/text_box.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace hexholm::ui {

bool draw_text_box(Painter& painter,
                   const char* name,
                   Rect rect,
                   std::size_t most_bytes,
                   std::string& text,
                   Typing typing) {
    std::array<char, 64> letters{};
    const std::size_t room = std::min(most_bytes + 1, letters.size());
    std::strncpy(letters.data(), text.c_str(), room - 1);
    painter.fill(rect, rgba(0xFFFBF0), painter.u(7));
    painter.frame(rect, rgba(0x7A5A36, 0.7f), painter.u(7), painter.u(1.2f));
    const Theme& theme = painter.desk().theme;
    theme.meet(Font::text, text);
    ImGui::PushFont(theme.font(Font::text));
    ImGui::SetWindowFontScale(painter.desk().zoom);
    const float pad = (rect.h - painter.desk().font_size(Font::text)) / 2;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {painter.u(8), pad});
    ImGui::PushStyleColor(ImGuiCol_FrameBg, 0);
    ImGui::PushStyleColor(ImGuiCol_Text, rgba(kInk));
    ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, rgba(kGold, 0.6f));
    ImGui::SetCursorScreenPos({rect.x, rect.y});
    ImGui::SetNextItemWidth(rect.w);
    const std::string id = std::string("##") + name;
    const KeyFocus* focus = painter.desk().focus;
    const bool asked = focus != nullptr && focus->name == name && focus->pressed;
    if (asked || (typing == Typing::at_once && ImGui::IsWindowAppearing())) type_into_next_box();
    const bool changed =
        ImGui::InputText(id.c_str(), letters.data(), room, ImGuiInputTextFlags_AutoSelectAll);
    ImGui::PopStyleColor(3);
    ImGui::PopStyleVar();
    ImGui::SetWindowFontScale(1);
    ImGui::PopFont();
    if (focus != nullptr && focus->shown && focus->name == name)
        painter.frame(rect.inset(-painter.u(2)), rgba(0x2C6BA8), painter.u(8), painter.u(2.5f));
    if (painter.desk().hotspots != nullptr) painter.desk().hotspots->push_back({name, rect});
    if (changed) text = letters.data();
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
