-- What all progress cards share: they are played in the own part of the turn, any number of them,
-- also in the turn they were drawn (K-188 to K-190), and only when something comes of it (K-195);
-- those that `must_pass` their conditions in the variant of that rule, too. Of those that are
-- `limited` only one is played in a turn.
local phases = hex.include "phases.lua"
local always = hex.option "ck_allow_no_effect_play"

return function(deck)
    return function(name, title, copies, fields)
        fields.title, fields.deck, fields.copies = title, deck, copies
        fields.icon = "card_" .. name .. ".glb"
        fields.playable_fresh, fields.played = true, "under"
        fields.limited = fields.limited or false
        fields.phases = fields.phases or phases.acting
        if always and not fields.must_pass then
            fields.needs_effect, fields.needs_pick = "none", nil
            fields.test, fields.reason = nil, nil
        end
        fields.must_pass = nil
        hex.card(name)(fields)
    end
end
