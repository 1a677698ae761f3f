import { readFileSync } from 'node:fs'

const everyMs = 250
const page = 4096

/** Resident memory of a process in megabytes; 0 when it is gone. */
export function residentMemory(pid: number | undefined): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * page) / (1 << 20)
  } catch {
    return 0
  }
}

/** Watches processes until it is stopped; answers the most that any of them had. */
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
