// Loaded before a program (LD_PRELOAD) it lets calls of the system fail that concern journals, as a
// full or broken disk does. The environment says which:
//   FAIL_CALL   write, fdatasync, fsync, rename, ftruncate or open
//   FAIL_ERRNO  the number of the error
//   FAIL_FROM   how many such calls succeed first
//   FAIL_COUNT  how many fail then
//   FAIL_SHORT  a write that fails has written so many bytes before, as on a disk that fills up
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

namespace {

long number(const char* name, long otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::atol(text);
}

// Whether this call is one of those that fail; counts it.
bool fails(const char* call) {
    const char* wanted = std::getenv("FAIL_CALL");
    if (wanted == nullptr || std::strcmp(wanted, call) != 0) return false;
    static long calls = 0;
    const long from = number("FAIL_FROM", 0);
    const long now = calls++;
    if (now < from || now >= from + number("FAIL_COUNT", 1)) return false;
    errno = static_cast<int>(number("FAIL_ERRNO", ENOSPC));
    return true;
}

bool is_journal_name(const char* name) {
    return name != nullptr && std::strstr(name, ".journal") != nullptr;
}

bool is_journal(int file) {
    char link[64];
    char name[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length = ::readlink(link, name, sizeof name - 1);
    if (length <= 0) return false;
    name[length] = '\0';
    return is_journal_name(name);
}

template <class Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

ssize_t write(int file, const void* bytes, size_t count) {
    static const auto real = next<ssize_t(int, const void*, size_t)>("write");
    if (!is_journal(file) || !fails("write")) return real(file, bytes, count);
    const int error = errno;
    const long part = number("FAIL_SHORT", 0);
    if (part > 0 && static_cast<size_t>(part) < count) real(file, bytes, static_cast<size_t>(part));
    errno = error;
    return -1;
}

int fdatasync(int file) {
    static const auto real = next<int(int)>("fdatasync");
    return is_journal(file) && fails("fdatasync") ? -1 : real(file);
}

int fsync(int file) {
    static const auto real = next<int(int)>("fsync");
    return is_journal(file) && fails("fsync") ? -1 : real(file);
}

int ftruncate(int file, off_t length) {
    static const auto real = next<int(int, off_t)>("ftruncate");
    return is_journal(file) && fails("ftruncate") ? -1 : real(file, length);
}

int rename(const char* from, const char* to) {
    static const auto real = next<int(const char*, const char*)>("rename");
    return is_journal_name(to) && fails("rename") ? -1 : real(from, to);
}

int open(const char* name, int flags, ...) {
    static const auto real = next<int(const char*, int, ...)>("open");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return is_journal_name(name) && fails("open") ? -1 : real(name, flags, mode);
}

}  // extern "C"
