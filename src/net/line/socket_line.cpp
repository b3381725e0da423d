#include "src/net/line/socket_line.h"

#include <mutex>
#include <utility>
#include <vector>

namespace hexholm::net {

static constexpr std::chrono::milliseconds kPatience{200};

namespace {

// Threads of lines that nobody has any more, which wait for the system: it cannot be asked to stop looking for a name.
// The program ends when they have.
class LeftThreads {
public:
    ~LeftThreads() {
        for (Left& left : all_)
            left.thread.join();
    }
    void add(std::shared_ptr<LineMail> mail, std::thread thread) {
        const std::lock_guard lock(mutex_);
        std::erase_if(all_, [](Left& left) {
            const bool is_over = left.mail->has_ended_within({});
            if (is_over) left.thread.join();
            return is_over;
        });
        all_.push_back({std::move(mail), std::move(thread)});
    }

private:
    struct Left {
        std::shared_ptr<LineMail> mail;
        std::thread thread;
    };
    std::mutex mutex_;
    std::vector<Left> all_;
};

}  // namespace

std::unique_ptr<Line> make_line() {
    return std::make_unique<SocketLine>();
}

SocketLine::SocketLine(Run run) : run_(std::move(run)) {}

SocketLine::~SocketLine() {
    if (!thread_.joinable()) return;
    mail_->wish_stop();
    if (mail_->has_ended_within(kPatience)) {
        thread_.join();
    } else {
        static LeftThreads left;
        left.add(std::move(mail_), std::move(thread_));
    }
}

void SocketLine::open(const Link& link) {
    mail_->wish_open(link);
    if (mail_->take_given_up()) thread_.join();
    if (thread_.joinable()) return;
    mail_->begin();
    thread_ = std::thread([mail = mail_, run = run_] {
        run(*mail);
        mail->end();
    });
}

bool SocketLine::send(bool is_text, Bytes message) {
    return mail_->send(is_text, std::move(message));
}

std::optional<LineEvent> SocketLine::poll() {
    return mail_->poll();
}

void SocketLine::close() {
    mail_->wish_close();
}

}  // namespace hexholm::net
