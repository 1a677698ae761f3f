const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/** Returns the CPU milliseconds of the fastest of three runs, because other work on the machine only adds time. */
export async function leastWork(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let time = 0; time < 3; time += 1) {
    const begun = process.threadCpuUsage()
    await work()
    least = Math.min(least, milliseconds(process.threadCpuUsage(begun)))
  }
  return least
}
