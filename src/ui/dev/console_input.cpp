#include "src/ui/dev/console_input.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include <imgui_internal.h>

#include "src/ui/parts/text_box.h"

namespace hexholm::ui {

static constexpr std::size_t kMostTyped = 400;
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

// Arrow up and down within the line.
static int walk_history(ImGuiInputTextCallbackData* data) {
    auto& input = *static_cast<ConsoleInput*>(data->UserData);
    input.text.assign(data->Buf, static_cast<std::size_t>(data->BufTextLen));
    if (data->EventKey == ImGuiKey_UpArrow)
        input.older();
    else
        input.newer();
    data->DeleteChars(0, data->BufTextLen);
    data->InsertChars(0, input.text.c_str());
    return 0;
}

bool draw_console_input(Painter& painter, Rect rect, ConsoleInput& input, ConsoleKeys keys) {
    std::array<char, kMostTyped> letters{};
    std::strncpy(letters.data(), input.text.c_str(), letters.size() - 1);
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
    const bool entered =
        ImGui::InputText("##console_input", letters.data(), letters.size(),
                         ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackHistory,
                         walk_history, &input);
    ImGui::PopStyleColor(3);
    ImGui::PopStyleVar();
    ImGui::PopFont();
    if (painter.desk().hotspots != nullptr)
        painter.desk().hotspots->push_back({"console_input", rect});
    input.text = letters.data();
    if (!entered && keys.enter) ImGui::ClearActiveID();  // it has not seen the key
    return entered || keys.enter;
}

}  // namespace hexholm::ui
