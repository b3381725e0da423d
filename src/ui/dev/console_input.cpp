#include "src/ui/dev/console_input.h"

#include <utility>

#include <imgui_internal.h>

#include "src/ui/parts/text_box.h"
#include "src/ui/parts/typed_line.h"

namespace hexholm::ui {

// What the engine takes for a question, in bytes, and a little less.
static constexpr text::TextLimit kMostTyped = {.clusters = 400, .bytes = 4000};
static constexpr std::size_t kMostAsked = 100;

std::string ConsoleInput::take() {
    std::string question = std::exchange(text, "");
    if (question.find_first_not_of(' ') == std::string::npos) question.clear();
    if (!question.empty() && (asked_.empty() || asked_.back() != question))
        asked_.push_back(question);
    if (asked_.size() > kMostAsked) asked_.erase(asked_.begin());
    at_ = asked_.size();
    typed_.clear();
    return question;
}

void ConsoleInput::older() {
    if (at_ == 0) return;
    if (at_ == asked_.size()) typed_ = text;
    text = asked_[--at_];
}

void ConsoleInput::newer() {
    if (at_ >= asked_.size()) return;
    text = ++at_ == asked_.size() ? typed_ : asked_[at_];
}

bool draw_console_input(Painter& painter, Rect rect, ConsoleInput& input, ConsoleKeys keys) {
    painter.fill(rect, rgba(0x0F0A07), painter.u(6));
    painter.frame(rect, rgba(kCreamSoft, 0.55f), painter.u(6), painter.u(1.1f));
    painter.text(Font::bold, rect.x + painter.u(10), rect.center_y(), rgba(kGold), ">");
    const Theme& theme = painter.desk().theme;
    ImGui::PushFont(theme.font(Font::text));
    const float pad = (rect.h - theme.font_size(Font::text)) / 2;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {painter.u(6), pad});
    ImGui::PushStyleColor(ImGuiCol_FrameBg, 0);
    ImGui::PushStyleColor(ImGuiCol_Text, rgba(kCream));
    ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, rgba(kGold, 0.35f));
    ImGui::SetCursorScreenPos({rect.x + painter.u(20), rect.y});
    ImGui::SetNextItemWidth(rect.w - painter.u(24));
    if (keys.focus) type_into_next_box();
    const auto walk = [&input](const std::string& now, bool up) {
        input.text = now;
        if (up)
            input.older();
        else
            input.newer();
        return input.text;
    };
    const bool entered = draw_typed_line(
        theme, {"##console_input", kMostTyped, ImGuiInputTextFlags_EnterReturnsTrue, walk},
        input.text);
    ImGui::PopStyleColor(3);
    ImGui::PopStyleVar();
    ImGui::PopFont();
    if (painter.desk().hotspots != nullptr)
        painter.desk().hotspots->push_back({"console_input", rect});
    if (!entered && keys.enter) ImGui::ClearActiveID();  // it has not seen the key
    return entered || keys.enter;
}

}  // namespace hexholm::ui
