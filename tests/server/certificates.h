// Certificates that a test makes for itself, with openssl.
#pragma once

#include <cstdlib>
#include <fstream>
#include <string>

#include <catch2/catch.hpp>

#include "tests/server/echo.h"
#include "tests/server/support.h"

namespace hexholm::test {

// A certificate for localhost that this test believes, and one that it does not.
struct Certificates {
    Folder folder;
    std::string good = folder.file("good");
    std::string other = folder.file("other");

    Certificates() {
        for (const std::string& name : {good, other})
            make(name, "localhost");
        make(folder.file("elsewhere"), "example.org");
        std::ofstream(folder.file("believed.pem"))
            << std::ifstream(good + ".pem").rdbuf()
            << std::ifstream(folder.file("elsewhere.pem")).rdbuf();
        ::setenv("SSL_CERT_FILE", folder.file("believed.pem").c_str(), 1);
    }
    ~Certificates() { ::unsetenv("SSL_CERT_FILE"); }

    static void make(const std::string& name, const std::string& host) {
        const std::string command =
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3"
            " -subj /CN=" +
            host + " -addext subjectAltName=DNS:" + host + " -keyout " + name + ".key -out " +
            name + ".pem 2>/dev/null";
        REQUIRE(std::system(command.c_str()) == 0);
    }
    static server::GatewaySetup setup_of(const std::string& name) {
        server::GatewaySetup setup = RunningGateway::any_port();
        setup.certificate = name + ".pem";
        setup.key = name + ".key";
        return setup;
    }
};

}  // namespace hexholm::test
