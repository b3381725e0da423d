#include "tests/src/monkey/referee.h"

#include <cmath>
#include <filesystem>

#include <imgui.h>

#include "engine/game/watch/invariants.h"

#include "src/app/saves/saved_games.h"

namespace hexholm::monkey {

namespace {

using Complaint = std::optional<std::string>;

constexpr int kDrawnEvery = 8;  // frames; it is the dearest look
constexpr float kFarOut = 1e6f;

bool is_sane(float value) {
    return std::isfinite(value) && std::abs(value) < kFarOut;
}

bool is_sane(ImVec2 point) {
    return is_sane(point.x) && is_sane(point.y);
}

Complaint about_buttons(const ui::Shell& shell) {
    for (const ui::Hotspot& spot : shell.hotspots()) {
        const ui::Rect& rect = spot.rect;
        if (spot.name.empty()) return "a button has no name";
        if (!is_sane(rect.x) || !is_sane(rect.y) || !is_sane(rect.w) || !is_sane(rect.h))
            return "the button " + spot.name + " is nowhere";
        if (rect.w < 0 || rect.h < 0) return "the button " + spot.name + " is smaller than nothing";
    }
    return std::nullopt;
}

Complaint about_list(const ImDrawList& list) {
    for (const ImDrawVert& corner : list.VtxBuffer)
        if (!is_sane(corner.pos) || !is_sane(corner.uv)) return "a panel is drawn nowhere";
    for (const ImDrawCmd& command : list.CmdBuffer) {
        const ImVec4 clip = command.ClipRect;
        if (!is_sane(clip.x) || !is_sane(clip.y) || !is_sane(clip.z) || !is_sane(clip.w))
            return "a panel is cut off nowhere";
        if (command.IdxOffset + command.ElemCount > static_cast<unsigned>(list.IdxBuffer.Size))
            return "a panel is drawn with corners that it has not";
    }
    return std::nullopt;
}

Complaint about_panels() {
    const ImDrawData* drawn = ImGui::GetDrawData();
    if (drawn == nullptr) return std::nullopt;
    for (int at = 0; at < drawn->CmdListsCount; ++at)
        if (Complaint wrong = about_list(*drawn->CmdLists[at])) return wrong;
    return std::nullopt;
}

Complaint about_eye(const scene::Camera& eye) {
    for (const float value : {eye.target.x, eye.target.y, eye.target.z, eye.yaw_rad, eye.pitch_rad,
                              eye.distance, eye.shift.x, eye.shift.y})
        if (!is_sane(value)) return "the eye is nowhere";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> Referee::complaint(app::App& app) {
    ++frame_;
    if (Complaint wrong = about_buttons(app.shell())) return wrong;
    if (frame_ % kDrawnEvery == 0)
        if (Complaint wrong = about_panels()) return wrong;
    return app.room() == nullptr ? std::nullopt : about_game(*app.room());
}

std::optional<std::string> Referee::about_game(const app::GameRoom& room) {
    if (Complaint wrong = about_eye(room.eye())) return wrong;
    const State& state = room.game().state();
    if (state.actions == seen_actions_) return std::nullopt;
    seen_actions_ = state.actions;
    if (room.setup().lesson) return std::nullopt;  // its table is set by its author
    const Complaint broken = violated(room.session().rulebook(), state);
    return broken ? "the table breaks a rule: " + *broken : broken;
}

std::optional<std::string> complaint_about_journal(const app::GameRoom& room) {
    const FullSession& session = room.game();
    const std::string path = session.journal_path();
    if (path.empty() || session.journal_problem() || !std::filesystem::exists(path))
        return std::nullopt;
    const auto saved = app::load_saved(path, {"mods"});
    if (!saved) return "the journal cannot be read: " + saved.problem().line();
    SessionSetup setup;
    setup.content = saved.value().content;
    setup.seed = saved.value().header.seed;
    setup.seats = app::seats_of(saved.value().header);
    const auto again = FullSession::resume(setup, saved.value().actions);
    if (!again) return "the journal cannot be played: " + again.problem().line();
    if (digest(again.value()->state()) != digest(session.state()))
        return "the journal gives another table: " + path;
    return std::nullopt;
}

}  // namespace hexholm::monkey
