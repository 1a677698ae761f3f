import 'server-only'
import { vitalsOf } from '@/lib/uploads/reader/vitals'

// The limits of V8 count neither buffers nor pictures: a PDF of 2 kB that unpacks to a gigabyte fits in them.
/** Megabytes that it may grow by while one file is read. */
const mostGrowth = 300
/** Megabytes that it may have grown by after a file for it to be kept: only its end gives pictures back. */
const keptGrowth = 100
const lookEveryMs = 50
/** Extra time for a reader that has not had its CPU time yet: on a busy machine it waits for the processor. */
const patienceMs = 15_000

/** The time and memory that a process, which reads nothing yet, may take for one file; `onOver` ends it. */
export function limitResources(pid: number | undefined, onOver: (why: 'memory' | 'time') => void) {
  const fresh = vitalsOf(pid)?.megabytes ?? 0
  let [milliseconds, waited, cpuBefore] = [0, 0, 0]
  let stalled = false

  return {
    /** Begins a file, which may take this long. */
    begin(most: number) {
      milliseconds = most
      waited = 0
      cpuBefore = vitalsOf(pid)?.cpuMs ?? 0
    },
    /** Looks at the process while we wait for it, and only then: what storage or the database take is not its time. */
    async during<T>(wait: Promise<T>): Promise<T> {
      let last = performance.now()
      const look = () => {
        const now = performance.now()
        waited += now - last
        last = now
        const { megabytes, cpuMs } = vitalsOf(pid) ?? { megabytes: 0, cpuMs: Number.POSITIVE_INFINITY }
        if (megabytes - fresh > mostGrowth) return onOver('memory')
        const hasComputed = cpuMs - cpuBefore >= milliseconds
        if (waited < milliseconds || (!hasComputed && waited < milliseconds + patienceMs)) return
        stalled = !hasComputed
        onOver('time')
      }
      const timer = setInterval(look, lookEveryMs)
      try {
        return await wait
      } finally {
        clearInterval(timer)
        waited += performance.now() - last
      }
    },
    /** Whether its time was up though it had not computed that long. */
    isStalled: () => stalled,
    /** Whether it is small enough for another file. */
    isSmall: () => (vitalsOf(pid)?.megabytes ?? 0) - fresh < keptGrowth,
  }
}
