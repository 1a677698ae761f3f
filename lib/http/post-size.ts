/** The limit for POST bodies is high, so that an overlong field gets an error message of its own. */
export const mostPostBytes = 4 * 1024 * 1024
