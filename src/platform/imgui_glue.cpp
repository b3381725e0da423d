#include "src/platform/imgui_glue.h"

#include <algorithm>
#include <vector>

#include <imgui.h>

#include "src/platform/window.h"
#include "src/text/shaper.h"

namespace hexholm::platform {

namespace {

struct PanelKey {
    ImGuiKey panels;
    Key ours;
};

constexpr std::array<PanelKey, 21> kPanelKeys{{
    {ImGuiKey_Tab, Key::tab},
    {ImGuiKey_LeftArrow, Key::left},
    {ImGuiKey_RightArrow, Key::right},
    {ImGuiKey_UpArrow, Key::up},
    {ImGuiKey_DownArrow, Key::down},
    {ImGuiKey_PageUp, Key::page_up},
    {ImGuiKey_PageDown, Key::page_down},
    {ImGuiKey_Home, Key::home},
    {ImGuiKey_End, Key::end},
    {ImGuiKey_Insert, Key::insert},
    {ImGuiKey_Delete, Key::erase},
    {ImGuiKey_Backspace, Key::backspace},
    {ImGuiKey_Space, Key::space},
    {ImGuiKey_Enter, Key::enter},
    {ImGuiKey_Escape, Key::escape},
    {ImGuiKey_A, key_of('a')},
    {ImGuiKey_C, key_of('c')},
    {ImGuiKey_V, key_of('v')},
    {ImGuiKey_X, key_of('x')},
    {ImGuiKey_Y, key_of('y')},
    {ImGuiKey_Z, key_of('z')},
}};

// Keys of letters and the like come with the text that they make.
bool prints(Key key) {
    return key >= Key::space && static_cast<int>(key) < 127;
}

// The library asks for a pointer that stays valid until the next call.
const char* get_clipboard(void* /*user*/) {
    static thread_local std::string copy;
    copy = Window::clipboard();
    return copy.c_str();
}

void set_clipboard(void* /*user*/, const char* text) {
    Window::set_clipboard(text);
}

}  // namespace

ImGuiGlue::ImGuiGlue(Window* window) : window_(window) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
    for (const PanelKey& pair : kPanelKeys)
        io.KeyMap[pair.panels] = static_cast<int>(pair.ours);
    static_assert(kKeyCount <= 512, "Dear ImGui knows 512 keys");
    if (window_ == nullptr) return;
    io.GetClipboardTextFn = &get_clipboard;
    io.SetClipboardTextFn = &set_clipboard;
}

ImGuiGlue::~ImGuiGlue() {
    ImGui::DestroyContext();
}

void ImGuiGlue::feed(const InputEvent& event) {
    ImGuiIO& io = ImGui::GetIO();
    switch (event.kind) {
        case InputKind::mouse_move:
        case InputKind::mouse_left:
        case InputKind::mouse_down:
        case InputKind::mouse_up: mouse_.push_back(event); break;
        case InputKind::wheel: io.MouseWheel += event.wheel; break;
        case InputKind::key_down:
        case InputKind::key_up:
        case InputKind::text: keys_.push_back(event); break;
        case InputKind::focus_lost:
            mouse_.clear();
            keys_.clear();
            std::fill(std::begin(io.MouseDown), std::end(io.MouseDown), false);
            std::fill(std::begin(io.KeysDown), std::end(io.KeysDown), false);
            io.KeyCtrl = io.KeyShift = io.KeyAlt = false;
            break;
        case InputKind::turn:
        case InputKind::finger_down:
        case InputKind::finger_move:
        case InputKind::finger_up:
        case InputKind::resize:
        case InputKind::exposed:
        case InputKind::focus_gained:
        case InputKind::file_drop:
        case InputKind::pad_down:
        case InputKind::pad_up:
        case InputKind::pad_axis:
        case InputKind::pad_added:
        case InputKind::pad_removed:
        case InputKind::quit: break;
    }
}

bool ImGuiGlue::has_letters() const {
    return std::any_of(keys_.begin(), keys_.end(),
                       [](const InputEvent& event) { return event.kind == InputKind::text; });
}

// Passes keys on, up to the second change of one key. Within a frame the library takes in letters
// before all keys, so letters that were typed after a key wait for the next frame.
void ImGuiGlue::take_keys() {
    ImGuiIO& io = ImGui::GetIO();
    std::vector<Key> changed;
    for (bool edits = false; !keys_.empty(); keys_.pop_front()) {
        const InputEvent& event = keys_.front();
        if (event.kind == InputKind::text) {
            if (edits) return;
            io.AddInputCharactersUTF8(text::in_pieces(event.text.data()).c_str());
            continue;
        }
        if (std::ranges::find(changed, event.key) != changed.end()) return;
        changed.push_back(event.key);
        const bool is_down = event.kind == InputKind::key_down;
        edits |= is_down && !prints(event.key);
        io.KeysDown[static_cast<std::size_t>(event.key)] = is_down;
        io.KeyCtrl = event.ctrl;
        io.KeyShift = event.shift;
        io.KeyAlt = event.alt;
    }
}

void ImGuiGlue::begin_frame(int width, int height, double dt_s) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(std::max(width, 1)),
                      static_cast<float>(std::max(height, 1))};
    io.DeltaTime = std::max(1e-4f, static_cast<float>(dt_s));
    take_keys();
    while (!mouse_.empty()) {
        const InputEvent event = mouse_.front();
        mouse_.pop_front();
        io.MousePos =
            event.kind == InputKind::mouse_left ? ImVec2{-1e9f, -1e9f} : ImVec2{event.x, event.y};
        const bool is_down = event.kind == InputKind::mouse_down;
        if (!is_down && event.kind != InputKind::mouse_up) continue;
        io.MouseDown[static_cast<std::size_t>(event.button)] = is_down;
        break;
    }
}

bool ImGuiGlue::wants_mouse() {
    return ImGui::GetIO().WantCaptureMouse;
}
bool ImGuiGlue::wants_keyboard() {
    return ImGui::GetIO().WantCaptureKeyboard;
}

void ImGuiGlue::update_cursor() {
    if (window_ == nullptr) return;
    switch (ImGui::GetMouseCursor()) {
        case ImGuiMouseCursor_None: window_->set_cursor(CursorShape::hidden); break;
        case ImGuiMouseCursor_TextInput: window_->set_cursor(CursorShape::text); break;
        case ImGuiMouseCursor_Hand: window_->set_cursor(CursorShape::hand); break;
        case ImGuiMouseCursor_ResizeAll: window_->set_cursor(CursorShape::move); break;
        default: window_->set_cursor(CursorShape::arrow); break;
    }
}

}  // namespace hexholm::platform
