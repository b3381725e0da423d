-- expect: load-error 'rawset' is not available
-- Writes behind the lock.
rawset(string, "rep", nil)
