// Many lines to one server on the thread of whoever calls: for programs that fill a server to see what it bears.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <vector>

#include "engine/base/bytes.h"

#include "src/net/line/line.h"

namespace hexholm::net {

class Crowd {
public:
    // Called while serve() runs. Lines have numbers from 0.
    class Listener {
    public:
        virtual ~Listener() = default;
        virtual void opened(std::size_t line) = 0;
        virtual void received(std::size_t line, bool is_text, ByteSpan message) = 0;
        virtual void closed(std::size_t line, LineEnd end, const Problem& why) = 0;
    };

    // The listener outlives the crowd.
    static Result<std::unique_ptr<Crowd>> make(Link link, std::size_t lines, Listener& listener);
    virtual ~Crowd() = default;

    // Opens the line again; what was open before is dropped.
    virtual void open(std::size_t line) = 0;
    virtual void send(std::size_t line, bool is_text, ByteSpan message) = 0;
    // closed() is not called for it.
    virtual void close(std::size_t line) = 0;
    // Waits until something has happened, but no longer than this.
    virtual void serve(std::int64_t most_us) = 0;
};

}  // namespace hexholm::net
