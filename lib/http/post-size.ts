/**
 * A posted form or action may have at most this many bytes. The limit is high enough that a field which is too long still
 * reaches its own check, which tells the user what is wrong.
 */
export const mostPostBytes = 4 * 1024 * 1024
