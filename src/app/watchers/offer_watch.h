// What becomes of the viewer's offers when nobody takes them.
#pragma once

#include <optional>

#include "src/app/play/table_control.h"

namespace hexholm::app {

class OfferWatch {
public:
    OfferWatch(TableShow& show, TableControl& control) : show_(show), control_(control) {}

    // What was told since the last call.
    void see(const std::vector<Event>& told);
    void step(const RoomMode& mode);

private:
    void take_back_refused();
    void watch_counter();

    TableShow& show_;
    TableControl& control_;
    std::optional<double> refused_s_;  // since when nobody may accept the viewer's offer any more
    PlayerId viewer_;                  // whose other offer is meant
    bool counter_stands_ = false;      // of the viewer, to an offer of whose turn it is
    bool counter_taken_ = false;       // he has traded since
};

}  // namespace hexholm::app
