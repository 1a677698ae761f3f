import 'server-only'
import { vitalsOf } from '@/lib/uploads/reader/vitals'

// The limits of V8 ignore buffers and images: a PDF of 2 kB that unpacks to a gigabyte fits in them.
/** Megabytes of growth while one file is read. */
const mostGrowth = 300
/** Megabytes of growth up to which a process is used again, because only its end frees images. */
const keptGrowth = 100
const lookEveryMs = 50
/** Extra time for a reader that has not had its CPU time on a busy machine. */
const patienceMs = 15_000

/** Limits time and memory for each file, from the idle size of the process; `onOver` ends it. */
export function limitResources(pid: number | undefined, onOver: (why: 'memory' | 'time') => void) {
  const fresh = vitalsOf(pid)?.megabytes ?? 0
  let [milliseconds, waited, cpuBefore] = [0, 0, 0]
  let stalled = false

  return {
    begin(most: number) {
      milliseconds = most
      waited = 0
      cpuBefore = vitalsOf(pid)?.cpuMs ?? 0
    },
    /** Watches only while we wait for the process: time in storage or database does not count. */
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
    /** Timed out without having used its CPU time. */
    isStalled: () => stalled,
    isSmall: () => (vitalsOf(pid)?.megabytes ?? 0) - fresh < keptGrowth,
  }
}
