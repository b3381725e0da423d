// The judge's advice for the viewer, while he wants it: thought out beside the picture, or elsewhere.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "src/app/play/table_control.h"
#include "src/platform/errand.h"

namespace hexholm::app {

class AdviceWatch {
public:
    AdviceWatch(TableShow& show, TableControl& control) : show_(show), control_(control) {}
    ~AdviceWatch() { give_up(); }
    AdviceWatch(const AdviceWatch&) = delete;
    AdviceWatch& operator=(const AdviceWatch&) = delete;

    // See platform::Errand.
    void wait(bool on) { thinking_.wait(on); }
    // True when what is shown has changed.
    bool step(const RoomMode& mode);
    // The table has other rules; nobody thinks about the old ones any more.
    void forget_rules();
    const ui::ShownAdvice& shown() const { return shown_; }

private:
    // A position, and who looks at it.
    using Question = std::pair<std::uint32_t, PlayerId>;

    ui::AdviceOffer offer_of(const RoomMode& mode) const;
    std::optional<Question> question() const;
    void ask();
    void ask_here();
    std::optional<std::vector<Advice>> answer();
    void give_up();

    TableShow& show_;
    TableControl& control_;
    ui::ShownAdvice shown_;
    std::optional<Question> asked_;
    std::shared_ptr<std::unique_ptr<Adviser>> adviser_;  // made and used by one errand at a time
    std::shared_ptr<std::atomic<bool>> given_up_;
    platform::Errand<std::vector<Advice>> thinking_;
    std::unique_ptr<FarJudge> far_;  // thinks elsewhere, as long as it answers
};

}  // namespace hexholm::app
