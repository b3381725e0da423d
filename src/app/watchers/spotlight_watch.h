// What was turned over, found or won last, as long as it takes to read it.
#pragma once

#include <optional>
#include <vector>

#include "src/app/play/table_show.h"
#include "src/ui/over_board/spotlight.h"

namespace hexholm::app {

class SpotlightWatch {
public:
    explicit SpotlightWatch(const TableShow& show) : show_(show) {}

    // Takes the events since the last call.
    void see(const std::vector<Event>& told);
    // Lets time pass. The spotlight stays until the question that belongs to it is answered. True
    // when the picture changes.
    bool step(double seconds, ui::Speed speed);
    void forget() { shown_.reset(); }
    // Null: nothing.
    const ui::Spotlight* shown() const { return shown_ ? &*shown_ : nullptr; }

private:
    bool is_worth_showing(const Event& event) const;

    const TableShow& show_;
    std::optional<ui::Spotlight> shown_;
    PlayerId viewer_;         // who saw it
    std::uint16_t turn_ = 0;  // in which it was turned over
};

}  // namespace hexholm::app
