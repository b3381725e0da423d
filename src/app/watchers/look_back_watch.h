// How the judge looks back on a game that is watched: read beside the picture, or elsewhere, once somebody asks.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include "src/app/play/table_show.h"
#include "src/platform/errand.h"
#include "src/ui/table/shown_advice.h"

namespace hexholm::app {

class LookBackWatch {
public:
    // `far_judge` as RoomSetup has it.
    LookBackWatch(const FullSession& game,
                  const std::function<std::unique_ptr<FarJudge>(const Rulebook&)>& far_judge);
    ~LookBackWatch() { give_up(); }
    LookBackWatch(const LookBackWatch&) = delete;
    LookBackWatch& operator=(const LookBackWatch&) = delete;

    // See platform::Errand.
    void wait(bool on) { reading_.wait(on); }
    // Waits until no work under way needs the table any more.
    void finish();
    void step(bool wanted);
    const ui::ShownLookBack& shown() const { return shown_; }

private:
    struct Progress {
        std::atomic<bool> given_up = false;
        std::atomic<std::size_t> done = 0;
    };

    void begin();
    void begin_here();
    std::optional<LookBack> answer();
    void give_up() { progress_->given_up = true; }

    const FullSession& game_;
    ui::ShownLookBack shown_;
    bool begun_ = false;
    std::shared_ptr<Progress> progress_ = std::make_shared<Progress>();
    platform::Errand<LookBack> reading_;
    std::unique_ptr<FarJudge> far_;  // reads elsewhere, as long as it answers
};

}  // namespace hexholm::app
