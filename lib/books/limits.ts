/** Entries of one export; the next ones leave with the next. */
export const mostEntries = 1000
