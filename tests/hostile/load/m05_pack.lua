-- expect: load-error there is no 'string.pack'
-- Padding of two gigabytes.
string.pack("!16c2147483647", "x")
