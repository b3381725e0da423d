-- Steps that ask who has most of a counter or holds an award, that do what the card on top starts,
-- or take a good that was picked; picks that leave out a number or take the first; ways, cards and
-- guards that need no function.
hex.counter "done" { title = "Done", per = "player", most = 999 }
hex.counter "skill" { title = "Skill", per = "player", most = 9 }
local done = { count = "done" }
local function action(name, steps, more)
    local declared = more or {}
    declared.title, declared.phases, declared.limit = name, { "main" }, name .. "_used"
    declared.effect = steps
    hex.counter(name .. "_used") { title = "", per = "player", most = 2, reset_each_turn = true }
    hex.action(name)(declared)
end

action("best", { { if_most = "skill" }, done })
action("not_best", { { unless_most = "skill" }, done })
hex.award "prize" { title = "Prize", points = 0, least = 2, counter = "skill" }
action("winner", { { if_award = "prize" }, done })
action("no_winner", { { unless_award = "prize" }, done })

hex.counter "closed" { title = "Closed", per = "game", most = 3 }
hex.pick "door" {
    title = "Which door?", what = "number", least = 1, most = 3, other_than = "closed",
}
hex.pick "first_door" {
    title = "", what = "number", least = 1, most = 3, other_than = "closed", takes_first = true,
}
action("close", { { set = "closed", to_picked = true } }, { picks = { "door" } })
action("close_first", { { pick = "first_door" }, { set = "closed", to_picked = true } })

hex.deck "fates" { title = "Fate" }
hex.effect "luck" { done, done }
hex.card "star" { title = "Star", deck = "fates", copies = 1, starts = "luck" }
hex.card "cloud" { title = "Cloud", deck = "fates", copies = 1 }
hex.zone "sky" { title = "Sky", decks = { "fates" } }
action("look_up", { { move_cards = 1, from = "fates", into = "sky" }, { start_card = "sky" } })

hex.pick "wanted" { title = "Which good?", what = "good" }
action("tax", { { collect_picked = true, most = 2 } }, { picks = { "wanted" } })
action("tithe", { { collect_picked = true } }, { picks = { "wanted" } })

action("market", { { choose = {
    { title = "Sell", needs_goods = { by = "skill", 1, 3 }, effect = { done } },
    { title = "Leave", effect = { { count = "skill" } } },
}, title = "What do you do?" } })

hex.deck "songs" { title = "Song" }
hex.card "hymn" {
    title = "Hymn", deck = "songs", copies = 3, playable_fresh = true, limited = false,
    everybody_has = 1, effect = { done },
}
hex.card "choir" {
    title = "Choir", deck = "songs", copies = 3, playable_fresh = true, limited = false,
    together_have = 2, effect = { done },
}

hex.counter "banned" { title = "Banned", per = "player", most = 1 }
hex.guard "do_best" { counter = "banned", reason = "You are not invited." }

-- Rain falls on the land beside settlements, but not beside one at which a roof stands.
hex.counter "rain" { title = "Rain", per = "tile", most = 9 }
hex.counter "roof" { title = "Roof", per = "corner", most = 3 }
action("storm", { { count_tiles = "rain", spared_by = "roof", spared_from = 2 } })
