// What becomes of the viewer's offers once all have answered.
#pragma once

#include <optional>

#include "src/app/play/table_control.h"

namespace hexholm::app {

class OfferWatch {
public:
    OfferWatch(TableShow& show, TableControl& control) : show_(show), control_(control) {}

    // Takes the events since the last call.
    void see(const std::vector<Event>& told);
    void step(const RoomMode& mode);

private:
    bool all_answered() const;
    void take_back_refused();
    void close_accepted();
    void watch_counter();

    TableShow& show_;
    TableControl& control_;
    std::optional<double> refused_s_;   // since when nobody may accept the viewer's offer any more
    std::optional<double> accepted_s_;  // since when one has accepted it and all have answered
    PlayerId viewer_;                   // whose other offer is meant
    bool counter_stands_ = false;       // of the viewer, to an offer of whose turn it is
    bool counter_taken_ = false;        // he has traded since
};

}  // namespace hexholm::app
