/** A session ends 30 days after the sign-in, however often it was refreshed. */
const longestSeconds = 30 * 24 * 3600

type Claims = { amr?: unknown }

/** When the person proved who they are, in seconds since 1970; null when the token does not say. */
function signedInAt({ amr }: Claims): number | null {
  const times = Array.isArray(amr) ? amr.map((entry: { timestamp?: unknown }) => entry?.timestamp) : []
  const known = times.filter((time) => typeof time === 'number')
  return known.length ? Math.max(...known) : null
}

export function sessionExpired(claims: Claims, now = Date.now()): boolean {
  const since = signedInAt(claims)
  return since !== null && now / 1000 - since > longestSeconds
}
