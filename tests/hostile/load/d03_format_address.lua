-- expect: load-error knows only %d, %s and %%
-- The address of a table by a format.
string.format("%p", {})
