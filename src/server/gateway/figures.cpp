#include "src/server/gateway/figures.h"

#include "src/server/metrics_text.h"

namespace hexholm::server {

std::string metrics_of(const GatewayFigures& figures, std::size_t lines, std::size_t waiting) {
    MetricsText text;
    text.gauge("sockets", lines);
    text.gauge("socket_waiting_bytes", waiting);
    text.counter("sockets_opened_total", figures.lines_opened);
    text.counter("socket_messages_in_total", figures.messages_in);
    text.counter("socket_bytes_in_total", figures.bytes_in);
    text.counter("socket_messages_out_total", figures.messages_out);
    text.counter("socket_bytes_out_total", figures.bytes_out);
    text.several("sockets_refused_total", "counter");
    text.of("sockets_refused_total", "why", "too_many", figures.too_many);
    text.of("sockets_refused_total", "why", "too_often", figures.too_often);
    text.of("sockets_refused_total", "why", "wrong_origin", figures.wrong_origin);
    text.several("sockets_cut_total", "counter");
    text.of("sockets_cut_total", "why", "too_long", figures.too_long);
    text.of("sockets_cut_total", "why", "too_slow", figures.too_slow);
    text.of("sockets_cut_total", "why", "silent", figures.silent);
    return text.text();
}

}  // namespace hexholm::server
