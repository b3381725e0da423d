// What the panels have drawn, read from the triangles that would go to the screen: every word with its
// place and colour, every picture, every coloured surface.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>
#include <imgui.h>
#include <imgui_internal.h>

#include "src/ui/parts/shell.h"
#include "src/ui/theme/painter.h"

namespace hexholm::test {

struct DrawnWord {
    std::string text;  // what stands in one line, in one font and colour
    ImU32 color = 0;
    ui::Rect rect;
    float pixels = 0;  // how large its letters are
};

struct DrawnPicture {
    scene::ModelId model = scene::kNoModel;
    scene::Color team{};
    float alpha = 1;
    ui::Rect rect;
};

struct DrawnSpot {  // a corner of a coloured surface
    ImVec2 at;
    ImU32 color = 0;
};

// Every picture gets a number of its own in place of a texture.
class NumberedIcons : public scene::IconSource {
public:
    std::uintptr_t icon(const scene::IconKey& key) override {
        if (key.model == scene::kNoModel) return 0;
        keys_.push_back(key);
        return kFirst + keys_.size() - 1;
    }
    const scene::IconKey* of(std::uintptr_t texture) const {
        return texture >= kFirst && texture - kFirst < keys_.size() ? &keys_[texture - kFirst]
                                                                    : nullptr;
    }
    void forget() { keys_.clear(); }

private:
    static constexpr std::uintptr_t kFirst = 1000;
    std::vector<scene::IconKey> keys_;
};

// One frame, as it was drawn.
class Drawn {
public:
    Drawn(const ImDrawData& data, const NumberedIcons& icons) {
        find_letters();
        for (int list = 0; list < data.CmdListsCount; ++list)
            read(*data.CmdLists[list], icons);
    }

    const std::vector<DrawnWord>& words() const { return words_; }
    // Those whose middle lies there, in the order in which they were drawn.
    std::vector<std::string> words_in(ui::Rect rect) const {
        std::vector<std::string> found;
        for (const DrawnWord& word : words_)
            if (rect.contains(word.rect.center_x(), word.rect.center_y()))
                found.push_back(word.text);
        return found;
    }
    bool says(const std::string& text) const {
        return std::ranges::any_of(words_,
                                   [&](const DrawnWord& word) { return word.text == text; });
    }
    // Also when other words stand in the same line.
    bool mentions(const std::string& text) const {
        return std::ranges::any_of(words_, [&](const DrawnWord& word) {
            return word.text.find(text) != std::string::npos;
        });
    }
    std::string all_words() const {
        std::string all;
        for (const DrawnWord& word : words_)
            (all += all.empty() ? "" : "|") += word.text;
        return all;
    }
    ImU32 color_of(const std::string& text) const {
        for (const DrawnWord& word : words_)
            if (word.text == text) return word.color;
        return 0;
    }
    std::vector<DrawnPicture> pictures_in(ui::Rect rect) const {
        std::vector<DrawnPicture> found;
        for (const DrawnPicture& picture : pictures_)
            if (rect.contains(picture.rect.center_x(), picture.rect.center_y()))
                found.push_back(picture);
        return found;
    }
    // Is anything of this colour painted there? Soft rims and gradients change it by a few levels.
    bool has_color(ui::Rect rect, ImU32 color) const {
        const auto near = [color](ImU32 other) {
            for (const unsigned shift : {0U, 8U, 16U, 24U})
                if (std::abs(static_cast<int>(color >> shift & 255U) -
                             static_cast<int>(other >> shift & 255U)) > 6)
                    return false;
            return true;
        };
        return std::ranges::any_of(spots_, [&](const DrawnSpot& spot) {
            return near(spot.color) && spot.at.x >= rect.x - 1 && spot.at.x <= rect.right() + 1 &&
                   spot.at.y >= rect.y - 1 && spot.at.y <= rect.bottom() + 1;
        });
    }

private:
    struct Letter {
        const ImFont* font = nullptr;
        const ImFontGlyph* glyph = nullptr;
    };

    void find_letters() {
        for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
            for (const ImFontGlyph& glyph : font->Glyphs)
                if (glyph.Visible) letters_[{glyph.U0, glyph.V0}] = {font, &glyph};
    }

    void read(const ImDrawList& list, const NumberedIcons& icons) {
        line_ = nullptr;
        std::map<int, std::uintptr_t> textures;  // of the first corner of each picture
        for (const ImDrawCmd& command : list.CmdBuffer)
            if (icons.of(reinterpret_cast<std::uintptr_t>(command.TextureId)) != nullptr)
                for (unsigned at = 0; at + 5 < command.ElemCount; at += 6)
                    textures[static_cast<int>(command.VtxOffset) +
                             list.IdxBuffer[static_cast<int>(command.IdxOffset + at)]] =
                        reinterpret_cast<std::uintptr_t>(command.TextureId);
        for (int at = 0; at < list.VtxBuffer.Size;) {
            const ImDrawVert* const corner = &list.VtxBuffer[at];
            const bool square = at + 3 < list.VtxBuffer.Size;
            const auto texture = textures.find(at);
            if (square && texture != textures.end()) {
                add_picture(corner, *icons.of(texture->second));
                at += 4;
                continue;
            }
            const auto letter = letters_.find({corner->uv.x, corner->uv.y});
            if (square && letter != letters_.end() && corner[2].uv.x == letter->second.glyph->U1 &&
                corner[2].uv.y == letter->second.glyph->V1) {
                add_letter(corner, letter->second);
                at += 4;
                continue;
            }
            spots_.push_back({corner->pos, corner->col});
            ++at;
        }
    }

    void add_picture(const ImDrawVert* corner, const scene::IconKey& key) {
        pictures_.push_back(
            {key.model, key.team, static_cast<float>(corner->col >> 24U) / 255.0f, around(corner)});
    }

    static ui::Rect around(const ImDrawVert* corner) {
        float left = corner->pos.x, right = left, top = corner->pos.y, bottom = top;
        for (int at = 1; at < 4; ++at) {
            left = std::min(left, corner[at].pos.x);
            right = std::max(right, corner[at].pos.x);
            top = std::min(top, corner[at].pos.y);
            bottom = std::max(bottom, corner[at].pos.y);
        }
        return {left, top, right - left, bottom - top};
    }

    // Letters that follow each other on one line are a word; a wider step between them is a blank.
    void add_letter(const ImDrawVert* corner, const Letter& letter) {
        const ImFontGlyph& glyph = *letter.glyph;
        const float scale = (corner[1].pos.x - corner->pos.x) / (glyph.X1 - glyph.X0);
        // Names on cards stand closer than their height says.
        const float high = (corner[2].pos.y - corner->pos.y) / (glyph.Y1 - glyph.Y0);
        const float pen = corner->pos.x - glyph.X0 * scale;
        const float base = corner->pos.y - glyph.Y0 * scale;
        const float blank = letter.font->GetCharAdvance(' ') * scale;
        const bool goes_on = line_ == letter.font && !words_.empty() &&
                             words_.back().color == corner->col && std::abs(base - base_) < 0.6f &&
                             pen > pen_ - 1.5f && pen < pen_ + 1.6f * blank;
        if (!goes_on)
            words_.push_back({"", corner->col, around(corner), high * letter.font->FontSize});
        else if (pen > pen_ + 0.5f * blank)
            words_.back().text += ' ';
        DrawnWord& word = words_.back();
        std::array<char, 5> bytes{};
        ImTextCharToUtf8(bytes.data(), glyph.Codepoint);
        word.text += bytes.data();
        const ui::Rect here = around(corner);
        const float right = std::max(word.rect.right(), here.right());
        const float bottom = std::max(word.rect.bottom(), here.bottom());
        word.rect.x = std::min(word.rect.x, here.x);
        word.rect.y = std::min(word.rect.y, here.y);
        word.rect.w = right - word.rect.x;
        word.rect.h = bottom - word.rect.y;
        line_ = letter.font;
        base_ = base;
        pen_ = pen + glyph.AdvanceX * scale;
    }

    std::map<std::pair<float, float>, Letter> letters_;
    std::vector<DrawnWord> words_;
    std::vector<DrawnPicture> pictures_;
    std::vector<DrawnSpot> spots_;
    const ImFont* line_ =
        nullptr;  // the font of the last letter, its line, and where the next one begins
    float base_ = 0;
    float pen_ = 0;
};

// A window without a screen, with a mouse.
class PaperWindow {
public:
    static constexpr float kWidth = 1280;
    static constexpr float kHeight = 720;

    PaperWindow() : before_(ImGui::GetCurrentContext()), context_(ImGui::CreateContext()) {
        ImGui::SetCurrentContext(context_);
        ImGui::GetIO().IniFilename = nullptr;
        ImGui::GetIO().DisplaySize = {kWidth, kHeight};
        shell_.fit(kWidth, kHeight, 1);
        ImGui::GetIO().Fonts->Build();
    }
    ~PaperWindow() {
        ImGui::DestroyContext(context_);
        ImGui::SetCurrentContext(before_);
    }
    PaperWindow(const PaperWindow&) = delete;
    PaperWindow& operator=(const PaperWindow&) = delete;

    scene::ModelNames& names() { return names_; }
    // Letters that were met since the last time are there from the next frame on.
    void fit() { shell_.fit(kWidth, kHeight, 1); }
    // Draws a frame: draw(desk).
    template <class Draw>
    Drawn frame(Draw draw) {
        icons_.forget();
        ImGuiIO& io = ImGui::GetIO();
        io.DeltaTime = 1.0f / 60;
        io.MousePos = mouse_;
        io.MouseDown[0] = pressed_;
        time_s_ += 1.0 / 60;
        ui::Desk desk = shell_.begin(kWidth, kHeight, time_s_);
        draw(desk);
        return {*shell_.end(), icons_};
    }
    // The second frame knows what lies under the mouse.
    template <class Draw>
    Drawn show(Draw draw) {
        frame(draw);
        return frame(draw);
    }
    const ui::Hotspot* spot(const std::string& name) const {
        for (const ui::Hotspot& one : shell_.hotspots())
            if (one.name == name) return &one;
        return nullptr;
    }
    bool is_enabled(const std::string& name) const {
        const ui::Hotspot* found = spot(name);
        return found != nullptr && found->enabled;
    }
    void point_at(const std::string& name) {
        const ui::Hotspot* found = spot(name);
        INFO(name);
        REQUIRE(found != nullptr);
        mouse_ = {found->rect.center_x(), found->rect.center_y()};
    }
    void point_away() { mouse_ = {-1, -1}; }
    // Presses and lets go.
    template <class Draw>
    void click(const std::string& name, Draw draw) {
        show(draw);
        point_at(name);
        show(draw);
        pressed_ = true;
        frame(draw);
        pressed_ = false;
        frame(draw);
        point_away();
    }
    // Until a tip shows.
    template <class Draw>
    Drawn tip(const std::string& name, Draw draw) {
        show(draw);
        point_at(name);
        for (int wait = 0; wait < 60; ++wait)
            frame(draw);
        Drawn drawn = frame(draw);
        point_away();
        return drawn;
    }

private:
    ImGuiContext* before_;
    ImGuiContext* context_;
    NumberedIcons icons_;
    scene::ModelNames names_;
    ui::Shell shell_{"assets/fonts", icons_, names_};
    ImVec2 mouse_{-1, -1};
    bool pressed_ = false;
    double time_s_ = 10;
};

}  // namespace hexholm::test
