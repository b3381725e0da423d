// The main program of every test suite under Catch2 2; Catch2 3 brings its own, which does the same.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

int main(int argc, char* argv[]) {
    Catch::Session session;
    // A name that Catch reads as a pattern may match nothing; that is a failure.
    session.configData().warnings = Catch::WarnAbout::NoTests;
    return session.run(argc, argv);
}
