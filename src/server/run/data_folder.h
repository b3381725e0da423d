// The folder in which a server keeps everything; one program at a time has it.
#pragma once

#include <string>

#include "engine/base/result.h"

namespace hexholm::server {

// $XDG_DATA_HOME/hexholm/server or its usual place; /var/lib/hexholm for whoever has no home.
std::string usual_data_folder();

class DataFolder {
public:
    // Makes what is missing of it.
    static Result<DataFolder> open(const std::string& path);

    DataFolder(DataFolder&& other) noexcept;
    DataFolder& operator=(DataFolder&& other) noexcept;
    ~DataFolder();

    std::string store() const { return path_ + "/store.db"; }
    std::string games() const { return path_ + "/games"; }
    std::string brought() const { return path_ + "/brought"; }
    std::string packages() const { return path_ + "/packages"; }

private:
    DataFolder(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}

    std::string path_;
    int lock_;  // an open file; the lock goes with it, also when the program is killed
};

}  // namespace hexholm::server
