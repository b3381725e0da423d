// A server in this program, with a time that is made up, to which screens come over lines that do what a test wants.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/net/line/line.h"
#include "src/server/core/contents/folder_loader.h"
#include "src/server/core/server.h"
#include "src/server/packages/shelf.h"
#include "src/server/store/memory_store.h"

namespace hexholm::test {

// The program's own mods, and those of this folder.
std::vector<std::string> roots_with(const std::string& mods);

class House final : public server::Outlet {
public:
    // The server plays, besides the program's own mods, those of this folder, and hands them out.
    explicit House(const std::string& mods = {});
    ~House() override;

    const server::PackageShelf& shelf() const { return *shelf_; }
    // Where the packages of the server lie.
    std::string packages() const { return folder_ + "/packages"; }
    std::int64_t now_ms() const { return now_.steady_ms; }
    // So much time passes at the server.
    void run(std::int64_t ms);
    // For a screen of this number.
    std::unique_ptr<net::Line> make_line(int screen);
    // Its lines are cut, and new ones do not open until it is let back.
    void keep_away(int screen);
    void let_back(int screen) { away_[screen] = false; }
    // What the server says is on its way, and does not arrive until it is let through.
    void hold_back(bool is_held) { is_held_ = is_held; }
    // Where the screens keep what they know of servers.
    const std::string& folder() const { return folder_; }

    void send(server::LineId line, server::Frame frame) override;
    void close(server::LineId line, std::string_view why) override;
    std::size_t waiting_bytes(server::LineId) const override { return 0; }
    void drop_waiting(server::LineId) override {}

private:
    class Wire;
    void end(server::LineId line);

    server::Now now_{1'000'000, 1'764'452'000};
    std::string folder_;
    server::MemoryStore store_;
    server::DirectLoader loader_;
    std::optional<server::PackageShelf> shelf_;
    server::Setup setup_;
    std::unique_ptr<server::Server> server_;
    std::map<server::LineId, Wire*> wires_;
    std::map<int, bool> away_;
    bool is_held_ = false;
    server::LineId newest_ = 0;
};

}  // namespace hexholm::test
