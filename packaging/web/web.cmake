# What all programs for browsers have in common, and how the one for Node is linked.

# Before what follows: for each language CMake reads emscripten's toolchain file once more, which says where packages are.
enable_language(C)
set(ENV{PKG_CONFIG_LIBDIR} ${HEXHOLM_WEB_LIBRARIES}/lib/pkgconfig)
include_directories(SYSTEM ${HEXHOLM_WEB_LIBRARIES}/include)  # libraries that are headers only

# There are none: engine/base/worker_direct.cpp does in pieces what threads would do.
add_library(Threads::Threads INTERFACE IMPORTED)

# By these names the client asks for them; emscripten would take ones that it fetches.
pkg_check_modules(WEB_SDL2 REQUIRED IMPORTED_TARGET GLOBAL sdl2)
pkg_check_modules(WEB_GLM REQUIRED IMPORTED_TARGET GLOBAL glm)
add_library(SDL2::SDL2 ALIAS PkgConfig::WEB_SDL2)
add_library(glm::glm ALIAS PkgConfig::WEB_GLM)

# Where the stack is full the program stops, and does not write over what lies beside it.
add_link_options(-sSTACK_SIZE=32MB -Wl,--stack-first -sINITIAL_MEMORY=96MB -sALLOW_MEMORY_GROWTH -sEXIT_RUNTIME=1)

# In the place of emscripten's memcpy, memset and memcmp.
add_library(hexholm_web_memory STATIC packaging/web/memory.c)
target_compile_options(hexholm_web_memory PRIVATE -O3 -fno-builtin)

# hexholm_for_node(TARGET): the program runs under Node, with the files and the environment of the system; a script of its
# name starts it.
function(hexholm_for_node target)
    set_target_properties(${target} PROPERTIES SUFFIX .cjs)
    target_link_options(${target} PRIVATE -sENVIRONMENT=node -sNODERAWFS
        --pre-js=${CMAKE_SOURCE_DIR}/packaging/web/node.js)
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${CMAKE_SOURCE_DIR}/packaging/web/node.js)
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/${target} NEWLINE_STYLE UNIX CONTENT [[#!/bin/sh
# Runs @target@ under Node.
folder=$(dirname "$(readlink -f "$0")")
command -v node >/dev/null || { echo "@target@: Node is missing; apt-get install nodejs, or tools/web --run $0" >&2 && exit 1; }
# Only what is called very often is worth compiling a second time: most runs are short.
HEXHOLM_ROOT=${HEXHOLM_ROOT:-@CMAKE_SOURCE_DIR@} \
    exec node --wasm-lazy-compilation --wasm-tiering-budget=10000000 "$folder/@target@.cjs" "$@"
]] @ONLY)
    file(CHMOD ${CMAKE_BINARY_DIR}/${target} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
        WORLD_READ WORLD_EXECUTE)
endfunction()

# hexholm_for_page(TARGET): the program runs in a page and, as a second copy, in its worker (packaging/web/page). Both start it
# when its files are there, and it never ends by itself.
function(hexholm_for_page target)
    set_target_properties(${target} PROPERTIES SUFFIX .js)
    target_link_options(${target} PRIVATE -sENVIRONMENT=web,worker -sINVOKE_RUN=0 -sEXIT_RUNTIME=0 -sFORCE_FILESYSTEM
        -lidbfs.js -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sDYNAMIC_EXECUTION=0
        -sEXPORTED_RUNTIME_METHODS=callMain,FS,ENV,stringToNewUTF8 -sEXPORTED_FUNCTIONS=_main,_malloc,_free)
endfunction()
