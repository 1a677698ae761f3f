import { z } from 'zod'

/** The addresses that the site takes, in lower case; the database has the same pattern in `private.is_email`. */
export const emailPattern =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

/** A typed address as it is stored; `problem` is what is said of any other. */
export const emailText = (problem: string, longest = 254) =>
  z.string().trim().toLowerCase().max(longest, problem).pipe(z.string().regex(emailPattern, problem))
