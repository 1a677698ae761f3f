/** The income in UVT from which a rate applies, the rate in percent, and the tax in UVT on the income below. */
type Step = readonly [from: number, percent: number, before: number]
/** The yearly table of E.T., art. 241. */
export const yearSteps: readonly Step[] = [
  [31_000, 39, 10_352],
  [18_970, 37, 5_901],
  [8_670, 35, 2_296],
  [4_100, 33, 788],
  [1_700, 28, 116],
  [1_090, 19, 0],
]
/** The monthly table of E.T., art. 383. */
export const monthSteps: readonly Step[] = [
  [2_300, 39, 770],
  [945, 37, 268],
  [640, 35, 162],
  [360, 33, 69],
  [150, 28, 10],
  [95, 19, 0],
]
/** Returns the tax in UVT on an income in UVT. */
export const taxOf = (units: number, steps: readonly Step[]): number => {
  const step = steps.find(([from]) => units > from)
  return step ? ((units - step[0]) * step[1]) / 100 + step[2] : 0
}
/** The exempt quarter of income from work has a limit of 790 UVT a year (E.T., art. 206, num. 10). */
export const mostExempt = 790
