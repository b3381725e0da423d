// The files of a certificate, tried before they are used, so that what is wrong with them is told in words.
#pragma once

#include <string>

#include "engine/base/result.h"

namespace hexholm::server {

// Whether both can be read, and the key belongs to the certificate.
Status check_certificate(const std::string& certificate, const std::string& key);

}  // namespace hexholm::server
