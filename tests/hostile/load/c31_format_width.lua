-- expect: load-error knows only %d, %s and %%
-- An enormous width.
string.format("%999999999d", 1)
