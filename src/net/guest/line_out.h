// Where the messages of a client go: a socket, or the wire of a test.
#pragma once

#include "engine/base/bytes.h"

namespace hexholm::net {

class LineOut {
public:
    virtual ~LineOut() = default;

    // A new line to the server, in the place of an older one. Guest::opened() or closed() is called when it is known.
    virtual void open() = 0;
    // REQUIRES: it is open.
    virtual void send(bool is_text, ByteSpan message) = 0;
    // closed() is not called for it.
    virtual void close() = 0;
};

}  // namespace hexholm::net
