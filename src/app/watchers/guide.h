// Guides beginners: the advice stands beside the board from their first question on, until they put it away.
#pragma once

#include <cstdint>
#include <utility>

#include "src/app/play/table_control.h"

namespace hexholm::app {

class Guide {
public:
    Guide(TableShow& show, TableControl& control) : show_(show), control_(control) {}

    // `advice`: what is offered now.
    void step(ui::AdviceOffer advice);

private:
    // A position, and who looks at it.
    using Moment = std::pair<std::uint32_t, PlayerId>;

    TableShow& show_;
    TableControl& control_;
    bool put_away_ = false;
    ui::Dialog before_ = ui::Dialog::none;
    Moment moment_;
};

}  // namespace hexholm::app
