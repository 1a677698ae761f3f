export const maxAttempts = 10

const firstCeiling = 4
const growth = 4
const lastCeiling = 6 * 3600

/**
 * Seconds until the next try after `attempt` failed ones, drawn evenly from 1 to a ceiling of 4 s, 16 s, 64 s … 6 h:
 * a blip heals while the client still watches, ten tries outlast a working day, and after an outage the jobs
 * do not come back all at once. The other side's Retry-After is a floor.
 */
export function retryDelay(attempt: number, retryAfter = 0, random: () => number = Math.random): number {
  const ceiling = Math.min(firstCeiling * growth ** (attempt - 1), lastCeiling)
  return Math.max(1, retryAfter, Math.ceil(random() * ceiling))
}
