// The main program of every test suite; Catch writes it.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
