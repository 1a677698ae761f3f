/** Returns a text such as `100+` for a count above `max`. */
export const cappedCount = (count: number, max = 100): string => (count > max ? `${max}+` : String(count))
