/** The most entries in one export; further entries go into the next export. */
export const mostEntries = 1000
