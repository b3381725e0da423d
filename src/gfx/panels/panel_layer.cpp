#include "src/gfx/panels/panel_layer.h"

#include <algorithm>

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

namespace hexholm::gfx {

template <class Work>
static void for_each_command(ImDrawData& panels, Work work) {
    for (int i = 0; i < panels.CmdListsCount; ++i)
        for (ImDrawCmd& command : panels.CmdLists[i]->CmdBuffer)
            work(command);
}

PanelLayer::~PanelLayer() {
    if (ready_ && ImGui::GetCurrentContext() != nullptr) ImGui_ImplOpenGL3_Shutdown();
}

void PanelLayer::prepare() {
    if (ready_) {
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
    } else {
        ImGui_ImplOpenGL3_Init(kPanelShaderHead);
        ImGui_ImplOpenGL3_NewFrame();  // makes everything that it needs, fonts too
        ready_ = true;
    }
    looks_.forget();
}

// Draws the part of the panels again and leaves all other pixels unchanged.
void PanelLayer::redraw(ImDrawData& panels, Rect part, int height) {
    glEnable(GL_SCISSOR_TEST);
    glScissor(part.x, part.y, part.width, part.height);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    glDisable(GL_SCISSOR_TEST);
    const auto left = static_cast<float>(part.x);
    const auto top = static_cast<float>(height - part.y - part.height);
    const ImVec4 box(left, top, left + static_cast<float>(part.width),
                     top + static_cast<float>(part.height));
    clips_.clear();
    for_each_command(panels, [&](ImDrawCmd& command) {
        ImVec4& clip = command.ClipRect;
        clips_.push_back(clip);
        clip = {std::max(clip.x, box.x), std::max(clip.y, box.y), std::min(clip.z, box.z),
                std::min(clip.w, box.w)};
    });
    ImGui_ImplOpenGL3_RenderDrawData(&panels);
    auto clip = clips_.begin();
    for_each_command(panels, [&](ImDrawCmd& command) { command.ClipRect = *clip++; });
    ++redraws_;
}

void PanelLayer::draw_kept(ImDrawData& panels, int width, int height, ScreenPass& screen) {
    if (kept_.width() != width || kept_.height() != height) looks_.forget();
    kept_.resize(width, height, 1, false);
    looks_.take(panels, width, height);
    kept_.bind();
    for (const Rect& part : looks_.changed())
        redraw(panels, part, height);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, width, height);
    const glm::vec2 size(static_cast<float>(width), static_cast<float>(height));
    for (const Rect& part : looks_.covered()) {
        const glm::vec4 at(static_cast<float>(part.x) / size.x, static_cast<float>(part.y) / size.y,
                           static_cast<float>(part.width) / size.x,
                           static_cast<float>(part.height) / size.y);
        screen.lay(kept_.texture(), at, at, 1);
    }
}

void PanelLayer::draw(ImDrawData* panels, int width, int height, bool keep, ScreenPass& screen) {
    if (!ready_) prepare();
    if (panels == nullptr || width <= 0 || height <= 0) return;
    if (keep) return draw_kept(*panels, width, height, screen);
    looks_.forget();
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, width, height);
    ImGui_ImplOpenGL3_RenderDrawData(panels);
    ++redraws_;
}

}  // namespace hexholm::gfx
