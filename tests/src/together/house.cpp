#include "tests/src/together/house.h"

#include <cstdlib>
#include <filesystem>

namespace hexholm::test {

namespace fs = std::filesystem;

class House::Wire final : public net::Line {
public:
    Wire(House& house, int screen) : house_(house), screen_(screen) {}
    ~Wire() override { close(); }

    void open(const net::Link&) override {
        close();
        events_.clear();
        if (house_.away_[screen_]) {
            tell_end();
            return;
        }
        line_ = ++house_.newest_;
        house_.wires_[line_] = this;
        house_.server_->opened(line_, {"10.0.0.1", ""}, house_.now_);
        events_.push_back({net::LineEvent::Kind::opened, false, {}, {}, {}});
    }
    bool send(bool is_text, Bytes message) override {
        if (line_ != 0) house_.server_->received(line_, is_text, message, house_.now_);
        return true;
    }
    std::optional<net::LineEvent> poll() override {
        if (house_.is_held_ || events_.empty()) return std::nullopt;
        net::LineEvent event = std::move(events_.front());
        events_.pop_front();
        return event;
    }
    void close() override {
        if (line_ != 0) house_.end(line_);
        line_ = 0;
    }

    int screen() const { return screen_; }
    void take(const server::Frame& frame) {
        events_.push_back(
            {net::LineEvent::Kind::message, frame.is_text, *frame.bytes, net::LineEnd::lost, {}});
    }
    void forget() {
        line_ = 0;
        tell_end();
    }

private:
    void tell_end() {
        events_.push_back({net::LineEvent::Kind::closed,
                           false,
                           {},
                           net::LineEnd::lost,
                           {"localhost", "it does not answer", "look whether you are online"}});
    }

    House& house_;
    int screen_;
    server::LineId line_ = 0;
    std::deque<net::LineEvent> events_;
};

std::vector<std::string> roots_with(const std::string& mods) {
    std::vector<std::string> roots = {"mods"};
    if (!mods.empty()) roots.push_back(mods);
    return roots;
}

House::House(const std::string& mods) : loader_(roots_with(mods)) {
    folder_ = (fs::temp_directory_path() / "hexholm-house-XXXXXX").string();
    if (mkdtemp(folder_.data()) == nullptr) std::abort();
    fs::create_directories(packages());
    std::vector<Problem> problems;
    if (!mods.empty()) shelf_.emplace(server::PackageShelf::open({mods}, packages(), problems));
    setup_.packages = shelf_ ? &*shelf_ : nullptr;
    setup_.store = &store_;
    setup_.outlet = this;
    setup_.loader = &loader_;
    setup_.games = folder_;
    setup_.bot_pause_ms = 0;
    setup_.limits.chat_ms = 0;
    setup_.limits.messages_a_second = 1000;
    auto server = server::Server::open(setup_, now_);
    if (!server) std::abort();
    server_ = std::move(server.value());
}

House::~House() {
    server_.reset();
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void House::run(std::int64_t ms) {
    constexpr std::int64_t kStep_ms = 50;
    for (std::int64_t passed = 0; passed < ms; passed += kStep_ms) {
        now_.steady_ms += kStep_ms;
        if (now_.steady_ms % 1000 == 0) ++now_.unix_s;
        server_->go_on(now_);
    }
}

std::unique_ptr<net::Line> House::make_line(int screen) {
    return std::make_unique<Wire>(*this, screen);
}

void House::keep_away(int screen) {
    away_[screen] = true;
    const auto all = wires_;
    for (const auto& [line, wire] : all) {
        if (wire->screen() != screen) continue;
        wires_.erase(line);
        wire->forget();
        server_->closed(line, now_);
    }
}

void House::end(server::LineId line) {
    if (wires_.erase(line) > 0) server_->closed(line, now_);
}

void House::send(server::LineId line, server::Frame frame) {
    if (const auto found = wires_.find(line); found != wires_.end()) found->second->take(frame);
}

void House::close(server::LineId line, std::string_view) {
    const auto found = wires_.find(line);
    if (found == wires_.end()) return;
    Wire* const wire = found->second;
    wires_.erase(found);
    wire->forget();
}

}  // namespace hexholm::test
