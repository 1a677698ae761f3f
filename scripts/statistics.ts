/** Returns the percentile; `p` is between 0 and 1. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? NaN
}

async function timings(n: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const result: number[] = []
  for (let index = 0; index < n; index++) {
    const started = performance.now()
    await work(index)
    result.push(performance.now() - started)
  }
  return result
}

/** Measures several kinds of work in turns, so that a busy moment of the machine affects all of them alike. */
export async function interleaved(
  rounds: number,
  kinds: Record<string, (index: number) => Promise<unknown>>,
) {
  const result = Object.fromEntries(Object.keys(kinds).map((name) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round++)
    for (const [name, work] of Object.entries(kinds))
      result[name]?.push(...(await timings(1, () => work(round))))
  return result
}

/**
 * Returns the probability that chance alone makes two samples differ at least as much as `left` and `right`.
 * The two-sided Mann–Whitney U test needs samples of 20 values or more.
 */
export function rankTest(left: readonly number[], right: readonly number[]): number {
  const [n, m] = [left.length, right.length]
  const all = [
    ...left.map((value) => ({ value, left: true })),
    ...right.map((value) => ({ value, left: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  let [rankSum, ties] = [0, 0]
  for (let start = 0; start < all.length;) {
    let end = start
    while (end < all.length && all[end]?.value === all[start]?.value) end++
    const rank = (start + 1 + end) / 2
    rankSum += rank * all.slice(start, end).filter((each) => each.left).length
    ties += (end - start) ** 3 - (end - start)
    start = end
  }
  const u = rankSum - (n * (n + 1)) / 2
  const total = n + m
  const spread = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))))
  return spread === 0 ? 1 : 2 * (1 - normal(Math.abs(u - (n * m) / 2) / spread))
}

/** Returns the share of a normal distribution below z (0 or more), within 7.5e-8 (Abramowitz and Stegun, 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
