import { z } from 'zod'

/** Matches accepted addresses in lower case; `private.is_email` in the database has the same pattern. */
export const emailPattern =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

export const emailText = (problem: string, longest = 254) =>
  z.string().trim().toLowerCase().max(longest, problem).pipe(z.string().regex(emailPattern, problem))
