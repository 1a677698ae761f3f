/** How many bytes a form or an action may send. A field of a megabyte still reaches its rule, which refuses it in words. */
export const mostPostBytes = 4 * 1024 * 1024
