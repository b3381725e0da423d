// The fingerprint of a game's rules: equal fingerprints play alike, whatever they look like.
#pragma once

#include <string>

#include "engine/content/content.h"
#include "engine/content/fingerprint.h"

namespace hexholm {

// Everything that a rule can read, line by line, without faces; for people who compare two games.
std::string content_text(const Content& content);

Fingerprint content_digest(const Content& content);

}  // namespace hexholm
