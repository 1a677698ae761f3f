/** A step of a tax table: `percent` applies above the income `from`, and `before` is the tax on `from`, in UVT. */
type Step = readonly [from: number, percent: number, before: number]
/** The yearly table of the income tax (E.T., art. 241). */
export const yearSteps: readonly Step[] = [
  [31_000, 39, 10_352],
  [18_970, 37, 5_901],
  [8_670, 35, 2_296],
  [4_100, 33, 788],
  [1_700, 28, 116],
  [1_090, 19, 0],
]
/** The monthly table of the withholding on wages (E.T., art. 383). */
export const monthSteps: readonly Step[] = [
  [2_300, 39, 770],
  [945, 37, 268],
  [640, 35, 162],
  [360, 33, 69],
  [150, 28, 10],
  [95, 19, 0],
]
export const taxOf = (units: number, steps: readonly Step[]): number => {
  const step = steps.find(([from]) => units > from)
  return step ? ((units - step[0]) * step[1]) / 100 + step[2] : 0
}
/** A quarter of the income from work is exempt, up to this many UVT a year (E.T., art. 206, num. 10). */
export const mostExempt = 790
