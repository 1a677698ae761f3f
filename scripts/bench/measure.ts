/** The p-th percentile (0 to 1) of a list of numbers. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? NaN
}

/** Runs something n times, one after the other; answers the milliseconds of each. */
export async function timings(n: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const result: number[] = []
  for (let index = 0; index < n; index++) {
    const started = performance.now()
    await work(index)
    result.push(performance.now() - started)
  }
  return result
}

/** Runs several kinds of work in turns, so that a noisy machine disturbs all of them alike. */
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
