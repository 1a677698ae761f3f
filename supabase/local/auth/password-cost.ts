/** The cost of bcrypt as a power of two; `@supabase/lite` reads this variable too, and tests set the lowest value. */
export const passwordCost = Number(process.env.LITE_AUTH_BCRYPT_COST || 10)
