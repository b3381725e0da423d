#include "src/gfx/panel_layer.h"

#include <algorithm>
#include <cstring>

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include "src/gfx/numbers.h"

namespace hexholm::gfx {

namespace {

constexpr int kCell = 32;  // pixels; what is covered is found out in squares of this side

void add_words(std::uint64_t& mixed, const void* bytes, std::size_t size) {
    const auto* from = static_cast<const unsigned char*>(bytes);
    std::uint64_t word = 0;
    for (; size >= sizeof word; size -= sizeof word, from += sizeof word) {
        std::memcpy(&word, from, sizeof word);
        mixed = (mixed ^ word) * 0x9fb21c651e98df25ull;
        mixed ^= mixed >> 35;
    }
    word = 0;
    std::memcpy(&word, from, size);
    mixed = (mixed ^ word ^ size << 56) * 0x9fb21c651e98df25ull;
}

std::uint64_t look_of(const ImDrawData& panels, int width, int height) {
    std::uint64_t mixed =
        static_cast<std::uint64_t>(width) << 32 ^ static_cast<std::uint64_t>(height);
    for (int i = 0; i < panels.CmdListsCount; ++i) {
        const ImDrawList& list = *panels.CmdLists[i];
        add_words(mixed, list.VtxBuffer.Data,
                  static_cast<std::size_t>(list.VtxBuffer.Size) * sizeof(ImDrawVert));
        for (const ImDrawCmd& command : list.CmdBuffer) {
            auto* const texture = command.GetTexID();
            add_words(mixed, &command.ClipRect, sizeof command.ClipRect);
            add_words(mixed, &texture, sizeof texture);
            add_words(mixed, &command.ElemCount, sizeof command.ElemCount);
        }
    }
    return mixed;
}

struct CellGrid {
    int columns, rows;
    std::vector<char> covered;

    void cover(ImVec2 low, ImVec2 high) {
        const int x0 = std::max(0, static_cast<int>(low.x) / kCell);
        const int y0 = std::max(0, static_cast<int>(low.y) / kCell);
        const int x1 = std::min(columns - 1, static_cast<int>(high.x) / kCell);
        const int y1 = std::min(rows - 1, static_cast<int>(high.y) / kCell);
        for (int y = y0; y <= y1; ++y) {
            for (int x = x0; x <= x1; ++x)
                covered[cell_index(x, y, columns)] = 1;
        }
    }
};

void cover_command(CellGrid& grid, const ImDrawList& list, const ImDrawCmd& command) {
    const ImVec4 clip = command.ClipRect;
    for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
        ImVec2 low(1e9f, 1e9f);
        ImVec2 high(-1e9f, -1e9f);
        for (unsigned k = 0; k < 3; ++k) {
            const auto index = static_cast<int>(command.IdxOffset + i + k);
            const auto vertex = static_cast<int>(command.VtxOffset + list.IdxBuffer[index]);
            const ImVec2 at = list.VtxBuffer[vertex].pos;
            low = {std::min(low.x, at.x), std::min(low.y, at.y)};
            high = {std::max(high.x, at.x), std::max(high.y, at.y)};
        }
        low = {std::max(low.x, clip.x), std::max(low.y, clip.y)};
        high = {std::min(high.x, clip.z), std::min(high.y, clip.w)};
        if (low.x < high.x && low.y < high.y) grid.cover(low, high);
    }
}

}  // namespace

PanelLayer::~PanelLayer() {
    if (ready_ && ImGui::GetCurrentContext() != nullptr) ImGui_ImplOpenGL3_Shutdown();
}

void PanelLayer::prepare() {
    if (ready_) {
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
    } else {
        ImGui_ImplOpenGL3_Init("#version 330 core");
        ImGui_ImplOpenGL3_NewFrame();  // makes everything that it needs, fonts too
        ready_ = true;
    }
    kept_look_ = last_look_ = 0;
}

void PanelLayer::find_covered(const ImDrawData& panels, int width, int height) {
    CellGrid grid{(width + kCell - 1) / kCell, (height + kCell - 1) / kCell, {}};
    grid.covered.assign(area(grid.columns, grid.rows), 0);
    for (int i = 0; i < panels.CmdListsCount; ++i) {
        const ImDrawList& list = *panels.CmdLists[i];
        for (const ImDrawCmd& command : list.CmdBuffer)
            cover_command(grid, list, command);
    }
    covered_.clear();
    for (int y = 0; y < grid.rows; ++y) {
        for (int x = 0; x < grid.columns;) {
            const auto at = [&](int column) {
                return grid.covered[cell_index(column, y, grid.columns)] != 0;
            };
            const int from = x;
            while (x < grid.columns && at(x))
                ++x;
            const int lower = std::max(0, height - (y + 1) * kCell);
            const Rect run{from * kCell, lower, std::min(x * kCell, width) - from * kCell,
                           height - y * kCell - lower};
            if (x > from) covered_.push_back(run);
            if (x == from) ++x;
        }
    }
}

void PanelLayer::render_kept(ImDrawData* panels, int width, int height) {
    kept_.resize(width, height, 1, false);
    kept_.bind();
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(panels);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, width, height);
    find_covered(*panels, width, height);
    ++redraws_;
}

void PanelLayer::draw(ImDrawData* panels, int width, int height, bool keep, ScreenPass& screen) {
    if (!ready_) prepare();
    if (panels == nullptr || width <= 0 || height <= 0) return;
    const std::uint64_t look = keep ? look_of(*panels, width, height) : 0;
    const bool same = keep && look == last_look_;
    last_look_ = look;
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, width, height);
    if (!same) {
        ImGui_ImplOpenGL3_RenderDrawData(panels);
        ++redraws_;
        return;
    }
    if (kept_look_ != look) render_kept(panels, width, height);
    kept_look_ = look;
    const glm::vec2 size(static_cast<float>(width), static_cast<float>(height));
    for (const Rect& part : covered_) {
        const glm::vec4 at(static_cast<float>(part.x) / size.x, static_cast<float>(part.y) / size.y,
                           static_cast<float>(part.width) / size.x,
                           static_cast<float>(part.height) / size.y);
        screen.lay(kept_.texture(), at, at, 1);
    }
}

}  // namespace hexholm::gfx
