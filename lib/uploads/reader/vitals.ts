import { readFileSync } from 'node:fs'

export type Vitals = { megabytes: number; cpuMs: number }

const page = 4096
/** Of the kernel's clock, the same on every Linux. */
const tickMs = 10

/** What a process of ours has in memory and has computed; null where the system does not tell (it is no Linux, or it is gone). */
export function vitalsOf(pid: number | undefined): Vitals | null {
  try {
    const resident = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]
    // The name in brackets may hold blanks: what follows it is counted from its end.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    const ticks = Number(fields[11]) + Number(fields[12])
    return { megabytes: (Number(resident) * page) / (1 << 20), cpuMs: ticks * tickMs }
  } catch {
    return null
  }
}
