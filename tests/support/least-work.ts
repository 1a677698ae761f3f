const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/**
 * Milliseconds of processor that this thread needs, the least of three.
 * What runs beside it can only add: the collector's own threads, what another test left behind, a shared core.
 */
export async function leastWork(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let time = 0; time < 3; time += 1) {
    const begun = process.threadCpuUsage()
    await work()
    least = Math.min(least, milliseconds(process.threadCpuUsage(begun)))
  }
  return least
}
