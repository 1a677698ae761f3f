/** Bytes of a RUT, as the database limits them; a real one has some hundred thousand. */
export const maxRutSize = 4 * 1024 * 1024
