-- The sea around the castle's island and the small islands on it, as those of New Shores (X-B-82):
-- knights never leave the large one (X-B-83). `q` and `r` say where its middle lies.
local large = hex.players > 4
local letters = { F = "forest", H = "hills", P = "pasture", G = "fields", M = "mountains",
    ["$"] = "gold", ["~"] = "sea" }

-- Where the island lies there are dots.
local rows = large and {
    { 2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
    { 1, "~   H12 ~   .   .   .   ~   G9  ~   ~" },
    { 0, "~   F3  ~   .   .   .   .   ~   ~   ~" },
    { -1, "~   $4  ~   .   .   .   .   .   ~   M5  ~" },
    { -1, "~   ~   .   .   .   .   .   .   ~   ~" },
    { -2, "~   P8  ~   .   .   .   .   .   ~   $10 ~" },
    { -2, "~   M6  ~   .   .   .   .   ~   ~   ~" },
    { -2, "~   $11 ~   .   .   .   ~   H2  ~" },
    { -2, "~   ~   ~   ~   ~   ~   ~   ~   ~" },
} or {
    { 2, "~   ~   ~   ~   ~   ~" },
    { 1, "~   M8  P11 ~   $4  ~   ~" },
    { 0, "~   ~   ~   ~   ~   H5  M2  ~" },
    { -1, "~   ~   .   .   .   ~   F9  ~   ~" },
    { -1, "~   .   .   .   .   ~   $10 ~" },
    { -2, "~   .   .   .   .   .   ~   ~   ~" },
    { -2, "~   .   .   .   .   ~   H3  ~" },
    { -2, "~   .   .   .   ~   G6  ~" },
    { -2, "~   ~   ~   ~   ~" },
}
local sea = { tiles = {}, marks = {}, q = large and 4 or 1, r = large and 4 or 5 }
local home, known = {}, {}
-- What two tiles share is marked once: an eastern side is the western one of the next tile.
local function mark_sides(q, r)
    for _, side in ipairs { { 0, 0, "NE" }, { 0, 0, "E" }, { 0, 0, "SE" }, { -1, 1, "NE" },
        { -1, 0, "E" }, { 0, -1, "SE" } } do
        local x, y, at = q + side[1], r + side[2], side[3]
        local key = x .. "," .. y .. at
        if not known[key] then
            table.insert(sea.marks, { counter = "overseas", q = x, r = y, at = at })
        end
        known[key] = true
    end
end
for number, row in ipairs(rows) do
    local at, words = 0, {}
    for _, word in ipairs(row[2]:split(" ")) do
        if #word > 0 then table.insert(words, word) end
    end
    for which, word in ipairs(words) do
        local q, r, letter = row[1] + at, number - 1, word:sub(1, 1)
        local is_rim = number == 1 or number == #rows or which == 1 or which == #words
        at = at + 1
        if letter == "." then
            table.insert(home, { q = q, r = r })
        else
            table.insert(sea.tiles, { q = q, r = r, area = 2, token = tonumber(word:sub(2, #word)),
                terrain = letter == "~" and is_rim and "frame" or letters[letter] })
            if letter ~= "~" then mark_sides(q, r) end
        end
    end
end
sea.regions = { { name = "home", tiles = home } }

hex.counter "overseas" { title = "", per = "edge", most = 1, marked_only = true }
return sea
