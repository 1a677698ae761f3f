/** An export has at most this many entries; further entries go into the next export. */
export const mostEntries = 1000
