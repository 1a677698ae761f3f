import { readdirSync, readFileSync } from 'node:fs'
import { vitalsOf } from '@/lib/uploads/reader/vitals'

/** The processes that a process has started, and theirs. */
export function descendantsOf(parent: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  }
  const below = (pid: number): number[] =>
    [...parents].flatMap(([child, its]) => (its === pid ? [child, ...below(child)] : []))
  return below(parent)
}

/** Milliseconds that a process has computed; 0 when it is gone. */
export const computedMs = (pid: number): number => vitalsOf(pid)?.cpuMs ?? 0
