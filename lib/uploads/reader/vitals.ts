import { readFileSync } from 'node:fs'

export type Vitals = { megabytes: number; cpuMs: number }

const page = 4096
/** Milliseconds per tick of the kernel's clock, the same on every Linux. */
const tickMs = 10

/** Returns memory and processor time of a process; null after it ended and outside of Linux. */
export function vitalsOf(pid: number | undefined): Vitals | null {
  try {
    const resident = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]
    // The process name in brackets may contain blanks, so the fields are counted from the closing bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    const ticks = Number(fields[11]) + Number(fields[12])
    return { megabytes: (Number(resident) * page) / (1 << 20), cpuMs: ticks * tickMs }
  } catch {
    return null
  }
}
