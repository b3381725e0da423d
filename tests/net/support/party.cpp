#include "tests/net/support/party.h"

#include <algorithm>

#include "engine/game/game.h"
#include "engine/journal/reader.h"

#include "tests/support/forced_lines.h"
#include "tests/support/random_game.h"

namespace hexholm::test {

using net::SeatPlace;
using net::TableState;

namespace {

constexpr std::int64_t kTry_ms = 3000;
constexpr std::int64_t kCreate_ms = 30'000;  // an answer may be long under way
constexpr std::int64_t kPass_ms = 250;

}  // namespace

Party::Party(World& world, net::TableTerms terms)
    : world_(world), terms_(std::move(terms)), book_(SharedRules::book_for(terms_.game)) {
    terms_.title = "Party";
    for (std::size_t at = 0; at < world_.guests(); ++at)
        world_.guest(at).connect(world_.now_ms());
}

bool Party::is_time(std::size_t at, std::int64_t every_ms) {
    const auto found = tried_ms_.find(at);
    if (found != tried_ms_.end() && world_.now_ms() - found->second < every_ms) return false;
    tried_ms_[at] = world_.now_ms();
    return true;
}

bool Party::is_over() const {
    for (std::size_t at = 0; at < world_.guests(); ++at)
        if (world_.guest(at).over()) return true;
    return false;
}

net::UpdateNumber Party::newest() const {
    net::UpdateNumber newest = 0;
    for (std::size_t at = 0; at < world_.guests(); ++at)
        if (const net::Replica* const replica = world_.guest(at).replica())
            newest = std::max(newest, replica->newest());
    return newest;
}

bool Party::is_anybody_asking() {
    for (std::size_t at = 0; at < world_.guests(); ++at)
        if (world_.guest(at).is_asking()) return true;
    return false;
}

std::string Party::situation() {
    std::string text;
    for (std::size_t at = 0; at < world_.guests(); ++at) {
        net::Guest& guest = world_.guest(at);
        const auto& table = guest.table();
        text += "\nguest " + std::to_string(at) + ": standing " +
                std::to_string(static_cast<int>(guest.standing()));
        if (guest.refusal())
            text += ", refused " + std::string(net::word_of(guest.refusal()->code));
        if (!table) continue;
        text += ", table " + table->id + " " +
                std::string(net::kStateWords[static_cast<std::size_t>(table->state)]) + ", seat " +
                std::to_string(table->mine);
        for (const net::SeatTold& seat : table->seats)
            text += " " + std::string(net::kPlaceWords[static_cast<std::size_t>(seat.place)]);
        if (guest.replica() != nullptr)
            text += ", update " + std::to_string(guest.replica()->newest());
        if (guest.is_asking()) text += ", asking";
    }
    return text;
}

void Party::pass(std::int64_t ms) {
    for (std::int64_t passed = 0; passed < ms; passed += kPass_ms) {
        world_.run(kPass_ms);
        for (std::size_t at = 0; at < world_.guests(); ++at)
            act(at);
    }
}

bool Party::begin(std::int64_t most_ms) {
    for (std::int64_t passed = 0; passed < most_ms && newest() == 0; passed += kPass_ms)
        pass(kPass_ms);
    return newest() > 0;
}

void Party::play(net::UpdateNumber until, std::int64_t most_ms) {
    for (std::int64_t passed = 0; passed < most_ms && newest() < until && !is_over();
         passed += kPass_ms)
        pass(kPass_ms);
}

void Party::act(std::size_t at) {
    net::Guest& guest = world_.guest(at);
    listen(at);
    if (guest.standing() != net::Standing::here) return;
    if (!guest.table()) {
        const bool creates = at == 0 && table_.empty();
        if (!is_time(at, creates ? kCreate_ms : kTry_ms)) return;
        if (creates) guest.say(net::Create{terms_});
        if (!table_.empty()) guest.join({table_, invitation_, net::kAnySeat}, world_.now_ms());
        return;
    }
    if (guest.wants_rules()) guest.set_rules(book_);
    if (guest.table()->state == TableState::waiting) return get_ready(at);
    if (!is_resting_) decide(at);
}

void Party::get_ready(std::size_t at) {
    net::Guest& guest = world_.guest(at);
    const net::TableTold& table = *guest.table();
    if (at == 0 && table_.empty()) {
        table_ = table.id;
        invitation_ = table.invitation;
    }
    if (!is_time(at, kTry_ms)) return;
    if (table.id != table_)
        return guest.join({table_, invitation_, net::kAnySeat}, world_.now_ms());
    const auto mine = static_cast<std::size_t>(table.mine);
    if (table.mine != net::kNoSeat && table.seats[mine].place == SeatPlace::taken)
        guest.set_ready(true);
    const bool all_ready = std::ranges::all_of(table.seats, [](const net::SeatTold& seat) {
        return seat.place == SeatPlace::ready || seat.place == SeatPlace::bot;
    });
    if (table.owner == table.mine && all_ready) guest.say(net::Start{});
}

void Party::decide(std::size_t at) {
    net::Guest& guest = world_.guest(at);
    const net::Replica* const replica = guest.replica();
    if (guest.is_asking() || replica == nullptr || replica->view() == nullptr) return;
    if (world_.now_ms() < thinks_until_ms_[at] || guest.over()) return;
    const View& view = *replica->view();
    if (view.viewer.is_none()) return;
    Random& chance = world_.chance();
    if (!takes_first) {
        thinks_until_ms_[at] = world_.now_ms() + chance.below(1500);
        if (replica->beside().undo.ok() && chance.below(8) == 0) {
            guest.ask_undo(world_.now_ms());
            return;
        }
    }
    if (!has(to_act(*book_, view.state), view.viewer)) return;
    guest.ask({random_action(*book_, view.state, view.viewer, chance)}, false, world_.now_ms());
}

void Party::listen(std::size_t at) {
    net::Guest& guest = world_.guest(at);
    while (auto told = guest.take_told()) {
        const auto* const update = std::get_if<net::Update>(&*told);
        const net::Whole* const whole = std::get_if<net::Whole>(&*told);
        const View& view = update != nullptr ? update->after : whole->view;
        seats_[at] = view.viewer.value;
        seen_.push_back(
            {view.viewer, update != nullptr ? update->number : whole->number, digest(view.state)});
    }
    while (const auto answer = guest.take_answer())
        if (answer->kind == net::AnswerKind::done)
            done_[seats_[at]] += std::max<std::size_t>(static_cast<std::size_t>(answer->done), 1);
    while (guest.take_news()) {
    }
}

Truth truth_of(const World& world, const Party& party) {
    Truth truth;
    const std::string path = world.folder() + "/" + party.table() + ".journal";
    const auto journal = read_journal(path);
    if (!journal) return {journal.problem().line(), {}, {}, {}};
    const auto lines = recorded_actions(journal.value(), party.book().content());
    if (!lines) return {lines.problem().line(), {}, {}, {}};
    const GameSeed& seed = journal.value().header.seed;
    truth.forced = forced_lines(party.book(), seed, lines.value());
    State state = start_game(party.book(), seed);
    Timeline timeline(party.book(), state, seed);
    truth.states.emplace_back(state);
    for (const RecordedAction& line : lines.value()) {
        if (line.is_undo()) {
            timeline.take_back(line.taken_back);
            state = timeline.state_at(timeline.size());
        } else if (!timeline.play(line, state).ok()) {
            truth.fault = "an action of the journal cannot be played again";
        }
        if (line.digest && *line.digest != digest(state))
            truth.fault = "the journal leads to another state";
        truth.states.emplace_back(state);
        truth.deeds.push_back({line.action.player, line.is_undo() ? Action{} : line.action});
    }
    return truth;
}

std::string difference(const Truth& truth, const Party& party) {
    if (!truth.fault.empty()) return truth.fault;
    for (const Party::Seen& seen : party.seen()) {
        const std::string what = "update " + std::to_string(seen.number);
        if (seen.number == 0 || seen.number > truth.states.size())
            return what + " was told and is not in the journal";
        const State state = truth.states[static_cast<std::size_t>(seen.number - 1)].state();
        if (digest(view_for(party.book(), state, seen.viewer).state) != seen.digest)
            return what + " was seen otherwise by seat " + std::to_string(seen.viewer.value);
    }
    return {};
}

}  // namespace hexholm::test
