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

for _, front in ipairs(fronts) do
    hex.counter(front) { title = "", per = "game", least = -1, most = 1000 }
end
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

-- Where this caravan stands, and the paths on which its next camel may be placed (X-C-9, X-C-10).
local function offers(game, number)
    local front = game:get(fronts[number])
    if front < 0 then return nil, {} end
    if front == 0 then
        local edge, corner = way_out(game, number)
        return corner, edge and is_free(game, edge) and { edge } or {}
    end
    local free = {}
    for _, edge in ipairs(game:edges_of(front - 1)) do
        if is_free(game, edge) then table.insert(free, edge) end
    end
    return front - 1, free
end

-- All paths on which a camel may be placed now; none when there is no camel left (X-C-12). Caravans
-- whose front is at the corner `apart` are left out.
function camels.places(game, apart)
    local list, known = {}, {}
    if game:figures_left "camel" == 0 then return list end
    for number = 1, #fronts do
        local corner, free = offers(game, number)
        for _, edge in ipairs(corner ~= apart and free or {}) do
            if not known[edge] then table.insert(list, edge) end
            known[edge] = true
        end
    end
    return list
end

-- The caravan that goes along this path, and the corner it comes from: the first that can.
local function comes_by(game, edge, apart)
    for number = 1, #fronts do
        local corner, free = offers(game, number)
        for _, place in ipairs(corner ~= apart and free or {}) do
            if place == edge then return number, corner end
        end
    end
end

local function is_front(game, corner)
    for number = 1, #fronts do
        if offers(game, number) == corner then return true end
    end
    return false
end

-- Has a camel of another caravan been here? (X-C-14)
local function is_passed(game, corner, edge, number)
    for _, other in ipairs(game:edges_of(corner)) do
        local camel = game:figures_at("edge", other, "camel")[1]
        if other ~= edge and camel and game:get("caravan", camel) ~= number then return true end
    end
    return false
end

-- Places a camel (X-C-8). Caravans whose fronts have met go on as one (X-C-13).
function camels.place(game, player, edge, apart)
    local number, from = comes_by(game, edge, apart)
    local ends = game:ends_of(edge)
    local to = ends[1] == from and ends[2] or ends[1]
    local is_over = not is_front(game, to) and is_passed(game, to, edge, number)
    for other = 1, #fronts do
        if offers(game, other) == from then game:set(fronts[other], is_over and -1 or to + 1) end
    end
    game:set("camels", edge, 1)                     -- before the camel is heard of (effects.lua)
    local camel = game:put_figure(player, "camel", edge)
    game:set("caravan", camel, number)
    game:set("heading", camel, ends[1] == from and 1 or 2)
end

return hex.frozen(camels)
