// What mod.json may hold, written so that editors complete and check it (JSON Schema).
#pragma once

#include <string>

namespace hexholm {

// Made from the fields that the reader of manifests reads.
std::string manifest_schema();

}  // namespace hexholm
