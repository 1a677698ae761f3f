/** Most bytes of a form or an action. A field of a megabyte still reaches its own rule, which tells the user what is wrong. */
export const mostPostBytes = 4 * 1024 * 1024
