-- How knights march, whatever kind they are (X-B-45 to X-B-51, X-B-73).
local cities = hex.has_mod "cities_knights"
local phases = hex.include "phases.lua"

hex.counter "march" {
    title = "Paths left",
    help = cities and "Three paths per turn, or five for an active knight."
        or "Three paths per turn, or five for 1 grain.",
    per = "figure", of = "knight", start = 3, most = 5, reset_each_turn = true,
}

-- Who has no knights does not march.
hex.counter "knights_out" { title = "", per = "player", most = 36, figures = { "knight" } }
local begin = { { unless_counter = "knights_out" }, { end_turn = true } }
if cities then
    begin = { function(game, me)
        if game:get("knights_out", me) == 0 then return game:end_phase() end
        game:set("battle_may_come", 1)
        for _, knight in ipairs(game:figures("knight", me)) do                  -- X-B-73
            game:set("march", knight, 3 + 2 * game:get("active", knight))
        end
    end }
end
local function march(name, follows, who, seats_left)
    hex.phase(name) {
        title = "Knights march", follows = follows, actions = { "end_turn" }, who = who,
        seats_left = seats_left, effect = begin,
        help = cities and "Move each of your knights up to 3 paths, or 5 while it is active."
                or "Move each of your knights up to 3 paths; then the battles begin.",
    }
end
march("march", "main")
if phases.paired then march("paired_march", "paired", "seat", 3) end            -- X-B-93
if phases.between then                                                          -- X-B-92
    hex.on("phase_began", function(game, player)
        for _, knight in ipairs(game:figures("knight", player)) do
            game:set("march", knight, 0)
        end
    end, { "special_build" })
end

-- X-B-49: those at the castle march out, if they can. Mostly there are none, and nothing is asked.
hex.counter "knights_here" {
    title = "", per = "edge", most = 36, marked_only = true, figures = { "knight" },
}
hex.counter "knights_at_castle" { title = "", per = "game", most = 36, sums = "knights_here" }
hex.pick "knight_at_castle" {
    title = "", what = "figure", figure = "knight", whose = "own", at = "castle_path",
    can_travel = true,
}
hex.guard "end_turn" {
    reason = "Your knights at the castle must move out first.", phases = phases.march,
    counter = "knights_at_castle", while_any = "knight_at_castle",
}
