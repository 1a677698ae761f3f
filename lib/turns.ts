import type { AccountId } from '@/lib/ids'
/** A queue that runs at most `places` jobs at the same time, and at most one job of each client at the same time. */
export type Turns = {
  /** Resolves when the job may start, with a function to call when the job ends. Rejects when the queue is full. */
  take: (client: AccountId, options?: { background?: boolean }) => Promise<() => void>
  waiting: () => number
}

class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/** Compares the errors' names, because Next loads this module several times, each time with another class. */
export const isTooManyWaiting = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TooManyWaiting'

/**
 * After a job longer than `afterMs` a client waits for `times` the job's duration, but at most `atMostMs`.
 * With `onlyBeforeMore`, a client waits only if it has more jobs in the queue.
 */
type Rest = { afterMs: number; times: number; atMostMs: number; onlyBeforeMore: boolean }
type Limits = {
  places: number
  mostWaiting: number
  mostOfOne: number
  rest?: Rest
  /** The time when each client's last job began or ended. Several queues can share this map. */
  seen?: Map<string, number>
  /** True while work outside this queue has priority. Then a client rests after a long job even if it is alone. */
  givesWay?: () => boolean
}
type Entry = { client: AccountId; background: boolean; start: () => void }

/** By default a client waits only after a job of more than 100 ms. The check of a small upload is shorter. */
const longRest: Rest = { afterMs: 100, times: 1, atMostMs: Infinity, onlyBeforeMore: false }
/** Milliseconds for which a client counts as active after its last job. */
const aboutMs = 1_000

/**
 * The client whose last job began longest ago is next, so that fifty files of one client hardly delay others.
 * After a long job a client waits a while, if other clients are active.
 * Background work waits for all other work, runs one job at a time and leaves one of the `places` free.
 */
export function fairTurns({
  places,
  mostWaiting,
  mostOfOne,
  rest = longRest,
  seen = new Map<string, number>(),
  givesWay = () => false,
}: Limits): Turns {
  const lines = new Map<string, Entry[]>()
  const busy = new Map<string, Entry>()
  const served = new Map<string, number>()
  const resting = new Map<string, NodeJS.Timeout>()
  let [turn, waiting] = [0, 0]

  function next(): Entry | undefined {
    if (busy.size >= places) return undefined
    const entries = [...lines]
      .flatMap(([client, line]) => (busy.has(client) || resting.has(client) ? [] : line.slice(0, 1)))
      .toSorted((one, other) => (served.get(one.client) ?? 0) - (served.get(other.client) ?? 0))
    const foreground = entries.find((entry) => !entry.background)
    if (foreground) return foreground
    const hasPlace =
      busy.size < Math.max(1, places - 1) && ![...busy.values()].some((entry) => entry.background)
    return hasPlace ? entries[0] : undefined
  }

  function serve(): void {
    for (let entry = next(); entry; entry = next()) {
      const { client } = entry
      const rest = lines.get(client)?.slice(1) ?? []
      if (rest.length > 0) lines.set(client, rest)
      else lines.delete(client)
      busy.set(client, entry)
      served.set(client, (turn += 1))
      seen.set(client, performance.now())
      waiting -= 1
      entry.start()
    }
  }

  function leave(client: AccountId): void {
    const now = performance.now()
    const took = now - (seen.get(client) ?? now)
    busy.delete(client)
    seen.set(client, now)
    for (const [other, at] of seen) if (!busy.has(other) && now - at > aboutMs) seen.delete(other)
    const isAlone = !givesWay() && [...seen.keys()].every((other) => other === client)
    const hasMore = lines.has(client) || !rest.onlyBeforeMore
    if (took > rest.afterMs && hasMore && !isAlone)
      letRest(client, Math.min(rest.times * took, rest.atMostMs))
    if (!lines.has(client)) served.delete(client)
    serve()
  }

  function letRest(client: AccountId, milliseconds: number): void {
    clearTimeout(resting.get(client))
    const end = () => {
      resting.delete(client)
      serve()
    }
    resting.set(client, setTimeout(end, milliseconds))
  }

  return {
    waiting: () => waiting,
    take(client, { background = false } = {}) {
      const line = lines.get(client) ?? []
      if (waiting >= mostWaiting || line.length >= mostOfOne) return Promise.reject(new TooManyWaiting())
      return new Promise((resolve) => {
        let isHeld = true
        const release = () => {
          if (isHeld) leave(client)
          isHeld = false
        }
        const entry = { client, background, start: () => resolve(release) }
        const at = line.findIndex((other) => other.background && !background)
        lines.set(client, line.toSpliced(at < 0 ? line.length : at, 0, entry))
        waiting += 1
        serve()
      })
    },
  }
}
