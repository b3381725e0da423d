std = "lua54"
max_line_length = 100
unused_args = false
-- Mods read this global and write none.
read_globals = { "hex" }
-- What mods cannot reach.
not_globals = {
    "os", "io", "debug", "load", "loadfile", "dofile", "collectgarbage", "package", "next",
    "math.random", "math.randomseed",
}
