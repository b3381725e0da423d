-- Camels and the ways they take (X-C-3, X-C-6 to X-C-14). A caravan is known by its front: the
-- corner at which the next camel begins. `front_1` and so on hold its number and 1 more; 0 while
-- the caravan has not set out from its gate, below 0 when it has come to an end.
local camels = {}
local large = hex.players > 4
local fronts = large
    and hex.frozen { "front_1", "front_2", "front_3", "front_4", "front_5", "front_6" }
    or hex.frozen { "front_1", "front_2", "front_3" }
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
hex.counter "caravan" { title = "", per = "figure", of = "camel", most = 6 }
hex.counter "heading" { title = "", per = "figure", of = "camel", most = 2 }

hex.figure "camel" {
    title = "Camel", icon = "camel_1.glb", color = "#c99a5b", owned = false, on = "edge",
    help = "A road on its path counts twice for the Longest Road. A building between two camels "
        .. "is worth 1 point more.",
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

hex.on("game_began", function(game)
    for number = 1, #fronts do
        local edge, corner = way_out(game, number)
        if edge then
            game:set(starts[number], corner + 1)
            game:set(first_paths[number], edge + 1)
        end
    end
end)

-- X-C-6, X-C-11: any path on land or at its coast without camel. Beside fishing grounds there are
-- edges at sea as well; with ships these are paths, too, but for the rim of the map (X-C-33).
local function is_free(game, edge)
    if game:get("camels", edge) > 0 then return false end
    if not sails and not fishes then return true end
    for _, tile in ipairs(game:tiles_beside(edge)) do
        if game:is_land(tile) or sails and #game:neighbours(tile) == 6 then return true end
    end
    return false
end

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

-- Adds the paths on which the next camel of this caravan may be placed (X-C-9, X-C-10), unless its
-- front is at the corner `apart`. Asked most often of all, so it makes no calls that it can do
-- without.
local function add_paths(game, number, list, apart)
    local corner, path = stand_of(game, number)
    if not corner or corner == apart then return end
    local edges = path and { path } or game:edges_of(corner)
    for at = 1, #edges do
        if is_free(game, edges[at]) then list[#list + 1] = edges[at] end
    end
end

-- All paths on which a camel may be placed now, some of them twice where fronts have met; none when
-- there is no camel left (X-C-12). Caravans whose front is at the corner `apart` are left out.
function camels.places(game, apart)
    local list = {}
    if game:figures_left "camel" == 0 then return list end
    for number = 1, #fronts do add_paths(game, number, list, apart) end
    return list
end
function camels.any_place(game)
    local list = {}
    if game:figures_left "camel" == 0 then return false end
    for number = 1, #fronts do
        add_paths(game, number, list)
        if #list > 0 then return true end
    end
    return false
end

-- Has a camel of another caravan been here? (X-C-14)
local function is_passed(game, corner, edge, number)
    local edges = game:edges_of(corner)
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
    local ends, stands = game:ends_of(edge), {}
    local number, from
    for other = 1, #fronts do
        local corner, path = stand_of(game, other)
        stands[other] = corner or false
        local leads = corner ~= apart
            and (path == edge or not path and (corner == ends[1] or corner == ends[2]))
        if leads and not number then number, from = other, corner end
    end
    local to = ends[1] == from and ends[2] or ends[1]
    local is_front = false
    for other = 1, #fronts do is_front = is_front or stands[other] == to end
    local is_over = not is_front and is_passed(game, to, edge, number)
    for other = 1, #fronts do
        if stands[other] == from then game:set(fronts[other], is_over and -1 or to + 1) end
    end
    game:set("camels", edge, 1)                     -- before the camel is heard of (effects.lua)
    local camel = game:put_figure(player, "camel", edge)
    game:set("caravan", camel, number)
    game:set("heading", camel, ends[1] == from and 1 or 2)
end

return hex.frozen(camels)
