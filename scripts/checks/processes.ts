import { readdirSync, readFileSync } from 'node:fs'
import { vitalsOf } from '@/lib/uploads/reader/vitals'

export function descendantsOf(parent: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // This process ended after the folder `/proc` was listed.
    }
  }
  const below = (pid: number): number[] =>
    [...parents].flatMap(([child, its]) => (its === pid ? [child, ...below(child)] : []))
  return below(parent)
}

/** Milliseconds of processor time that the process has used; 0 when the process is gone. */
export const computedMs = (pid: number): number => vitalsOf(pid)?.cpuMs ?? 0

/** The last characters of the process's command line; empty when the process is gone. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(-120)
  } catch {
    return ''
  }
}

const everyMs = 250
const page = 4096

/** Megabytes of memory that the process uses; 0 when the process is gone. */
export function residentMemory(pid: number | undefined): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * page) / (1 << 20)
  } catch {
    return 0
  }
}

/** Samples the memory of processes; `most` and `stop` return the peak of a single process so far, in megabytes. */
export function memoryOf(pids: readonly (number | undefined)[]): { most: () => number; stop: () => number } {
  let most = 0
  const look = () => (most = Math.max(most, ...pids.map(residentMemory)))
  const timer = setInterval(look, everyMs)
  return {
    most: look,
    stop() {
      clearInterval(timer)
      return look()
    },
  }
}
