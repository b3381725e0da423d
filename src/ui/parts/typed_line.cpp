#include "src/ui/parts/typed_line.h"

#include <algorithm>
#include <optional>

#include <imgui_internal.h>

#include "src/text/bidi.h"
#include "src/text/utf8.h"

namespace hexholm::ui {

namespace {

// What the line copies and pastes: letters as they are meant. Stands before the clipboard as long as it lives.
class LineClipboard {
public:
    LineClipboard(const Theme& theme, const text::TextLimit& limit)
        : theme_(theme),
          limit_(limit),
          get_(io_.GetClipboardTextFn),
          set_(io_.SetClipboardTextFn),
          user_(io_.ClipboardUserData) {
        io_.GetClipboardTextFn = [](void* self) {
            return static_cast<LineClipboard*>(self)->pasted();
        };
        io_.SetClipboardTextFn = [](void* self, const char* text) {
            static_cast<LineClipboard*>(self)->copy(text);
        };
        io_.ClipboardUserData = this;
    }
    ~LineClipboard() {
        io_.GetClipboardTextFn = get_;
        io_.SetClipboardTextFn = set_;
        io_.ClipboardUserData = user_;
    }
    LineClipboard(const LineClipboard&) = delete;
    LineClipboard& operator=(const LineClipboard&) = delete;

private:
    const char* pasted() {
        const char* text = get_ == nullptr ? nullptr : get_(user_);
        if (text == nullptr) return nullptr;
        pieces_ = text::in_pieces(limit_.cut(text));
        return pieces_.c_str();
    }
    void copy(const char* text) {
        if (set_ != nullptr) set_(user_, theme_.meant(text).c_str());
    }

    ImGuiIO& io_ = ImGui::GetIO();
    const Theme& theme_;
    const text::TextLimit& limit_;
    const char* (*get_)(void*);
    void (*set_)(void*, const char*);
    void* user_;
    std::string pieces_;
};

struct EditedLine {
    const Theme& theme;
    const TypedLine& line;
};

std::size_t bytes_of_first(std::string_view typed, std::size_t code_points) {
    std::size_t at = 0;
    while (code_points-- > 0 && at < typed.size())
        text::next_code_point(typed, at);
    return at;
}

std::size_t count_code_points(std::string_view typed) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < typed.size(); ++count)
        text::next_code_point(typed, at);
    return count;
}

// The cursor behind so many letters. Dear ImGui counts it anew only where its place in bytes has changed.
void replace(ImGuiInputTextCallbackData& data, const std::string& typed, std::size_t letters) {
    data.DeleteChars(0, data.BufTextLen);
    data.InsertChars(0, typed.c_str());
    const std::size_t cursor = bytes_of_first(typed, letters);
    data.CursorPos = data.SelectionStart = data.SelectionEnd = static_cast<int>(cursor);
    auto& state = ImGui::GetInputTextState(ImGui::GetActiveID())->Stb;
    state.cursor = state.select_start = state.select_end = static_cast<int>(letters);
}

// Shortens the text before the cursor, which was typed last, until all of it fits.
void shorten(std::string& before, std::string_view behind, const text::TextLimit& limit) {
    const auto fits = [&] {
        const std::string whole = before + std::string(behind);
        return limit.cut(whole).size() == whole.size();
    };
    while (!before.empty() && !fits())
        before = text::first_clusters(before, text::cluster_count(before) - 1);
}

// Letters that were typed one after the other become one where they belong together.
void gather(const EditedLine& typing, ImGuiInputTextCallbackData& data) {
    const std::string_view now(data.Buf, static_cast<std::size_t>(data.BufTextLen));
    const auto cursor = static_cast<std::size_t>(std::min(data.CursorPos, data.BufTextLen));
    std::string before = typing.theme.meant(now.substr(0, cursor));
    const std::string behind = typing.theme.meant(now.substr(cursor));
    shorten(before, behind, typing.line.limit);
    const std::string typed = typing.theme.typed(Font::text, before + behind);
    if (typed == now) return;
    const std::size_t letters = count_code_points(typing.theme.typed(Font::text, before));
    replace(data, typed, letters);
}

int on_typed(ImGuiInputTextCallbackData* data) {
    const auto& typing = *static_cast<const EditedLine*>(data->UserData);
    if (data->EventFlag == ImGuiInputTextFlags_CallbackHistory && typing.line.history) {
        const std::string now(data->Buf, static_cast<std::size_t>(data->BufTextLen));
        const std::string typed = typing.theme.typed(
            Font::text,
            typing.line.history(typing.theme.meant(now), data->EventKey == ImGuiKey_UpArrow));
        replace(*data, typed, count_code_points(typed));
    } else if (data->EventFlag == ImGuiInputTextFlags_CallbackAlways) {
        gather(typing, *data);
    }
    return 0;
}

// Dear ImGui writes from left to right. As long as this lives it does so in a mirror: whatever it draws is moved to the
// other side, each letter as it is, and the mouse seems to be there.
class Mirror {
public:
    Mirror() : list_(*ImGui::GetWindowDrawList()), first_(list_.VtxBuffer.Size) {
        const float left = ImGui::GetCursorScreenPos().x;
        sides_ = 2 * left + ImGui::CalcItemWidth();
        ImGui::GetIO().MousePos.x = sides_ - mouse_;
    }
    ~Mirror() {
        ImGui::GetIO().MousePos.x = mouse_;
        // Letters, the selection and the cursor have four corners each.
        for (int at = first_; at + 3 < list_.VtxBuffer.Size; at += 4) {
            ImDrawVert* corner = &list_.VtxBuffer[at];
            const auto [low, high] =
                std::minmax({corner[0].pos.x, corner[1].pos.x, corner[2].pos.x, corner[3].pos.x});
            for (int which = 0; which < 4; ++which)
                corner[which].pos.x += sides_ - low - high;
        }
    }
    Mirror(const Mirror&) = delete;
    Mirror& operator=(const Mirror&) = delete;

private:
    ImDrawList& list_;
    int first_;
    float sides_ = 0;  // the sum of both
    float mouse_ = ImGui::GetIO().MousePos.x;
};

}  // namespace

bool is_typed_in(const char* id) {
    return ImGui::GetActiveID() == ImGui::GetID(id);
}

bool draw_typed_line(const Theme& theme, const TypedLine& line, std::string& text) {
    // A letter is one code point here, or comes in pieces, while it is pasted.
    constexpr std::size_t kMostBytes = 18;
    std::string letters = theme.typed(Font::text, line.limit.cut(text));
    letters.resize(std::max(letters.size(), kMostBytes * (line.limit.clusters + 1)) + 1);
    EditedLine typing{theme, line};
    const LineClipboard clipboard(theme, line.limit);
    ImGuiInputTextFlags flags = line.flags | ImGuiInputTextFlags_CallbackAlways;
    if (line.history) flags |= ImGuiInputTextFlags_CallbackHistory;
    std::optional<Mirror> mirror;
    if (text::is_from_right(text)) mirror.emplace();
    const bool told =
        ImGui::InputText(line.id, letters.data(), letters.size(), flags, on_typed, &typing);
    mirror.reset();
    std::string meant = theme.meant(letters.c_str());
    if (is_typed_in(line.id) || told) text = std::move(meant);
    return told;
}

}  // namespace hexholm::ui
