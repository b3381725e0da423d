#include "src/ui/theme/painter.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <imgui_internal.h>

#include "src/text/clusters.h"
#include "src/text/code_points.h"
#include "src/text/utf8.h"
#include "src/ui/theme/text_wrap.h"

namespace hexholm::ui {

Sheet::Sheet(Desk& desk, const char* name, Rect rect, Layer layer, PanelStay stay) {
    if (layer == Layer::back) desk.panels.push_back({name, rect, stay});
    ImGui::SetNextWindowPos({rect.x, rect.y});
    ImGui::SetNextWindowSize({std::max(1.0f, rect.w), std::max(1.0f, rect.h)});
    ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground |
                             ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                             ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoFocusOnAppearing |
                             ImGuiWindowFlags_NoScrollWithMouse |
                             // A click on a veil would lift it over the dialog that it lies behind.
                             ImGuiWindowFlags_NoBringToFrontOnFocus;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
    ImGui::Begin(name, nullptr, flags);
    ImGuiWindow* window = ImGui::GetCurrentWindow();
    if (layer == Layer::front && ImGui::IsWindowAppearing())
        ImGui::BringWindowToDisplayFront(window);
    if (layer == Layer::top) ImGui::BringWindowToDisplayFront(window);
    list_ = ImGui::GetWindowDrawList();
    list_->PushClipRectFullScreen();  // shadows reach over the rim
}

Sheet::~Sheet() {
    list_->PopClipRect();
    ImGui::End();
    ImGui::PopStyleVar(2);
}

static ImVec2 low(Rect rect) {
    return {rect.x, rect.y};
}
static ImVec2 high(Rect rect) {
    return {rect.right(), rect.bottom()};
}

// Nine pieces of one soft square, so that the shadow of any rectangle has round corners.
void Painter::shadow(Rect rect, float radius, float alpha, float drop) {
    const ImVec4 uv = desk_.theme.shadow_uv();
    const float rim = u(radius);
    const float down = u(drop);
    const float half_rim = std::min({rim, rect.w * 0.5f, rect.h * 0.5f});
    const std::array<float, 4> x = {rect.x - rim, rect.x + half_rim, rect.right() - half_rim,
                                    rect.right() + rim};
    const std::array<float, 4> y = {rect.y - rim + down, rect.y + half_rim + down,
                                    rect.bottom() - half_rim + down, rect.bottom() + rim + down};
    const std::array<float, 4> across = {uv.x, (uv.x + uv.z) * 0.5f, (uv.x + uv.z) * 0.5f, uv.z};
    const std::array<float, 4> along = {uv.y, (uv.y + uv.w) * 0.5f, (uv.y + uv.w) * 0.5f, uv.w};
    const ImU32 color = rgba(0x0A0604, alpha);
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            list_->AddImage(desk_.theme.texture(), {x[column], y[row]}, {x[column + 1], y[row + 1]},
                            {across[column], along[row]}, {across[column + 1], along[row + 1]},
                            color);
}

void Painter::gradient(Rect rect, float radius, ImU32 top, ImU32 bottom) {
    const int first = first_vertex();
    list_->AddRectFilled(low(rect), high(rect), IM_COL32_WHITE, radius);
    ImGui::ShadeVertsLinearColorGradientKeepAlpha(list_, first, first_vertex(), low(rect),
                                                  {rect.x, rect.bottom()}, top, bottom);
    const float alpha = static_cast<float>(top >> IM_COL32_A_SHIFT) / 255.0f;
    for (int at = first; at < first_vertex(); ++at)
        list_->VtxBuffer[at].col = faded(list_->VtxBuffer[at].col, alpha);
}

void Painter::fill(Rect rect, ImU32 color, float radius) {
    list_->AddRectFilled(low(rect), high(rect), color, radius);
}

void Painter::frame(Rect rect, ImU32 color, float radius, float thickness) {
    list_->AddRect(low(rect), high(rect), color, radius, 0, thickness);
}

void Painter::wood(Rect rect) {
    const float radius = u(12);
    shadow(rect, 14, 0.55f);
    gradient(rect, radius, rgba(0x3D2C22, 0.94f), rgba(0x261A14, 0.94f));
    frame(rect.inset(1), rgba(0xE9C98F, 0.18f), radius, u(1));
}

void Painter::paper(Rect rect) {
    const float radius = u(14);
    shadow(rect, 18, 0.6f, 5);
    gradient(rect, radius, rgba(0xFBF3DF), rgba(0xECDCB8));
    frame(rect.inset(u(1.5f)), rgba(0xFFFFFF, 0.55f), radius, u(1.2f));
    frame(rect, rgba(0x7A5A36, 0.9f), radius, u(1.4f));
}

float Painter::text_width(Font font, std::string_view text) const {
    const std::string_view row = desk_.theme.row(font, text);
    const float size = desk_.font_size(font);
    return desk_.theme.font(font)
        ->CalcTextSizeA(size, FLT_MAX, 0, row.data(), row.data() + row.size())
        .x;
}

void Painter::text(Font font, float x, float y, ImU32 color, std::string_view text, Align align) {
    const float size = desk_.font_size(font);
    if (align != Align::left) {
        const float width = text_width(font, text);
        x -= align == Align::center ? width * 0.5f : width;
    }
    // The serif font sits low in its box.
    const float lift =
        font == Font::text || font == Font::bold || font == Font::small ? 0.0f : 0.04f;
    const std::string_view row = desk_.theme.row(font, text);
    list_->AddText(desk_.theme.font(font), size,
                   {std::round(x), std::round(y - size * (0.5f + lift))}, color, row.data(),
                   row.data() + row.size());
}

Font Painter::fitting(Font font, float width, std::string_view words) const {
    while (font != Font::small && text_width(font, words) > width)
        font = static_cast<Font>(static_cast<int>(font) - 1);
    return font;
}

void Painter::text_within(
    Font font, float x, float y, float width, ImU32 color, std::string_view words, Align align) {
    font = fitting(font, width, words);
    if (text_width(font, words) <= width) return text(font, x, y, color, words, align);
    std::vector<std::size_t> ends;  // of its letters
    for (std::size_t at = 0; at < words.size(); ends.push_back(at))
        text::next_cluster(words, at);
    std::string cut;
    do {
        if (!ends.empty()) ends.pop_back();
        cut = std::string(words.substr(0, ends.empty() ? 0 : ends.back())) + "…";
    } while (!ends.empty() && text_width(font, cut) > width);
    text(font, x, y, color, cut, align);
}

// The sum of what begins at a place of the text.
static float width_at(const std::vector<text::Step>& steps, std::size_t place) {
    float width = 0;
    for (auto at = std::ranges::lower_bound(steps, place, {}, &text::Step::begin);
         at != steps.end() && at->begin == place; ++at)
        width += at->advance;
    return width;
}

std::vector<std::string_view> Painter::lines(Font font, float width, std::string_view text) const {
    desk_.theme.meet(font, text);
    const float size = desk_.font_size(font);
    if (const std::vector<text::Step>* steps = desk_.theme.steps(font, text))
        return wrapped(text, width, [&](std::string_view letter) {
            return width_at(*steps, static_cast<std::size_t>(letter.data() - text.data())) * size;
        });
    const ImFont* letters = desk_.theme.font(font);
    const float scale = size / letters->FontSize;
    return wrapped(text, width, [&](std::string_view letter) {
        std::size_t first = 0;
        return letters->GetCharAdvance(static_cast<ImWchar>(text::next_code_point(letter, first))) *
               scale;
    });
}

float Painter::line_height(Font font, std::string_view text) const {
    const float size = desk_.font_size(font);
    for (std::size_t at = 0; at < text.size();)
        if (text::is_wide(text::next_code_point(text, at))) return std::round(size * 1.2f);
    return size;
}

float Painter::paragraph_height(Font font, float width, std::string_view text) const {
    return static_cast<float>(lines(font, width, text).size()) * line_height(font, text);
}

float Painter::paragraph(
    Font font, float x, float y, float width, ImU32 color, std::string_view text) {
    const float size = desk_.font_size(font);
    const float step = line_height(font, text);
    const float top = y;
    for (const std::string_view line : lines(font, width, text)) {
        const std::string_view row = desk_.theme.row(font, line);
        list_->AddText(desk_.theme.font(font), size, {std::round(x), std::round(y)}, color,
                       row.data(), row.data() + row.size());
        y += step;
    }
    return y - top;
}

void Painter::middle_lines(
    Font font, float x, float y, float width, ImU32 color, std::string_view words) {
    const std::vector<std::string_view> rows = lines(font, width, words);
    const float step = line_height(font, words);
    y -= step * (static_cast<float>(rows.size()) - 1) / 2;
    for (const std::string_view row : rows) {
        text(font, x, y, color, row, Align::center);
        y += step;
    }
}

// Icons are asked for in few sizes, so that each model is drawn only once or twice.
static int icon_pixels(float wanted) {
    for (const int size : {48, 96, 192})
        if (wanted <= static_cast<float>(size)) return size;
    return 256;
}

void Painter::icon(scene::ModelId model, std::uint32_t team, Rect rect, float alpha) {
    scene::IconKey key;
    key.model = model;
    key.team = scene::rgb(team);
    key.width = key.height = icon_pixels(std::max(rect.w, rect.h));
    const std::uintptr_t texture = desk_.icons.icon(key);
    if (texture == 0) return;
    list_->AddImage(reinterpret_cast<ImTextureID>(texture), low(rect), high(rect), {0, 0}, {1, 1},
                    rgba(0xFFFFFF, alpha));
}

void Painter::star(float x, float y, float radius, ImU32 color) {
    std::array<ImVec2, 10> tip;
    for (std::size_t at = 0; at < tip.size(); ++at) {
        const float angle = -1.5708f + static_cast<float>(at) * 0.62832f;
        const float reach = at % 2 == 0 ? radius : radius * 0.46f;
        tip[at] = {x + std::cos(angle) * reach, y + std::sin(angle) * reach};
    }
    std::array<ImVec2, 5> core;
    for (std::size_t at = 0; at < 5; ++at) {
        list_->AddTriangleFilled(tip[(at * 2 + 9) % 10], tip[at * 2], tip[at * 2 + 1], color);
        core[at] = tip[at * 2 + 1];
    }
    list_->AddConvexPolyFilled(core.data(), 5, color);
}

void Painter::badge(float x, float y, std::string_view words, std::uint32_t ground) {
    const float radius = std::max(u(11.5f), text_width(Font::bold, words) * 0.5f + u(5));
    const Rect pill = {x - radius, y - u(11.5f), radius * 2, u(23)};
    fill(pill.moved(0, u(1.5f)), rgba(0x000000, 0.35f), u(11.5f));
    fill(pill, rgba(0xF6E7C2), u(11.5f));
    fill(pill.inset(u(1.5f)), rgba(ground), u(10));
    text(Font::bold, x, y, rgba(wants_dark_ink(ground) ? kInk : kCream), words, Align::center);
}

void Painter::numbered(float x, float y, std::string_view number, bool strong) {
    const float height = u(strong ? 32 : 26);
    const float width = std::max(height, text_width(Font::number, number) + u(14));
    const Rect disc = {x - width / 2, y - height / 2, width, height};
    fill(disc.moved(0, u(2)).inset(-u(1)), rgba(0x000000, 0.4f), height / 2);
    fill(disc, rgba(strong ? 0xFFF6DC : 0x4A3010), height / 2);
    fill(disc.inset(u(2)), rgba(strong ? 0xFFC933 : kGold), height / 2);
    text(Font::number, x, y, rgba(kInk), number, Align::center);
}

void Painter::dot(float x, float y, float radius, std::uint32_t color, float alpha) {
    const std::uint32_t rim = wants_dark_ink(color) ? 0x5B4636 : 0xF3E4C3;
    list_->AddCircleFilled({x, y}, radius, rgba(rim, alpha), 24);
    list_->AddCircleFilled({x, y}, radius - std::max(1.0f, u(1.3f)), rgba(color, alpha), 24);
}

void Painter::seat_dot(
    float x, float y, float radius, std::size_t seat, std::uint32_t color, float alpha) {
    if (!desk_.seats.shapes) return dot(x, y, radius, color, alpha);
    const std::uint32_t rim = wants_dark_ink(color) ? 0x5B4636 : 0xF3E4C3;
    const float line = std::max(1.0f, u(1.3f));
    draw_seat_shape(*list_, seat, x, y, radius * 1.15f, rgba(rim, alpha));
    draw_seat_shape(*list_, seat, x, y, radius * 1.15f - line * 1.4f, rgba(color, alpha));
}

float Painter::pill(float x, float y, std::string_view words, ImU32 ground, ImU32 ink) {
    const float width = text_width(Font::small, words) + u(16);
    fill({x, y - u(10), width, u(20)}, ground, u(10));
    text(Font::small, x + u(8), y, ink, words);
    return width;
}

void Painter::keycap(float right, float y, std::string_view key, bool dark) {
    const float width = std::max(u(15), text_width(Font::small, key) + u(7));
    const Rect cap = {right - width, y - u(7.5f), width, u(15)};
    const bool pad = desk_.keys != nullptr && desk_.keys->pad();
    fill(cap, dark ? rgba(kInk, 0.12f) : rgba(kCream, 0.16f), u(pad ? 7.5f : 4.0f));
    if (pad) frame(cap, dark ? rgba(kInk, 0.5f) : rgba(kCream, 0.6f), u(7.5f), u(1));
    text(Font::small, cap.center_x(), y, dark ? rgba(kInk, 0.65f) : rgba(kCream, 0.75f), key,
         Align::center);
}

void Painter::turn_since(int vertex, float x, float y, float angle_rad, float scale, float alpha) {
    const float cosine = std::cos(angle_rad) * scale;
    const float sine = std::sin(angle_rad) * scale;
    for (int at = vertex; at < first_vertex(); ++at) {
        ImDrawVert& point = list_->VtxBuffer[at];
        const float dx = point.pos.x - x;
        const float dy = point.pos.y - y;
        point.pos = {x + dx * cosine - dy * sine, y + dx * sine + dy * cosine};
        if (alpha < 1) point.col = faded(point.col, alpha);
    }
}

ImDrawList* list_over_all() {
    return ImGui::GetForegroundDrawList();
}
ImDrawList* list_under_all() {
    return ImGui::GetBackgroundDrawList();
}

}  // namespace hexholm::ui
