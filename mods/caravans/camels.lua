-- Camels and the ways they take (X-C-3, X-C-6 to X-C-14). A caravan is known by its front: the
-- corner at which the next camel begins. `front_1` and so on hold its number and 1 more; 0 while
-- the caravan has not set out from its gate, below 0 when it has come to an end.
local camels = {}
local large = hex.players > 4
local fronts = large
    and hex.frozen { "front_1", "front_2", "front_3", "front_4", "front_5", "front_6" }
    or hex.frozen { "front_1", "front_2", "front_3" }
local caravans = #fronts
local gates = hex.frozen { 1, 3, 5 }              -- corners N, SE and SW of an oasis (X-C-2)
local sails, fishes = hex.has_mod "seafarers", hex.has_mod "fishermen"

-- Where the caravan sets out: the corner of its gate and the path that leads away, both with 1
-- more; 0 where there is none.
local starts, first_paths = {}, {}
for number, front in ipairs(fronts) do
    starts[number], first_paths[number] = "start_" .. number, "first_path_" .. number
    hex.counter(front) { title = "", per = "game", least = -1, most = 1000 }
    hex.counter(starts[number]) { title = "", per = "game", most = 1000 }
    hex.counter(first_paths[number]) { title = "", per = "game", most = 1000 }
end
starts, first_paths = hex.frozen(starts), hex.frozen(first_paths)
hex.counter "camels" { title = "", per = "edge", most = 1 }
-- The paths on which a camel may be placed now, so that the questions of a vote call no function.
hex.counter "camel_path" { title = "", per = "edge", most = 1 }
hex.counter "camel_paths" { title = "", per = "game", most = 1000, sums = "camel_path" }
hex.counter "caravan" { title = "", per = "figure", of = "camel", most = 6 }
hex.counter "heading" { title = "", per = "figure", of = "camel", most = 2 }

-- The traders know no Longest Road (X-C-38).
local worth = (hex.has_mod "traders" and ""
    or "A road on its path counts twice for the Longest Road. ")
    .. "A building between two camels is worth 1 extra point."
hex.cue "camel_comes" {
    title = "Camel", help = worth, color = "#c99a5b", icon = "camel_1.glb", particles = 70,
}
hex.figure "camel" {
    title = "Camel", icon = "camel_1.glb", color = "#c99a5b", owned = false, on = "edge",
    help = worth,
    supply = large and 33 or 22, crowd = 1,                             -- X-C-3, X-G-19
    looks = { "camel_1.glb", "camel_2.glb" }, looks_by = "heading",
}

-- The path that leads away from a gate, and the corner there; nothing at the coast (X-C-7).
local function way_out(game, number)
    local oasis = game:tiles "oasis"[(number - 1) // 3 + 1]
    if not oasis then return nil end
    local corner = game:corner(oasis, gates[(number - 1) % 3 + 1])
    for _, edge in ipairs(game:edges_of(corner)) do
        local beside = game:tiles_beside(edge)
        if beside[1] ~= oasis and beside[2] ~= oasis then return edge, corner end
    end
end

-- X-C-42: none at the sea sides of trade places, nor, but for an option, at the paths inside of
-- them.
local trades = hex.has_mod "traders"
local inside = hex.option "tb.camelsAtTradeHexes" == "interior"
local function is_at_trade_place(game, edge)
    if game:get("sea_side", edge) > 0 then return true end
    if inside then return false end
    local ends = game:ends_of(edge)
    return game:get("plaza", ends[1]) > 0 or game:get("plaza", ends[2]) > 0
end

-- X-C-6, X-C-11: any path on land or at its coast without camel. Beside fishing grounds there are
-- edges at sea as well; with ships these are paths, too, but for the rim of the map (X-C-33).
local function is_free(game, edge)
    if game:get("camels", edge) > 0 then return false end
    if trades and is_at_trade_place(game, edge) then return false end
    if not sails and not fishes then return true end
    for _, tile in ipairs(game:tiles_beside(edge)) do
        if game:is_land(tile) or sails and #game:neighbours(tile) == 6 then return true end
    end
    return false
end

hex.on("game_began", function(game)
    for number = 1, caravans do
        local edge, corner = way_out(game, number)
        if edge then
            game:set(starts[number], corner + 1)
            game:set(first_paths[number], edge + 1)
            if is_free(game, edge) then game:count("camel_path", edge, 1) end
        end
    end
end)

-- Where this caravan stands, and the path on which it sets out while it is at its gate. No corner:
-- it has come to an end, or begins at the coast.
local function stand_of(game, number)
    local front = game:get(fronts[number])
    if front > 0 then return front - 1 end
    if front < 0 then return nil end
    local path = game:get(first_paths[number])
    if path == 0 then return nil end
    return game:get(starts[number]) - 1, path - 1
end

local function unmark_paths(game)
    for _, edge in ipairs(game:places_with "camel_path") do game:count("camel_path", edge, -1) end
end
-- Marks the next paths of all caravans (X-C-9, X-C-10) but for those whose front is at the corner
-- `apart`.
local function mark_paths(game, apart)
    unmark_paths(game)
    for number = 1, caravans do
        local corner, path = stand_of(game, number)
        if corner and corner ~= apart then
            for _, edge in ipairs(path and { path } or game:edges_of(corner)) do
                if is_free(game, edge) then game:count("camel_path", edge, 1) end
            end
        end
    end
end
function camels.mark_only(game, paths)
    unmark_paths(game)
    for _, edge in ipairs(paths) do game:count("camel_path", edge, 1) end
end
camels.mark_paths = mark_paths

-- Is there a path for another camel, and a camel left (X-C-12)?
function camels.any_path(game)
    if game:figures_left "camel" == 0 then return false end
    if sails then mark_paths(game) end       -- land may have been found since
    return game:get "camel_paths" > 0
end

-- All caravans at a corner have gone from there: their other paths are marked no longer, but for
-- those that others can take. `is_front` is true for the corners of fronts, `gate_of` tells the
-- corners of the gates from which paths are the first.
local function unmark_around(game, corner, taken, is_front, gate_of)
    local edges = game:edges_of(corner)
    for at = 1, #edges do
        local edge = edges[at]
        local is_left = edge ~= taken and (gate_of[edge] or corner) == corner
        local ends = is_left and game:ends_of(edge)
        if ends and not is_front[ends[1] == corner and ends[2] or ends[1]] then
            game:count("camel_path", edge, -1)
        end
    end
end

-- Has a camel of another caravan been here? (X-C-14)
local function is_passed(game, edges, edge, number)
    for at = 1, #edges do
        local other = edges[at]
        if other ~= edge and game:get("camels", other) > 0 then
            local camel = game:figures_at("edge", other, "camel")[1]
            if camel and game:get("caravan", camel) ~= number then return true end
        end
    end
    return false
end

-- Places a camel on one of its places (X-C-8): it goes with the first caravan that can take this
-- path. Caravans whose fronts have met go on as one (X-C-13).
function camels.place(game, player, edge, apart)
    local ends, stands, is_front, gate_of = game:ends_of(edge), {}, {}, {}
    local number, from
    for other = 1, caravans do
        local corner, path = stand_of(game, other)
        stands[other] = corner or false
        if path then gate_of[path] = corner elseif corner then is_front[corner] = true end
        local leads = corner ~= apart
            and (path == edge or not path and (corner == ends[1] or corner == ends[2]))
        if leads and not number then number, from = other, corner end
    end
    local to = ends[1] == from and ends[2] or ends[1]
    local meets = false
    for other = 1, caravans do meets = meets or stands[other] == to end
    local next_paths = game:edges_of(to)
    local is_over = not meets and is_passed(game, next_paths, edge, number)
    for other = 1, caravans do
        if stands[other] == from then game:set(fronts[other], is_over and -1 or to + 1) end
    end
    game:set("camels", edge, 1)                     -- before the camel is heard of (effects.lua)
    game:count("camel_path", edge, -1)
    unmark_around(game, from, edge, is_front, gate_of)
    for at = 1, is_over and 0 or #next_paths do
        local path = next_paths[at]
        if path ~= edge and is_free(game, path) then game:count("camel_path", path, 1) end
    end
    local camel = game:put_figure(player, "camel", edge)
    game:set("caravan", camel, number)
    game:set("heading", camel, ends[1] == from and 1 or 2)
    game:cue("camel_comes", nil, to)
end

return hex.frozen(camels)
