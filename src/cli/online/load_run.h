// Fills a server with tables at which bots play, and measures how soon each seat is told of each action.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/cli/online/load_figures.h"
#include "src/cli/online/seat_player.h"
#include "src/net/line/crowd.h"

namespace hexholm::cli {

struct LoadPlan {
    net::Link link;
    net::TableTerms terms;
    std::size_t tables = 1;
    std::int64_t seconds = 60;
    std::int64_t every_ms = 3000;  // between two actions of a table
    std::string bot;
};

class LoadRun final : private net::Crowd::Listener {
public:
    explicit LoadRun(LoadPlan plan);
    ~LoadRun() override;
    LoadRun(const LoadRun&) = delete;
    LoadRun& operator=(const LoadRun&) = delete;

    Status run();
    const LoadFigures& figures() const { return figures_; }

private:
    class Seat;
    struct Table {
        std::size_t first = 0;  // of its seats; that of the owner
        std::string id;
        std::string invitation;
        std::int64_t due_us = 0;
        std::int64_t asked_us = 0;
        net::UpdateNumber awaited = 0;  // 0: none
        std::int64_t rematch_ms = 0;
    };

    void opened(std::size_t line) override;
    void received(std::size_t line, bool is_text, ByteSpan message) override;
    void closed(std::size_t line, net::LineEnd end, const Problem& why) override;

    Status fill();
    void serve();
    void admit(std::int64_t now_ms);
    void look_after(std::int64_t now_ms);
    void look_after(std::size_t at, std::int64_t now_ms);
    void hear(Seat& seat);
    void settle(Table& table, Seat& seat, const net::TableTold& told);
    void act(std::int64_t now_us);
    void count(Seat& seat, std::int64_t now_us);
    bool all_play() const;
    void give_up(Problem problem);
    Table& table_of(std::size_t seat) { return tables_[seat / seats_a_table_]; }

    const LoadPlan plan_;
    const std::size_t seats_a_table_;
    LoadFigures figures_;
    std::unique_ptr<net::Crowd> crowd_;
    std::vector<std::unique_ptr<Seat>> seats_;
    std::vector<Table> tables_;
    std::shared_ptr<const Rulebook> book_;
    Random chance_;
    std::size_t admitted_ = 0;
    std::size_t arrived_ = 0;
    std::size_t looked_after_ = 0;
    bool is_measuring_ = false;
    std::optional<Problem> problem_;
};

}  // namespace hexholm::cli
