/** A count that goes no further than `max` and one more: `100+`. */
export const cappedCount = (count: number, max = 100): string => (count > max ? `${max}+` : String(count))
