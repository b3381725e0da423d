// The header of Catch2 2, by which tests include it, where Catch2 3 is installed.
#pragma once

#include <catch2/catch_all.hpp>

using Catch::Approx;
