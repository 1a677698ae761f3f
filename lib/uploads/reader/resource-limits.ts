import 'server-only'
import type { ReaderKind } from '@/lib/uploads/reader/start-process'
import { vitalsOf } from '@/lib/uploads/reader/vitals'

// V8's own limits ignore images, so a PDF of 2 kB could unpack to a gigabyte.
/** In megabytes: how much a process may grow per file. Mails and PDFs for signing have up to 25 MB. */
const mostGrowth: Record<ReaderKind, number> = {
  xml: 300,
  scan: 300,
  list: 300,
  mail: 450,
  pdf: 700,
  calendar: 256,
}
/** In megabytes: a process that grew by more than this is not reused, because images are freed only when it ends. */
const keptGrowth = 100
const lookEveryMs = 50
/** Extra milliseconds for a reader that got too little processor time on a busy machine. */
const patienceMs = 15_000

/** Watches time and memory of a reader for each file. `onOver` is called above a limit, and must end the process. */
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
    /** The time limit counts only while we wait for the process, not for the storage or the database. */
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
