/** The brackets of yearly income in UVT: each rate applies below its limit (E.T., art. 908). */
const limits = [6_000, 15_000, 30_000, 100_000] as const

/** The percent of SIMPLE on the yearly income of each group of activities, by bracket (E.T., art. 908). */
export const simplePercents = {
  /** Numeral 1 of E.T., art. 908: small shops and hairdressers. */
  shops: [1.2, 2.8, 4.4, 5.6],
  /** Numeral 2 of E.T., art. 908: trade, technical services, workshops, construction and industry. */
  trade: [1.6, 2, 3.5, 4.5],
  /** Numeral 3 of E.T., art. 908: food, drinks and transport. */
  food: [3.1, 3.4, 4, 4.5],
  /** The rates for professions that apply after judgment C-540 of 2023. */
  professions: [5.9, 7.3, 12, 14.5],
} as const

/** Returns the bracket of a yearly income in UVT, from 0 to 3; null above the limit of SIMPLE. */
export function simpleBracket(incomeInUvt: number): number | null {
  const at = limits.findIndex((below) => incomeInUvt < below)
  return at < 0 ? null : at
}
