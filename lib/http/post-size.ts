/** High enough that a field which is too long reaches its own check, which tells the user what is wrong. */
export const mostPostBytes = 4 * 1024 * 1024
