/** The cost of bcrypt, as a power of two. The library reads the same variable. Tests set it to the lowest value. */
export const passwordCost = Number(process.env.LITE_AUTH_BCRYPT_COST || 10)
