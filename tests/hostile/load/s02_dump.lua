-- expect: load-error there is no 'string.dump'
-- Reaches for what lies outside.
string.dump(function() end)
