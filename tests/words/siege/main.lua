-- Dice are thrown for numbers of a player and of the game; a number at a place changes where the
-- effect is, and what stands there becomes something else.
hex.counter "force" { title = "Force", per = "player", most = 8 }
hex.counter "weather" { title = "Weather", per = "game", most = 6 }
hex.counter "walls" { title = "Walls", per = "corner", most = 3 }
hex.counter "ruts" { title = "Ruts", per = "edge", most = 3 }
hex.piece "paved" {
    title = "Paved road", on = "edge", route = "roads", supply = 1,
}

hex.pick "own_hut" {
    title = "Settlement", what = "corner", piece = "settlement", whose = "own", takes_first = true,
}
hex.pick "own_road" {
    title = "Road", what = "edge", piece = "road", whose = "own", takes_first = true,
}
hex.cue "thunder" { title = "Thunder" }

local function action(name, steps)
    hex.counter(name .. "_used") { title = "", per = "player", most = 9, reset_each_turn = true }
    hex.action(name) {
        title = name, phases = { "main" }, limit = name .. "_used", effect = steps,
    }
end
action("gather", { { throw_for = "force", sides = 8 } })
action("wait", { { throw_for = "weather" } })
action("build_walls", { { pick = "own_hut" }, { set = "walls", value = 2 } })
hex.effect "breach" { { set = "walls", add = -1 } }
action("storm", { { pick = "own_hut" }, { cue = "thunder" }, { start = "breach" } })
action("wall_a_road", { { pick = "own_road" }, { set = "walls", value = 2 } })
action("wear", { { pick = "own_road" }, { set = "ruts", add = 1 } })
action("grow", { { pick = "own_hut" }, { replace = "city" } })
action("pave", { { pick = "own_road" }, { replace = "paved" } })
action("grow_a_road", { { pick = "own_road" }, { replace = "city" } })
