#include "tests/net/support/world.h"

#include <algorithm>
#include <filesystem>

#include "src/server/core/contents/folder_loader.h"

namespace hexholm::test {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kStep_ms = 50;
constexpr std::int64_t kSlow_ms = 4000;

struct Cache {
    std::map<std::string, std::shared_ptr<const Rulebook>> books;
};

std::string name_of(const net::GameTerms& terms) {
    std::string name = terms.scenario + " " + std::to_string(terms.players);
    for (const OptionValue& option : terms.options)
        name += " " + option.name + "=" + option.value;
    return name;
}

}  // namespace

std::shared_ptr<const Rulebook> SharedRules::book_for(const net::GameTerms& terms) {
    static Cache cache;
    auto& book = cache.books[name_of(terms)];
    if (!book) {
        const auto loaded = server::load_terms({"mods"}, terms);
        if (loaded) book = std::make_shared<Rulebook>(loaded.value());
    }
    return book;
}

std::shared_ptr<const Content> SharedRules::content_for(const net::GameTerms& terms) {
    const auto book = book_for(terms);
    return book ? book->shared_content() : nullptr;
}

void SharedRules::begin(const std::string& key, const net::GameTerms& terms) {
    begun_[key] = terms;
}

std::optional<server::LoadedContent> SharedRules::take(const std::string& key) {
    const auto content = content_for(begun_.at(key));
    if (!content) return server::load_terms({"mods"}, begun_.at(key));
    return server::LoadedContent(content);
}

// What is under way between the server and the guests. Messages of a line come in order, in each direction.
class World::Wires final : public server::Outlet {
public:
    explicit Wires(World& world) : world_(world) {}

    struct Wire {
        std::size_t guest = 0;
        bool is_server_told = false;  // opened() was called
        bool is_cut = false;
        bool is_half_open = false;  // nothing comes through, and nobody is told
        std::int64_t slow_until_ms = 0;
        std::int64_t last_up_ms = 0;
        std::int64_t last_down_ms = 0;
        std::size_t waiting = 0;
    };
    enum class Kind : std::uint8_t { opened, message, closed };
    struct Flight {
        std::int64_t at_ms = 0;
        std::uint64_t order = 0;
        server::LineId line = 0;
        bool is_up = false;
        Kind kind = Kind::message;
        bool is_text = false;
        Bytes bytes;
    };

    server::LineId open(std::size_t guest) {
        const server::LineId line = ++newest_;
        wires_[line].guest = guest;
        fly(line, true, Kind::opened, false, {});
        return line;
    }
    void up(server::LineId line, bool is_text, ByteSpan message) {
        fly(line, true, Kind::message, is_text, Bytes(message.begin(), message.end()));
        if (is_up_repeated(is_text))
            fly(line, true, Kind::message, is_text, Bytes(message.begin(), message.end()));
    }
    void send(server::LineId line, server::Frame frame) override {
        const auto found = wires_.find(line);
        if (found == wires_.end()) return;
        found->second.waiting += frame.bytes->size();
        fly(line, false, Kind::message, frame.is_text, *frame.bytes);
        if (!frame.is_text && world_.happens(world_.faults_.repeats))
            fly(line, false, Kind::message, false, *frame.bytes);
    }
    void close(server::LineId line, std::string_view) override {
        if (wires_.contains(line)) fly(line, false, Kind::closed, false, {});
    }
    std::size_t waiting_bytes(server::LineId line) const override {
        const auto found = wires_.find(line);
        return found == wires_.end() ? 0 : found->second.waiting;
    }
    void drop_waiting(server::LineId line) override {
        std::size_t dropped = 0;
        std::erase_if(flights_, [&](const Flight& one) {
            const bool is_dropped =
                one.line == line && !one.is_up && one.kind == Kind::message && !one.is_text;
            if (is_dropped) dropped += one.bytes.size();
            return is_dropped;
        });
        if (const auto found = wires_.find(line); found != wires_.end())
            found->second.waiting -= std::min(found->second.waiting, dropped);
    }
    // The guest's end goes: the server hears of it in a while.
    void close_from_guest(server::LineId line) {
        if (wires_.contains(line)) fly(line, true, Kind::closed, false, {});
    }
    // Both ends hear of it, and what was under way is lost: a message comes as a whole or not at all.
    void cut(server::LineId line) {
        const auto found = wires_.find(line);
        if (found == wires_.end() || found->second.is_cut) return;
        found->second.is_cut = true;
        std::erase_if(flights_, [&](const Flight& one) { return one.line == line; });
        if (found->second.is_server_told) fly(line, true, Kind::closed, false, {});
        fly(line, false, Kind::closed, false, {});
    }
    void half_open(server::LineId line) {
        if (const auto found = wires_.find(line); found != wires_.end())
            found->second.is_half_open = true;
    }
    void slow_down(server::LineId line, std::int64_t until_ms) {
        if (const auto found = wires_.find(line); found != wires_.end())
            found->second.slow_until_ms = until_ms;
    }
    void heal() {
        std::vector<server::LineId> broken;
        for (auto& [line, wire] : wires_) {
            wire.slow_until_ms = 0;
            if (wire.is_half_open) broken.push_back(line);
        }
        for (const server::LineId line : broken)
            cut(line);
    }
    // The server is gone: guests hear of it.
    void server_died() {
        for (auto& [line, wire] : wires_)
            wire.is_server_told = false;
        std::vector<server::LineId> all;
        for (const auto& [line, wire] : wires_)
            all.push_back(line);
        for (const server::LineId line : all)
            cut(line);
    }
    void deliver();

private:
    bool is_up_repeated(bool is_text) { return !is_text && world_.happens(world_.faults_.repeats); }
    void fly(server::LineId id, bool is_up, Kind kind, bool is_text, Bytes bytes) {
        Wire& wire = wires_[id];
        if (wire.is_half_open && kind == Kind::message) return;
        const auto most = static_cast<std::uint32_t>(world_.faults_.delay_most_ms);
        std::int64_t at_ms = world_.now_.steady_ms + (most > 0 ? world_.chance_.below(most) : 0);
        if (!is_up) at_ms = std::max(at_ms, wire.slow_until_ms);
        std::int64_t& last_ms = is_up ? wire.last_up_ms : wire.last_down_ms;
        at_ms = last_ms = std::max(at_ms, last_ms);
        flights_.push_back({at_ms, ++order_, id, is_up, kind, is_text, std::move(bytes)});
    }
    void arrive(const Flight& flight);

    World& world_;
    std::map<server::LineId, Wire> wires_;
    std::vector<Flight> flights_;
    server::LineId newest_ = 0;
    std::uint64_t order_ = 0;
};

// The end of a guest's line.
class World::End final : public net::LineOut {
public:
    End(World& world, std::size_t guest) : world_(world), guest_(guest) {}

    void open() override {
        close();
        line_ = world_.wires_->open(guest_);
    }
    void send(bool is_text, ByteSpan message) override {
        world_.wires_->up(line_, is_text, message);
    }
    void close() override {
        if (line_ != 0) world_.wires_->close_from_guest(line_);
        line_ = 0;
    }
    server::LineId line() const { return line_; }
    void forget() { line_ = 0; }

private:
    World& world_;
    std::size_t guest_;
    server::LineId line_ = 0;
};

void World::Wires::deliver() {
    while (true) {
        const auto next = std::ranges::min_element(
            flights_, {}, [](const Flight& one) { return std::pair(one.at_ms, one.order); });
        if (next == flights_.end() || next->at_ms > world_.now_.steady_ms) return;
        const Flight flight = std::move(*next);
        flights_.erase(next);
        arrive(flight);
    }
}

void World::Wires::arrive(const Flight& flight) {
    const auto found = wires_.find(flight.line);
    if (found == wires_.end()) return;
    Wire& wire = found->second;
    Person& person = *world_.ends_[wire.guest];
    const bool is_guests = person.end->line() == flight.line;
    if (flight.is_up) {
        if (!world_.server_) return;
        if (flight.kind == Kind::opened && person.is_kept_away) {
            fly(flight.line, false, Kind::closed, false, {});
        } else if (flight.kind == Kind::opened) {
            wire.is_server_told = true;
            world_.server_->opened(flight.line, {"10.0.0.1", ""}, world_.now_);
            if (is_guests) person.guest->opened(world_.now_.steady_ms);
        } else if (flight.kind == Kind::message && wire.is_server_told) {
            world_.server_->received(flight.line, flight.is_text, flight.bytes, world_.now_);
        } else if (flight.kind == Kind::closed && wire.is_server_told) {
            wire.is_server_told = false;
            world_.server_->closed(flight.line, world_.now_);
        }
        return;
    }
    wire.waiting -= std::min(wire.waiting, flight.bytes.size());
    if (!is_guests) return;
    if (flight.kind == Kind::closed) {
        person.end->forget();
        person.guest->closed(world_.now_.steady_ms);
        return;
    }
    if (world_.keeps_received_ && !flight.is_text)
        person.received.insert(person.received.end(), flight.bytes.begin(), flight.bytes.end());
    person.guest->received(flight.is_text, flight.bytes, world_.now_.steady_ms);
}

World::World(std::uint64_t seed, std::size_t guests, Faults faults)
    : chance_{seed, 0},
      secrets_{seed ^ 0x5EED, 0},
      faults_(faults),
      wires_(std::make_unique<Wires>(*this)) {
    folder_ = (fs::temp_directory_path() / "hexholm-wire-XXXXXX").string();
    if (mkdtemp(folder_.data()) == nullptr) std::abort();
    folder_ = fs::canonical(folder_).string();
    setup_.store = &store_;
    setup_.outlet = wires_.get();
    setup_.loader = &rules_;
    setup_.committer = &gate_.committer();
    setup_.games = folder_;
    setup_.bot_pause_ms = 0;
    setup_.is_public = true;
    // A server that begins anew goes on in the row.
    setup_.fill_with_random = [this](std::span<std::uint8_t> bytes) {
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(secrets_.below(256));
    };
    begin_server();
    for (std::size_t at = 0; at < guests; ++at) {
        auto person = std::make_unique<Person>();
        person->name = std::string("Guest ") + static_cast<char>('A' + at);
        person->end = std::make_unique<End>(*this, at);
        person->guest = std::make_unique<net::Guest>(*person->end, person->name, person->tokens(),
                                                     Random{seed, at << 32U});
        ends_.push_back(std::move(person));
    }
}

World::~World() {
    server_.reset();
    gate_.sync();
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void World::begin_server() {
    auto begun = server::Server::open(setup_, now_);
    if (!begun) std::abort();
    server_ = std::move(begun.value());
}

bool World::happens(int thousandths) {
    return thousandths > 0 && chance_.below(1000) < static_cast<std::uint32_t>(thousandths);
}

void World::crash(bool loses_unsafe) {
    ++crashes_;
    if (faults_.late_syncs == 1000) faults_.late_syncs = 0;
    wires_->server_died();
    server_.reset();
    if (loses_unsafe)
        gate_.lose_unsafe(folder_);
    else
        gate_.sync();
    begin_server();
}

void World::cut(std::size_t guest) {
    wires_->cut(ends_[guest]->end->line());
}

void World::keep_away(std::size_t guest) {
    ends_[guest]->is_kept_away = true;
    cut(guest);
}

void World::let_back(std::size_t guest) {
    ends_[guest]->is_kept_away = false;
}

void World::skip(std::int64_t seconds) {
    now_.steady_ms += seconds * 1000;
    now_.unix_s += seconds;
}

void World::go(std::int64_t back_in_s) {
    gate_.open(true);
    server_->put_to_sleep(back_in_s, now_);
    gate_.open(false);
    wires_->deliver();
    crash(false);
}

void World::calm_down() {
    faults_ = {};
    wires_->heal();
}

void World::cause_faults() {
    if (now_.steady_ms % 1000 != 0) return;
    for (std::size_t at = 0; at < ends_.size(); ++at) {
        Person& person = *ends_[at];
        const server::LineId line = person.end->line();
        if (happens(faults_.cuts)) wires_->cut(line);
        if (happens(faults_.half_open)) wires_->half_open(line);
        if (happens(faults_.slow)) wires_->slow_down(line, now_.steady_ms + kSlow_ms);
        if (!happens(faults_.restarts)) continue;
        ++person.restarts;
        person.end->close();
        person.guest = std::make_unique<net::Guest>(*person.end, person.name, person.tokens(),
                                                    Random{chance_.bits(), 0});
        person.guest->connect(now_.steady_ms);
    }
    if (happens(faults_.clock_jumps)) now_.unix_s += chance_.below(2) == 0 ? -86'400 : 86'400;
    if (happens(faults_.crashes)) crash(faults_.loses_unsafe);
}

void World::step() {
    now_.steady_ms += kStep_ms;
    if (now_.steady_ms % 1000 == 0) ++now_.unix_s;
    wires_->deliver();
    cause_faults();
    server_->go_on(now_);
    if (!happens(faults_.late_syncs)) {
        gate_.sync();
        // Between what is safe and what is told the server may die, too.
        if (faults_.crashes > 0 && chance_.below(20) == 0 && happens(faults_.crashes / 2))
            crash(faults_.loses_unsafe);
        server_->go_on(now_);
    }
    for (const auto& person : ends_) {
        person->guest->go_on(now_.steady_ms);
        if (!person->guest->token().empty()) person->token = person->guest->token();
    }
}

void World::run(std::int64_t ms) {
    for (std::int64_t passed = 0; passed < ms; passed += kStep_ms)
        step();
}

}  // namespace hexholm::test
