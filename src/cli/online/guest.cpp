// hexholm-cli guest: plays a seat of a table at a server, without a window.
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/base/crypto.h"
#include "engine/base/terminal.h"

#include "src/cli/common/command.h"
#include "src/cli/online/guest_report.h"
#include "src/cli/online/guest_rules.h"
#include "src/cli/online/open_table.h"
#include "src/cli/online/seat_player.h"
#include "src/cli/online/steady_clock.h"
#include "src/net/online/mod_bringer.h"
#include "src/net/online/visit_file.h"

namespace hexholm::cli {
namespace {

constexpr std::chrono::milliseconds kLook{2};

struct GuestArguments {
    std::string link;
    std::string name = "Guest";
    std::string bot = std::string(kUsualBot);
    int pause_ms = 200;
    int patience_s = 600;
    bool may_fetch = false;
    GameChoice game;
    std::vector<std::string> bots;
};

Random fresh_chance() {
    Random chance;
    fill_with_random({reinterpret_cast<std::uint8_t*>(&chance.seed), sizeof chance.seed});
    return chance;
}

class GuestRun {
public:
    GuestRun(const GuestArguments& arguments, net::Link link, net::Visits visits)
        : arguments_(arguments), link_(std::move(link)), visits_(std::move(visits)) {}

    // The table that is opened where the link names none.
    void open(net::TableTerms terms) { terms_ = std::move(terms); }
    // Until the game is over.
    Status run();
    std::size_t done() const { return player_ ? player_->done() : 0; }

private:
    void begin();
    Status keep_token();
    Status check_line(std::int64_t now_ms);
    Status check_welcome();
    void go_to_table();
    Status play(std::int64_t now_ms);
    net::Guest& guest() { return online_->guest(); }

    const GuestArguments& arguments_;
    const net::Link link_;
    const net::Visits visits_;
    std::optional<net::TableTerms> terms_;
    std::optional<net::OnlineGuest> online_;
    std::optional<SeatPlayer> player_;
    std::optional<GuestReport> report_;
    std::optional<GuestRules> rules_;
    net::ModBringer bringer_{roots_of(arguments_.game)};
    std::string kept_token_;
    bool has_been_here_ = false;
    bool is_sent_ = false;  // to the table
    std::int64_t acted_ms_ = 0;
};

void GuestRun::begin() {
    report_.reset();
    player_.reset();
    kept_token_.clear();
    const auto token_of = [this](const std::string& server) {
        return kept_token_ = visits_.of(server).token;
    };
    online_.emplace(net::make_line(), link_, arguments_.name, token_of, fresh_chance());
    player_.emplace(guest(), arguments_.bot, fresh_chance());
    report_.emplace(*online_);
    rules_.emplace(roots_of(arguments_.game), arguments_.may_fetch);
}

Status GuestRun::run() {
    begin();
    while (true) {
        const std::int64_t now_ms = steady_ms();
        online_->go_on(now_ms);
        for (const Status& status : {keep_token(), check_line(now_ms), check_welcome()})
            if (!status) return status;
        if (guest().standing() == net::Standing::here && !is_sent_) go_to_table();
        if (const Status status = play(now_ms); !status) return status;
        report_->tell();
        if (report_->ending()) return *report_->ending();
        if (guest().over() && !guest().is_asking()) return Done{};
        std::this_thread::sleep_for(kLook);
    }
}

Status GuestRun::keep_token() {
    if (guest().token() == kept_token_) return Done{};
    kept_token_ = guest().token();
    return visits_.save(guest().server(), {guest().name(), kept_token_});
}

// A guest who never reached the server probably has a wrong link. Once he was there, the server may
// come back.
Status GuestRun::check_line(std::int64_t now_ms) {
    const net::Standing standing = guest().standing();
    has_been_here_ = has_been_here_ || standing == net::Standing::here;
    if (standing != net::Standing::lost || !online_->ended()) return Done{};
    if (terms_ && !guest().table()) is_sent_ = false;  // nobody knows whether it was opened
    const net::LineEnd end = online_->ended()->end;
    const bool is_hopeless =
        end == net::LineEnd::not_trusted || end == net::LineEnd::another_program;
    const bool is_too_long =
        now_ms - guest().lost_since_ms() > arguments_.patience_s * std::int64_t{1000};
    if (has_been_here_ && !is_hopeless && !is_too_long) return Done{};
    if (guest().refusal()) return Problem{link_.host, guest().refusal()->text, {}};
    return online_->ended()->why;
}

// The server may have lost its folder since the last visit; then one comes as somebody new.
Status GuestRun::check_welcome() {
    if (guest().standing() != net::Standing::refused) return Done{};
    const net::Refused refusal = *guest().refusal();
    const bool is_forgotten = refusal.code == net::Denial::bad_token && !has_been_here_;
    if (!is_forgotten || kept_token_.empty()) return Problem{link_.host, refusal.text, {}};
    visits_.forget(guest().server());
    begin();
    return Done{};
}

void GuestRun::go_to_table() {
    is_sent_ = true;
    if (terms_) {
        guest().say(net::Create{*terms_});
    } else {
        guest().join({link_.table, link_.invitation, net::kAnySeat}, steady_ms());
    }
}

Status GuestRun::play(std::int64_t now_ms) {
    for (const auto& wanted : report_->take_wanted())
        std::visit([this](const auto& one) { bringer_.take(one, guest()); }, wanted);
    for (const net::Packages& told : report_->take_packages())
        if (const Status taken = rules_->take(told); !taken) return taken;
    if (guest().wants_rules()) {
        if (const Status nearer = rules_->step(guest(), now_ms); !nearer) return nearer;
        if (rules_->book())
            if (const Status taken = player_->take_rules(rules_->book()); !taken) return taken;
    }
    while (const auto answer = guest().take_answer())
        player_->note(*answer);
    player_->get_ready(now_ms);
    if (!player_->may_act() || now_ms - acted_ms_ < arguments_.pause_ms) return Done{};
    acted_ms_ = now_ms;
    player_->act(now_ms);
    return Done{};
}

int run_guest(const GuestArguments& arguments, bool has_game) {
    const Result<net::Link> link = net::read_link(arguments.link);
    if (!link) return wrong_usage(link.problem());
    const bool opens = link.value().table.empty();
    if (!opens && has_game)
        return wrong_usage({"LINK", "the game of this table is settled already",
                            "leave --scenario and the like out, or take a link without a table"});
    const Result<std::string> folder = net::usual_visits_folder();
    if (!folder) return fail(folder.problem());
    GuestRun run(arguments, link.value(), {folder.value(), link.value(), arguments.name});
    if (opens) {
        int exit_code = kOk;
        auto terms = terms_of(arguments.game, arguments.bots, exit_code);
        if (!terms) return exit_code;
        run.open(std::move(*terms));
    }
    const Status done = run.run();
    if (!done) return fail(done.problem());
    print_line("%zu actions were done for this seat by its own wish", run.done());
    return kOk;
}

}  // namespace

void add_guest(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<GuestArguments>();
    CLI::App* command = app.add_subcommand(
        "guest", "a bot plays a seat of a table at a server, to the end of the game");
    command
        ->add_option("LINK", arguments->link, "of the table; without a table in it one is opened")
        ->required();
    command->add_option("--name", arguments->name, "as whom, also the next time")
        ->capture_default_str();
    command->add_option("--bot", arguments->bot, "level of the bot, or one that a mod declares")
        ->capture_default_str();
    command->add_option("--pause", arguments->pause_ms, "milliseconds between two actions")
        ->check(CLI::Range(0, 60'000))
        ->capture_default_str();
    command
        ->add_option("--patience", arguments->patience_s,
                     "seconds for which a lost line is tried again")
        ->check(CLI::Range(1, 86'400))
        ->capture_default_str();
    command->add_flag("--fetch", arguments->may_fetch,
                      "mods of the table that are not here come from its server");
    arguments->game.add_to(*command);
    command->add_option("--bots", arguments->bots, "bots of the server, which take the last seats")
        ->delimiter(',');
    command->callback([arguments, command, &exit_code] {
        bool has_game = false;
        for (const char* option : {"--scenario", "--players", "--mods", "--options", "--bots"})
            has_game = has_game || command->count(option) > 0;
        exit_code = run_guest(*arguments, has_game);
    });
}

}  // namespace hexholm::cli
