const megabyte = 2 ** 20

/** How many megabytes the process grows by, at the most, while something is done. */
export async function memoryGrowth(work: () => Promise<unknown>): Promise<number> {
  const peak = () => process.resourceUsage().maxRSS * 1024
  const [before, peakBefore] = [process.memoryUsage.rss(), peak()]
  let most = before
  const look = () => (most = Math.max(most, process.memoryUsage.rss()))
  const watch = setInterval(look, 10)
  await work()
  clearInterval(watch)
  look()
  // Work that never waits is not seen by a timer; the system keeps the highest mark by itself.
  if (peak() > peakBefore) most = Math.max(most, peak())
  return (most - before) / megabyte
}
