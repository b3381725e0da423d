// What runs on the thread of a SocketLine.
#pragma once

#include "src/net/line/line_mail.h"

namespace hexholm::net {

// Serves the line's socket until the line wishes to stop.
void run_socket_thread(LineMail& mail);

}  // namespace hexholm::net
