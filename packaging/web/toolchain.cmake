# Compiles for browsers with Debian's emscripten; tools/web runs it in the system that it makes.
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)

# Where packaging/web/build-libraries puts the libraries.
set(HEXHOLM_WEB_LIBRARIES /opt/hexholm CACHE PATH "libraries that were compiled for browsers")
list(APPEND CMAKE_FIND_ROOT_PATH ${HEXHOLM_WEB_LIBRARIES})

# Errors of Lua unwind through frames of ours, so all is compiled with the browser's own exceptions. What stands in
# engine/base/byte_row.h and in the judge is written for SSE2, of which emscripten makes the browser's vectors.
set(web_flags "-fwasm-exceptions -msimd128 -msse2")
set(CMAKE_C_FLAGS_INIT "${web_flags}")
set(CMAKE_CXX_FLAGS_INIT "${web_flags}")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-fwasm-exceptions")
