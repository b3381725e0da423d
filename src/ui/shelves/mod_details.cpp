#include "src/ui/shelves/mod_details.h"

#include <algorithm>
#include <cmath>

#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

void draw_tile(Painter& painter, const std::string& title, Rect rect) {
    painter.fill(rect, rgba(0xD9C79B), painter.u(8));
    painter.list()->AddNgonFilled({rect.center_x(), rect.center_y()}, rect.w * 0.42f,
                                  rgba(0xB79F6C), 6);
    const Font font = rect.w > painter.u(80) ? Font::huge : Font::title;
    painter.text(font, rect.center_x(), rect.center_y(), rgba(kCream), initials_of(title, 1),
                 Align::center);
}

// Draws the picture as large as the rectangle allows, with nothing cut off.
void draw_texture(Painter& painter, const ShownPicture& picture, Rect rect) {
    const float scale = std::min(rect.w / static_cast<float>(picture.width),
                                 rect.h / static_cast<float>(picture.height));
    const float w = static_cast<float>(picture.width) * scale;
    const float h = static_cast<float>(picture.height) * scale;
    const ImVec2 low = {std::round(rect.center_x() - w / 2), std::round(rect.center_y() - h / 2)};
    painter.list()->AddImageRounded(
        reinterpret_cast<ImTextureID>(picture.texture),  // NOLINT(performance-no-int-to-ptr)
        low, {low.x + w, low.y + h}, {0, 0}, {1, 1}, IM_COL32_WHITE, painter.u(6));
}

void draw_head(Painter& painter, const ModEntry& mod, Rect area) {
    const float wide = mod.picture.texture == 0 ? area.h : area.h * 4 / 3;
    draw_mod_picture(painter, mod, {area.x, area.y, wide, area.h});
    const float x = area.x + wide + painter.u(18);
    const float room = area.right() - x;
    painter.text_within(Font::title, x, area.y + painter.u(14), room, rgba(kInk), mod.title);
    painter.text_within(Font::text, x, area.y + painter.u(42), room, rgba(kInk), mod.byline);
    painter.text_within(Font::text, x, area.y + painter.u(64), room, rgba(kInkSoft), mod.origin);
    painter.pill(x, area.y + painter.u(92), mod.state_text, state_color(mod.state), rgba(kCream));
}

void draw_details_line(Painter& painter, ScrollArea& list, ImU32 color, const std::string& words) {
    const float width = list.row(0).w - painter.u(8);
    const float height = painter.paragraph_height(Font::text, width, words);
    const Rect row = list.row(height + painter.u(8));
    if (list.sees(row)) painter.paragraph(Font::text, row.x, row.y, width, color, words);
}

void scroll_by_page(Rect area, Scroll& scroll) {
    const float page = area.h * 0.8f;
    if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_PageDown))) scroll.at += page;
    if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_PageUp))) scroll.at -= page;
}

void draw_text(Painter& painter, const ModEntry& mod, Rect area, Scroll& scroll) {
    scroll_by_page(area, scroll);
    ScrollArea list(painter, "mod_text", area, scroll);
    for (const Problem& problem : mod.problems)
        draw_details_line(painter, list, rgba(kBad), told(problem));
    draw_details_line(painter, list, rgba(kInk), mod.description);
    for (const std::string& fact : mod.facts)
        draw_details_line(painter, list, rgba(kInkSoft), fact);
}

ModsWish draw_buttons(Painter& painter, const ModEntry& mod, Rect row) {
    ModsWish wish = ModsWish::none;
    Rect rect = {row.x, row.y, painter.u(120), row.h};
    const auto button = [&](const char* name, std::string_view label, float width, ModsWish what,
                            ButtonLook look = ButtonLook::quiet) {
        rect.w = std::max(painter.u(width), painter.text_width(Font::bold, label) + painter.u(28));
        if (painter.button(name, rect, {.label = label, .look = look, .font = Font::bold}))
            wish = what;
        rect.x = rect.right() + painter.u(12);
    };
    if (mod.playable) button("mod_play", tr("Play#a mod"), 110, ModsWish::play, ButtonLook::gold);
    if (mod.switchable)
        button("mod_toggle", mod.disabled ? tr("Enable") : tr("Disable"), 110, ModsWish::toggle);
    if (mod.removable) button("mod_remove", tr("Remove ..."), 120, ModsWish::remove);
    if (!mod.problems.empty()) button("mod_copy", tr("Copy report"), 130, ModsWish::copy);
    return wish;
}

}  // namespace

void draw_mod_picture(Painter& painter, const ModEntry& mod, Rect rect) {
    if (mod.picture.texture == 0) return draw_tile(painter, mod.title, rect);
    draw_texture(painter, mod.picture, rect);
}

ImU32 state_color(ModState state) {
    switch (state) {
        case ModState::used: return rgba(0x4A8A34);
        case ModState::broken: return rgba(kBad);
        default: return rgba(0x7A644E);
    }
}

ModsWish draw_mod_details(Painter& painter, const ModEntry& mod, Rect area, Scroll& scroll) {
    const float head = painter.u(150);
    const float buttons = painter.u(36);
    draw_head(painter, mod, {area.x, area.y, area.w, head});
    const float y = area.y + head + painter.u(14);
    const float height = area.bottom() - buttons - painter.u(14) - y;
    draw_text(painter, mod, {area.x, y, area.w - painter.u(14), height}, scroll);
    return draw_buttons(painter, mod, {area.x, area.bottom() - buttons, area.w, buttons});
}

}  // namespace hexholm::ui
