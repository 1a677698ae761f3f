/** `100+` */
export const cappedCount = (count: number, max = 100): string => (count > max ? `${max}+` : String(count))
