#include <algorithm>
#include <string>

#include <imgui_internal.h>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

static constexpr float kTooltipAfter_s = 0.35f;

// Paints a ring when the keyboard is at this place; true when it presses it.
bool Painter::take_focus(const std::string& name, Rect rect) {
    const KeyFocus* focus = desk_.focus;
    if (focus == nullptr || !focus->shown || focus->name != name) return false;
    const ImRect clip = ImGui::GetCurrentWindow()->ClipRect;
    if (!clip.Contains(ImVec2(rect.center_x(), rect.center_y()))) return focus->pressed;
    Painter over(desk_, list_over_all());
    over.frame(rect.inset(-u(3.5f)), rgba(kCream, 0.95f), u(12), u(4.5f));
    over.frame(rect.inset(-u(3.5f)), rgba(0x2C6BA8), u(12), u(2.5f));
    return focus->pressed;
}

ButtonState Painter::area(std::string_view name, Rect rect, bool enabled) {
    const std::string id(name);
    ImGui::SetCursorScreenPos({rect.x, rect.y});
    const bool clicked =
        ImGui::InvisibleButton(id.c_str(), {std::max(1.0f, rect.w), std::max(1.0f, rect.h)});
    if (desk_.hotspots != nullptr)
        desk_.hotspots->push_back(
            {.name = id, .rect = rect, .enabled = enabled, .is_answer = desk_.asks});
    const bool hovered = ImGui::IsItemHovered();
    if (hovered && enabled) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const bool pressed = take_focus(id, rect);
    const bool focused = desk_.focus != nullptr && desk_.focus->shown && desk_.focus->name == id;
    if (clicked || pressed) (enabled ? desk_.clicked : desk_.refused) = true;
    return {(clicked || pressed) && enabled, hovered, hovered && enabled && ImGui::IsItemActive(),
            focused};
}

struct LookColors {
    std::uint32_t top, bottom, rim, ink;
};

static LookColors colors_of(ButtonLook look) {
    switch (look) {
        case ButtonLook::red: return {0xD94A38, 0xA92C20, 0x5E1710, 0xFFF3E0};
        case ButtonLook::gold: return {0xFFD873, 0xE0A22E, 0x7C5310, kInk};
        case ButtonLook::wood: return {0x5A4334, 0x3F2D22, 0x1B120C, kCream};
        case ButtonLook::quiet: return {0xEADDBD, 0xDCCBA3, 0x9C8560, kInk};
        default: return {0xF9EFD7, 0xE2CFA3, 0x6B4C2C, kInk};
    }
}

// The words in the middle, with the key behind them.
void Painter::draw_label(Rect face, const ButtonSpec& spec, ImU32 ink, bool dark) {
    const float cap = spec.key.empty() || !spec.enabled
                          ? 0
                          : std::max(u(15), text_width(Font::small, spec.key) + u(7)) + u(8);
    const float room = face.w - u(16) - cap;
    const Font font = fitting(spec.font, room, spec.label);
    const float width = std::min(room, text_width(font, spec.label));
    const float left = face.center_x() - (width + cap) / 2;
    text_within(font, left, face.center_y(), room, ink, spec.label);
    if (cap > 0) keycap(left + width + cap, face.center_y() + u(1), spec.key, dark);
}

bool Painter::button(std::string_view name, Rect rect, const ButtonSpec& spec) {
    const ButtonState state = area(name, rect, spec.enabled);
    const LookColors colors = colors_of(spec.look);
    const float radius = u(10);
    const float lift = state.hovered && spec.enabled ? 0.22f : 0.0f;
    shadow(rect, 9, spec.enabled ? 0.5f : 0.25f, state.held ? 1 : 3);
    const Rect face = state.held ? rect.moved(0, u(1.5f)) : rect;
    gradient(face, radius, rgba(shaded(colors.top, lift)), rgba(shaded(colors.bottom, lift)));
    frame(face.inset(u(1.5f)), rgba(0xFFFFFF, 0.35f), radius, u(1.2f));
    frame(face, rgba(colors.rim, 0.95f), radius, u(1.3f));
    const float ink = spec.enabled ? 1.0f : 0.4f;
    draw_label(face, spec, rgba(colors.ink, ink), wants_dark_ink(colors.top));
    if (!spec.enabled)
        fill(face, rgba(wants_dark_ink(colors.top) ? 0xD8C9A8 : 0x40302A, 0.35f), radius);
    if (state.hovered && !spec.help.empty()) tooltip(spec.help);
    return state.clicked;
}

bool Painter::stepper(
    std::string_view name, float x, float y, std::string_view sign, bool enabled) {
    const float radius = u(12);
    const Rect rect = {x - radius, y - radius, radius * 2, radius * 2};
    const ButtonState state = area(name, rect, enabled);
    const float strength = enabled ? 1.0f : 0.35f;
    const std::uint32_t ground = state.hovered && enabled ? 0x8A6540 : 0x6B4C2C;
    list_->AddCircleFilled({x, y + u(state.held ? 1.0f : 0.0f)}, radius, rgba(ground, strength),
                           28);
    const float arm = u(4.5f);
    const ImU32 ink = rgba(kCream, strength);
    const float thick = u(2.2f);
    if (sign == "+" || sign == "-") {
        list_->AddLine({x - arm, y}, {x + arm, y}, ink, thick);
        if (sign == "+") list_->AddLine({x, y - arm}, {x, y + arm}, ink, thick);
    } else if (sign == "x") {
        list_->AddLine({x - arm, y - arm}, {x + arm, y + arm}, ink, thick);
        list_->AddLine({x - arm, y + arm}, {x + arm, y - arm}, ink, thick);
    } else {
        const float side = sign == "<" ? -1.0f : 1.0f;
        list_->AddLine({x - side * arm * 0.5f, y - arm}, {x + side * arm * 0.6f, y}, ink, thick);
        list_->AddLine({x - side * arm * 0.5f, y + arm}, {x + side * arm * 0.6f, y}, ink, thick);
    }
    return state.clicked;
}

void Painter::tooltip(std::string_view words) {
    if (desk_.just_pressed) return;
    // A mouse that only crosses the button shows no tip.
    const bool passes = ImGui::GetCurrentContext()->HoveredIdTimer < kTooltipAfter_s;
    if (!passes) return tip(words);
    desk_.lively = true;
}

// The upper rim of the button under the mouse; of large things, and where there is none, the mouse itself.
static float rim_above(ImVec2 mouse, float largest) {
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    const bool at = mouse.x >= low.x && mouse.x < high.x && mouse.y >= low.y && mouse.y < high.y;
    return at && high.y - low.y <= largest ? low.y : mouse.y;
}

// Beside the dot, to its lower right where there is room.
static Rect beside(const Painter& painter, ImVec2 mouse, float width, float height) {
    const Desk& desk = painter.desk();
    const auto u = [&](float units) { return painter.u(units); };
    Rect rect = {mouse.x + u(16), mouse.y + u(18), width, height};
    rect.x = std::max(u(4), std::min(rect.x, desk.width - rect.w - u(6)));
    // In the lower part of the window the tip stands above mouse and button, so that it hides none
    // beside them.
    const float lowest = desk.height - rect.h - u(6);
    if (mouse.y > desk.height * 0.6f || rect.y > lowest)
        rect.y = std::min(mouse.y - u(26), rim_above(mouse, u(140)) - u(8)) - rect.h;
    // A tall one stands beside the mouse.
    if (rect.y < u(4)) {
        rect.y = std::clamp(mouse.y - rect.h / 2, u(4), std::max(u(4), lowest));
        if (rect.x < mouse.x + u(16)) rect.x = std::max(u(4), mouse.x - u(16) - rect.w);
    }
    return rect;
}

// Among several places for a tip about the dot, near ones first, the one that hides the fewest of
// the other dots.
static Rect sparing(const Painter& painter, ImVec2 mouse, Rect usual) {
    const Desk& desk = painter.desk();
    const float rim = painter.u(6);
    const float around = painter.u(9);  // a dot is the middle of something
    const auto hidden = [&](Rect rect) {
        return std::ranges::count_if(desk.tip_spares, [&](ImVec2 dot) {
            return rect.inset(-around).contains(dot.x, dot.y);
        });
    };
    Rect best = usual;
    auto least = hidden(usual);
    for (const float away : {16.0f, 60.0f, 120.0f, 200.0f, 300.0f})
        for (const ImVec2 way : {ImVec2{1, 0}, {-1, 0}, {0, -1}, {0, 1}, {1, -1}, {-1, -1}}) {
            if (least == 0) return best;
            const float reach_x = usual.w / 2 + painter.u(away);
            const float reach_y = usual.h / 2 + painter.u(away);
            Rect rect = {mouse.x + way.x * reach_x - usual.w / 2,
                         mouse.y + way.y * reach_y - usual.h / 2, usual.w, usual.h};
            rect.x = std::clamp(rect.x, rim, std::max(rim, desk.width - rect.w - rim));
            rect.y = std::clamp(rect.y, rim, std::max(rim, desk.height - rect.h - rim));
            if (rect.contains(mouse.x, mouse.y)) continue;
            if (const auto count = hidden(rect); count < least) {
                least = count;
                best = rect;
            }
        }
    return best;
}

Rect Painter::tip_frame(float width, float height) {
    const ImVec2 mouse = desk_.tip_at.value_or(ImGui::GetIO().MousePos);
    Rect rect = beside(*this, mouse, width, height);
    if (!desk_.tip_spares.empty()) rect = sparing(*this, mouse, rect);
    shadow(rect, 10, 0.5f);
    fill(rect, rgba(0x1D140F, 0.96f), u(8));
    frame(rect, rgba(0xE9C98F, 0.35f), u(8), u(1));
    return rect;
}

void Painter::tip(std::string_view words) {
    const ZoomToFit zoom(desk_, kTipRoom, kTipRoom / 2);
    Painter over(desk_, list_over_all());
    const float most = u(300);
    const float width = std::min(most, text_width(Font::text, words)) + u(2);
    const float height = paragraph_height(Font::text, width, words);
    const Rect rect = over.tip_frame(width + u(24), height + u(16));
    over.paragraph(Font::text, rect.x + u(12), rect.y + u(8), width, rgba(kCream), words);
}

}  // namespace hexholm::ui
