/** This limit is high, so that an overlong field reaches its own check, which tells the user about the problem. */
export const mostPostBytes = 4 * 1024 * 1024
