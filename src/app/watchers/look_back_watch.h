// How the judge looks back on a game that is watched: read beside the picture once somebody asks.
#pragma once

#include <atomic>
#include <memory>

#include "src/app/play/table_show.h"
#include "src/platform/errand.h"
#include "src/ui/table/shown_advice.h"

namespace hexholm::app {

class LookBackWatch {
public:
    explicit LookBackWatch(const TableShow& show);
    ~LookBackWatch() { give_up(); }
    LookBackWatch(const LookBackWatch&) = delete;
    LookBackWatch& operator=(const LookBackWatch&) = delete;

    // See platform::Errand.
    void wait(bool on) { reading_.wait(on); }
    // Until nothing that was begun needs the table any more.
    void finish();
    void step(bool wanted);
    const ui::ShownLookBack& shown() const { return shown_; }

private:
    struct Progress {
        std::atomic<bool> given_up = false;
        std::atomic<std::size_t> done = 0;
    };

    void begin();
    void give_up() { progress_->given_up = true; }

    const TableShow& show_;
    ui::ShownLookBack shown_;
    bool begun_ = false;
    std::shared_ptr<Progress> progress_ = std::make_shared<Progress>();
    platform::Errand<LookBack> reading_;
};

}  // namespace hexholm::app
