-- expect: ok
-- No text shows an address.
assert(tostring({}) == "table")
assert(tostring(assert) == "function")
assert(tostring(function() end) == "function")
assert(tostring(hex) == "table")
