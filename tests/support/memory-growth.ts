const megabyte = 2 ** 20

export async function memoryGrowth(work: () => Promise<unknown>): Promise<number> {
  const peak = () => process.resourceUsage().maxRSS * 1024
  const [before, peakBefore] = [process.memoryUsage.rss(), peak()]
  let most = before
  const look = () => (most = Math.max(most, process.memoryUsage.rss()))
  const watch = setInterval(look, 10)
  await work()
  clearInterval(watch)
  look()
  // Timers do not run during work that never waits, so the system's record of the peak memory is used too.
  if (peak() > peakBefore) most = Math.max(most, peak())
  return (most - before) / megabyte
}
