/** Signs of a note for the client; the database has the same limit. */
export const longestNote = 1000
