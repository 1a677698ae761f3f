/** Where work waits for one of a few places: every client in turn, each with one place at a time. */
export type Turns = {
  /** Resolves with what gives the place back; rejects when too much waits already. */
  take: (client: string, options?: { background?: boolean }) => Promise<() => void>
  waiting: () => number
}

export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

type Limits = { places: number; mostWaiting: number; mostOfOne: number }
type Entry = { client: string; background: boolean; start: () => void }

/**
 * Whoever had a place last is asked last, whatever they have brought: fifty files of one client delay nobody else by more
 * than what is read at the moment. What is in the background has a place only while nobody waits, one at a time, and never
 * the last one.
 */
export function fairTurns({ places, mostWaiting, mostOfOne }: Limits): Turns {
  const lines = new Map<string, Entry[]>()
  const busy = new Map<string, Entry>()
  /** When each of those who wait had a place, in turns. */
  const served = new Map<string, number>()
  let [turn, waiting] = [0, 0]

  function next(): Entry | undefined {
    if (busy.size >= places) return undefined
    const entries = [...lines]
      .flatMap(([client, line]) => (busy.has(client) ? [] : line.slice(0, 1)))
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
      waiting -= 1
      entry.start()
    }
  }

  function leave(client: string): void {
    busy.delete(client)
    if (!lines.has(client)) served.delete(client)
    serve()
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
        lines.set(client, [...line, { client, background, start: () => resolve(release) }])
        waiting += 1
        serve()
      })
    },
  }
}
