/** In milliseconds: the pause before the first retry, which doubles with each further try. */
const firstPause = 2000
const longestPause = 30_000

const waiting = new Set<() => void>()

/**
 * Resolves when the connection returns, when `goOn` is called, or after a pause that grows with `tries`.
 * When `signal` aborts, the promise resolves at once.
 */
export function lineBack(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      signal.removeEventListener('abort', go)
      waiting.delete(go)
      resolve()
    }
    const timer = setTimeout(go, Math.min(firstPause * 2 ** tries, longestPause))
    window.addEventListener('online', go)
    signal.addEventListener('abort', go)
    waiting.add(go)
  })
}

/** Retries at once all uploads that wait for the connection. */
export const goOn = (): void => [...waiting].forEach((go) => go())
