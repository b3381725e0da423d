#include "src/server/gateway/gateway.h"

#include "src/server/gateway/loop.h"

namespace hexholm::server {

Gateway::Gateway(std::unique_ptr<Loop> loop) : loop_(std::move(loop)) {}
Gateway::~Gateway() = default;

Result<std::unique_ptr<Gateway>> Gateway::open(GatewaySetup setup) {
    auto loop = std::make_unique<Loop>(std::move(setup));
    if (const Status opened = loop->open(); !opened) return opened.problem();
    return std::unique_ptr<Gateway>(new Gateway(std::move(loop)));
}

std::uint16_t Gateway::port() const {
    return loop_->port();
}

Status Gateway::serve(Served& served) {
    return loop_->serve(served);
}

void Gateway::wake() {
    loop_->wake();
}

void Gateway::stop(std::int64_t back_in_s) {
    loop_->stop(back_in_s);
}

void Gateway::read_certificate_again(std::function<void(const Problem&)> tell) {
    loop_->read_certificate_again(std::move(tell));
}

void Gateway::send(LineId line, Frame frame) {
    loop_->send(line, std::move(frame));
}

void Gateway::close(LineId line, std::string_view why) {
    loop_->close(line, why);
}

std::size_t Gateway::waiting_bytes(LineId line) const {
    return loop_->waiting_bytes(line);
}

void Gateway::drop_waiting(LineId line) {
    loop_->drop_waiting(line);
}

}  // namespace hexholm::server
