import 'server-only'
import type { ReaderKind } from '@/lib/uploads/reader/start-process'
import { vitalsOf } from '@/lib/uploads/reader/vitals'

// V8's own limits ignore buffers and images: a PDF of 2 kB that unpacks to a gigabyte stays within them.
/** The process may grow by this many megabytes per file. Mails and PDFs for signing have up to 25 MB and are copied often. */
const mostGrowth: Record<ReaderKind, number> = {
  xml: 300,
  scan: 300,
  list: 300,
  mail: 450,
  pdf: 700,
  calendar: 256,
}
/** A process that grew by more than this many megabytes is not used again, because images are freed only when it ends. */
const keptGrowth = 100
const lookEveryMs = 50
/** Extra milliseconds for a reader that got too little CPU time on a busy machine. */
const patienceMs = 15_000

/** Limits time and memory for each file, memory above the idle size of the process. `onOver` must end the process. */
export function limitResources(
  kind: ReaderKind,
  pid: number | undefined,
  onOver: (why: 'memory' | 'time') => void,
) {
  const fresh = vitalsOf(pid)?.megabytes ?? 0
  let [milliseconds, waited, cpuBefore] = [0, 0, 0]
  let stalled = false

  return {
    begin(most: number) {
      milliseconds = most
      waited = 0
      cpuBefore = vitalsOf(pid)?.cpuMs ?? 0
    },
    /** Watches the process only while we wait for it, so time in the storage or the database is not limited here. */
    async during<T>(wait: Promise<T>): Promise<T> {
      let last = performance.now()
      const look = () => {
        const now = performance.now()
        waited += now - last
        last = now
        const { megabytes, cpuMs } = vitalsOf(pid) ?? { megabytes: 0, cpuMs: Number.POSITIVE_INFINITY }
        if (megabytes - fresh > mostGrowth[kind]) return onOver('memory')
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
    isStalled: () => stalled,
    isSmall: () => (vitalsOf(pid)?.megabytes ?? 0) - fresh < keptGrowth,
  }
}
